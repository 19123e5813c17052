import 'fake-indexeddb/auto'
import { fireEvent, render, screen } from '@solidjs/testing-library'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { InstallHint } from '../../src/app/InstallHint'
import { database } from '../../src/storage/database'
import { readSetting } from '../../src/storage/settings'
import { restoreNavigator, stubNavigator } from '../navigator'

const offered = /^Installed, Stationmaster opens like any app/

/** The browser's offer; `prompt` is its own question. */
function offer() {
  const prompt = vi.fn(() => Promise.resolve())
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return { prompt, event }
}

beforeEach(() => void window.dispatchEvent(new Event('appinstalled'))) // takes back an earlier offer
afterEach(async () => {
  restoreNavigator()
  await database.settings.clear()
})

describe('the install hint', () => {
  test('comes with the browser’s offer, instead of the browser’s own', async () => {
    render(() => <InstallHint hasGames={false} />)
    expect(offer().event.defaultPrevented).toBe(true)
    expect(await screen.findByText(offered)).toBeInTheDocument()
  })

  test('asks the browser, once', async () => {
    render(() => <InstallHint hasGames />)
    const { prompt } = offer()
    fireEvent.click(await screen.findByRole('button', { name: 'Install' }))
    expect(prompt).toHaveBeenCalledOnce()
    expect(screen.queryByText(offered)).not.toBeInTheDocument()
  })

  test('goes when the app is installed', async () => {
    render(() => <InstallHint hasGames={false} />)
    offer()
    await screen.findByText(offered)
    window.dispatchEvent(new Event('appinstalled'))
    expect(screen.queryByText(offered)).not.toBeInTheDocument()
  })

  test('closed stays closed', async () => {
    render(() => <InstallHint hasGames={false} />)
    offer()
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(screen.queryByText(offered)).not.toBeInTheDocument()
    await vi.waitFor(async () => expect(await readSetting('closed-install-hint')).toBe(true))
  })
})

describe('on iOS in the browser', () => {
  beforeEach(() => stubNavigator('standalone', false))

  test('the hint comes before the first game, with the reason', async () => {
    render(() => <InstallHint hasGames={false} />)
    expect(await screen.findByText(/Safari may clear saved games/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Install' })).not.toBeInTheDocument()
  })

  test('with games it offers their file first, as they do not move by themselves', async () => {
    render(() => <InstallHint hasGames />)
    expect(await screen.findByText(/they do not move there by themselves/)).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Export everything' })).toBeInTheDocument()
  })
})

import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor } from '@solidjs/testing-library'
import { createSignal } from 'solid-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Boundary } from '../../src/app/Boundary'
import { forgetTrouble, PageMissing } from '../../src/app/trouble'
import { download } from '../../src/exchange/download'
import { russianRailroads } from '../../src/games/russian-railroads'
import { start } from '../../src/games/russian-railroads/rules/setup'
import { putGame } from '../../src/storage/log'
import { entryOf } from '../../src/table/entry'
import { emptyLog } from '../../src/table/log'
import { drawGame } from '../exchange/games'

vi.mock('../../src/exchange/download', { spy: true })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.location.hash = '#/history'
})
afterEach(() => {
  forgetTrouble()
  vi.restoreAllMocks()
})

const report = (error: unknown) =>
  window.dispatchEvent(new ErrorEvent('error', { error, message: String(error), cancelable: true }))

describe('a bug', () => {
  test('while drawing a page is shown in its place, with its cause', () => {
    const Broken = () => {
      throw new Error('derailed')
    }
    render(() => (
      <Boundary>
        <Broken />
      </Boundary>
    ))
    expect(screen.getByRole('heading')).toHaveTextContent('Something went wrong')
    expect(screen.getByText('Error: derailed')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
  })

  test('in an event or a promise is shown as well', async () => {
    render(() => <Boundary>all is well</Boundary>)
    report(new Error('derailed'))
    expect(await screen.findByText('Error: derailed')).toBeInTheDocument()
    expect(screen.queryByText('all is well')).not.toBeInTheDocument()
  })

  test('is not what the browser merely remarks', () => {
    render(() => <Boundary>all is well</Boundary>)
    report(undefined)
    expect(screen.getByText('all is well')).toBeInTheDocument()
  })

  test('is left by going to another page', async () => {
    render(() => <Boundary>all is well</Boundary>)
    report(new Error('derailed'))
    await screen.findByText('Error: derailed')
    window.location.hash = '#/players'
    expect(await screen.findByText('all is well')).toBeInTheDocument()
  })

  test('is left by the button Home', async () => {
    render(() => <Boundary>all is well</Boundary>)
    report(new Error('derailed'))
    fireEvent.click(await screen.findByRole('button', { name: 'Go to Home' }))
    await waitFor(() => expect(window.location.hash).toBe('#/'))
    expect(await screen.findByText('all is well')).toBeInTheDocument()
  })

  test('on Home is left by trying again', async () => {
    const [broken, setBroken] = createSignal(true)
    const Page = () => {
      if (broken()) throw new Error('derailed')
      return <>all is well</>
    }
    window.location.hash = '#/'
    await new Promise(resolve => window.addEventListener('hashchange', resolve, { once: true }))
    render(() => (
      <Boundary>
        <Page />
      </Boundary>
    ))
    setBroken(false)
    fireEvent.click(screen.getByRole('button', { name: 'Go to Home' }))
    expect(screen.getByText('all is well')).toBeInTheDocument()
  })
})

/** Breaks on a page. Its address is read when it changes, which is a moment later. */
async function breakOn(hash: string): Promise<void> {
  window.location.hash = hash
  await new Promise(resolve => window.addEventListener('hashchange', resolve, { once: true }))
  render(() => <Boundary>all is well</Boundary>)
  report(new Error('derailed'))
  await screen.findByText('Error: derailed')
}

describe('on a game’s page', () => {
  const { id, setup, actions, startedAt: at } = drawGame(0, 12)
  const startedAt = Date.parse(at)

  const exportGame = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Export the game' }))
    return screen.findByRole('status')
  }

  beforeEach(async () => {
    vi.mocked(download)
      .mockReset()
      .mockImplementation(() => undefined)
    const entry = entryOf(russianRailroads, { id, startedAt, setup }, emptyLog(start(setup)), startedAt)
    await putGame({ entry, setup, lines: actions })
  })

  const pages = [`#/game/${id}`, `#/game/${id}/review`, `#/game/${id}/review/7`]
  test.each(pages)('%s a bug offers its file', async hash => {
    await breakOn(hash)
    expect(await exportGame()).toHaveTextContent('.railroads.json')
    const [name, text] = vi.mocked(download).mock.lastCall ?? []
    expect(name).toContain(setup.players.map(player => player.name).join(', '))
    expect(JSON.parse(typeof text === 'string' ? text : '')).toMatchObject({ id, actions })
  })

  test('a game that has no file gets a sentence', async () => {
    await breakOn('#/game/nowhere')
    expect(await exportGame()).toHaveTextContent('could not be written')
    expect(download).not.toHaveBeenCalled()
  })
})

test('elsewhere a bug offers no file', async () => {
  await breakOn('#/settings')
  expect(screen.queryByRole('button', { name: 'Export the game' })).not.toBeInTheDocument()
})

test('code that did not come is told apart from a bug', () => {
  const Missing = () => {
    throw new PageMissing('page code did not load')
  }
  render(() => (
    <Boundary>
      <Missing />
    </Boundary>
  ))
  expect(screen.getByRole('heading')).toHaveTextContent('This page did not load')
})

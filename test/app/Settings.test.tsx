import 'fake-indexeddb/auto'
import { fireEvent, render, screen } from '@solidjs/testing-library'
import { afterEach, describe, expect, test } from 'vitest'
import Settings from '../../src/app/pages/Settings'
import { showTheme } from '../../src/app/theme'
import { database } from '../../src/storage/database'
import { keepSetting } from '../../src/storage/settings'
import { showLanguage } from '../../src/text/language'
import { restoreNavigator, stubNavigator } from '../navigator'

afterEach(async () => {
  restoreNavigator()
  showTheme('system')
  showLanguage('en')
  localStorage.clear()
  await database.settings.clear()
})

/** A browser that answers as told about keeping our data. */
function stubStorage(persisted: boolean) {
  const storage = {
    persisted: () => Promise.resolve(persisted),
    estimate: () => Promise.resolve({ usage: 1_200_000 }),
  }
  stubNavigator('storage', storage)
}

describe('Settings', () => {
  test('shows the theme and changes it', () => {
    render(() => <Settings />)
    expect(screen.getByRole('radio', { name: 'As the system' })).toBeChecked()
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  })

  test('changes the language of itself and of the title', () => {
    render(() => <Settings />)
    expect(document.title).toBe('Settings · Stationmaster')
    fireEvent.click(screen.getByRole('radio', { name: 'Deutsch' }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Einstellungen')
    expect(document.title).toBe('Einstellungen · Stationmaster')
  })

  test('shows that the browser keeps the games, and the space they take', async () => {
    stubStorage(true)
    render(() => <Settings />)
    expect(await screen.findByText('Kept until deleted')).toBeInTheDocument()
    expect(screen.getByText('1.2 MB')).toBeInTheDocument()
  })

  test('shows what the browser has answered when it was asked', async () => {
    stubStorage(false)
    await keepSetting('persistence', 'refused')
    render(() => <Settings />)
    expect(await screen.findByText('The browser may clear them when space runs out')).toBeInTheDocument()
  })

  test('shows that it was not asked yet', async () => {
    stubStorage(false)
    render(() => <Settings />)
    expect(await screen.findByText(/is asked to keep them when the first game is saved/)).toBeInTheDocument()
  })

  test('says so where the browser cannot tell', async () => {
    render(() => <Settings />)
    expect(await screen.findByText('The browser does not say how long it keeps them')).toBeInTheDocument()
    expect(screen.getByText('Not told by the browser')).toBeInTheDocument()
  })
})

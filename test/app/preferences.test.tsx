import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseLanguage, chooseTheme, followPreferences } from '../../src/app/preferences'
import { isTheme, showTheme, theme } from '../../src/app/theme'
import { database } from '../../src/storage/database'
import { readSetting } from '../../src/storage/settings'
import { language, showLanguage } from '../../src/text/language'

const shownTheme = () => document.documentElement.dataset['theme']

beforeEach(() => {
  document.head.innerHTML = ['light', 'dark']
    .map(scheme => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" data-scheme="${scheme}">`)
    .join('')
})
afterEach(async () => {
  vi.restoreAllMocks()
  localStorage.clear()
  showTheme('system')
  showLanguage('en')
  await database.settings.clear()
})

const bars = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media }) => media)

describe('the theme', () => {
  test('chosen is shown, in the browser’s bar too', () => {
    chooseTheme('dark')
    expect(theme()).toBe('dark')
    expect(shownTheme()).toBe('dark')
    expect(bars()).toEqual(['not all', 'all'])
    chooseTheme('light')
    expect(bars()).toEqual(['all', 'not all'])
  })

  test('of the system leaves the choice to the system', () => {
    chooseTheme('dark')
    chooseTheme('system')
    expect(shownTheme()).toBeUndefined()
    expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })

  test.each([
    ['dark', true],
    ['sepia', false],
    [null, false],
  ])('%s is one of ours: %s', (value, ours) => {
    expect(isTheme(value)).toBe(ours)
  })
})

describe('a choice', () => {
  test('is kept in the database, and in the copy that the first paint reads', async () => {
    chooseTheme('dark')
    chooseLanguage('de')
    expect(localStorage.getItem('stationmaster.theme')).toBe('dark')
    expect(localStorage.getItem('stationmaster.language')).toBe('de')
    await vi.waitFor(async () => {
      expect(await readSetting('theme')).toBe('dark')
      expect(await readSetting('language')).toBe('de')
    })
  })

  test('holds without a copy, where the browser forbids it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    chooseTheme('dark')
    expect(theme()).toBe('dark')
  })

  test('comes back from the database when the copy is lost', async () => {
    await database.settings.bulkPut([
      { key: 'theme', value: 'dark' },
      { key: 'language', value: 'de' },
    ])
    await followPreferences()
    expect(theme()).toBe('dark')
    expect(language()).toBe('de')
    expect(localStorage.getItem('stationmaster.theme')).toBe('dark')
  })

  test('is not overruled by the database while the copy is there', async () => {
    await database.settings.put({ key: 'theme', value: 'dark' })
    localStorage.setItem('stationmaster.theme', 'system')
    await followPreferences()
    expect(theme()).toBe('system')
  })

  test('that makes no sense is passed over', async () => {
    await database.settings.put({ key: 'theme', value: 'sepia' })
    await followPreferences()
    expect(theme()).toBe('system')
    expect(localStorage.getItem('stationmaster.theme')).toBeNull()
  })

  test('made in another tab is followed', async () => {
    await followPreferences()
    window.dispatchEvent(new StorageEvent('storage', { key: 'stationmaster.language', newValue: 'de' }))
    expect(language()).toBe('de')
    window.dispatchEvent(new StorageEvent('storage', { key: 'somebody.else', newValue: 'en' }))
    expect(language()).toBe('de')
  })
})

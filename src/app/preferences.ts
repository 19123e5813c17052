import { isLanguage, type Language, showLanguage } from '../text/language'
import { afterPaint } from './after-paint'
import { isTheme, showTheme, type Theme } from './theme'

// The database keeps the choices. localStorage holds a copy, its only use, because public/first.js cannot wait for the
// database: nothing may flash.

export function chooseTheme(theme: Theme): void {
  showTheme(theme)
  void keep('theme', theme)
}

export function chooseLanguage(language: Language): void {
  showLanguage(language)
  void keep('language', language)
}

/** Brings back what the copy has lost, and follows the choices made in other tabs. */
export async function followPreferences(): Promise<void> {
  window.addEventListener('storage', event => show(event.key, event.newValue))
  await afterPaint()
  await bringBack()
}

/** Shows what the database keeps and the copy does not: the copy was lost, or a backup has brought it. */
export async function bringBack(): Promise<void> {
  for (const name of ['theme', 'language'] as const) {
    if (readCopy(name) !== null) continue
    const { readSetting } = await import('../storage/settings')
    const kept = await readSetting(name).catch(() => undefined)
    if (show(copyKey(name), kept)) writeCopy(name, String(kept))
  }
}

function show(key: string | null, value: unknown): boolean {
  if (key === copyKey('theme') && isTheme(value)) showTheme(value)
  else if (key === copyKey('language') && isLanguage(value)) showLanguage(value)
  else return false
  return true
}

type Name = 'theme' | 'language'

const copyKey = (name: Name) => `stationmaster.${name}`

async function keep(name: Name, value: string): Promise<void> {
  writeCopy(name, value)
  const { keepSetting } = await import('../storage/settings')
  await keepSetting(name, value).catch(() => undefined) // no database: the copy alone lasts as long as it may
}

/** Forgets the copies, when all data is cleared. */
export function forgetCopies(): void {
  try {
    for (const name of ['theme', 'language'] as const) localStorage.removeItem(copyKey(name))
  } catch {
    // Then there are none.
  }
}

function readCopy(name: Name): string | null {
  try {
    return localStorage.getItem(copyKey(name))
  } catch {
    return null
  }
}

function writeCopy(name: Name, value: string): void {
  try {
    localStorage.setItem(copyKey(name), value)
  } catch {
    // The browser forbids it: the choice holds until the page is closed.
  }
}

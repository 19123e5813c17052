import { createSignal } from 'solid-js'
import { de } from './de'
import { en, type Words } from './en'

export type Language = 'en' | 'de'

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'de'

const words: Record<Language, Words> = { en, de }

// public/first.js has already chosen by what was kept or by the browser's language.
const [language, setSignal] = createSignal<Language>(document.documentElement.lang === 'de' ? 'de' : 'en')

/** The language shown now. */
export { language }

/** All words in the language shown now; read it inside JSX or a memo and the text follows the language. */
export const t = (): Words => words[language()]

/** Shows the app in another language. Keeping the choice is up to the caller. */
export function showLanguage(next: Language): void {
  document.documentElement.lang = next
  setSignal(next)
}

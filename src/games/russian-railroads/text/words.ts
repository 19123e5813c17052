import { de } from './de'
import { en, type Words } from './en'

export type { Words } from './en'

/** The words of the game in each language of the app. */
export const wordsIn: Readonly<Record<'en' | 'de', Words>> = { en, de }

import { language } from '../text/language'
import { de, en, type Words } from '../text/options'

/** What the switches of the table say in the language shown now. */
export const optionWords = (): Words => (language() === 'de' ? de : en)

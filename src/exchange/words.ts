import { de, en, type Words } from '../text/exchange'
import { language } from '../text/language'

/** What is said when games go in and out, in the language shown now. */
export const words = (): Words => (language() === 'de' ? de : en)

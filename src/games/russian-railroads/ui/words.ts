import { language } from '../../../text/language'
import { type Words, wordsIn } from '../text/words'

/** The words of the game in the language shown now; read it inside JSX or a memo and the text follows the language. */
export const words = (): Words => wordsIn[language()]

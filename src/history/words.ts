import { history as de } from '../text/de/history'
import { history as en, type HistoryWords } from '../text/en/history'
import { language } from '../text/language'

/** The words of history, review and players in the language shown now. */
export const words = (): HistoryWords => ({ en, de })[language()]

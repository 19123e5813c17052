import { language } from './language'

/** A day, as the language shown now writes it. */
export const formatDay = (milliseconds: number): string =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', year: 'numeric' }).format(milliseconds)

/** An amount of data in the unit a person would use: 640 kB, 1.2 MB. */
export function formatBytes(bytes: number): string {
  const [amount, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte']
  const digits = amount < 10 ? 1 : 0
  return new Intl.NumberFormat(language(), { style: 'unit', unit, maximumFractionDigits: digits }).format(amount)
}

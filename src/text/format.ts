import { language } from './language'

/** A day, as the language shown now writes it. */
export const formatDay = (milliseconds: number): string =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', year: 'numeric' }).format(milliseconds)

/** A playing time in hours and minutes; nothing where it was not a minute. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const units = [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`]
  return units.filter(Boolean).join(' ')
}

/** When a game was played and for how long. */
export const formatWhen = (startedAt: number, seconds: number): string =>
  [formatDay(startedAt), formatDuration(seconds)].filter(Boolean).join(' · ')

/** An amount of data in the unit a person would use: 640 kB, 1.2 MB. */
export function formatBytes(bytes: number): string {
  const [amount, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte']
  const digits = amount < 10 ? 1 : 0
  return new Intl.NumberFormat(language(), { style: 'unit', unit, maximumFractionDigits: digits }).format(amount)
}

/** A share of a whole, as the language shown now writes it: 42 %. */
export const formatShare = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** A mean with one digit behind the point. */
export const formatMean = (mean: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(mean)

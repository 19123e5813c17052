import type { SharedGame } from './shared-game'

/** The headings that are not the game's own. */
export interface CsvWords {
  readonly round: string
  readonly player: string
  readonly total: string
}

/**
 * The points as a table for spreadsheets (RFC 4180): a row for each moment and player, a column for each source, and
 * the standing then.
 */
export function csvOf({ players, sources, moments }: SharedGame, words: CsvWords): string {
  const head = [words.round, words.player, ...sources.map(({ name }) => name), words.total]
  const rows = moments.flatMap(({ name, standing, gains }) =>
    players.map((player, seat) => [
      name,
      player.name,
      ...sources.map((_, source) => gains[seat]?.[source] ?? 0),
      standing[seat] ?? 0,
    ]),
  )
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  return `\uFEFF${[head, ...rows].map(row => `${row.map(fieldOf).join(',')}\r\n`).join('')}`
}

/** A text that a spreadsheet would take for a formula gets an apostrophe; numbers are ours and stay as they are. */
function fieldOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

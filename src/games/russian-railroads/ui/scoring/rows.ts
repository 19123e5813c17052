import { pawnOf } from '../../scoring/pawn'
import { type Source, sources } from '../../scoring/round'
import type { Words } from '../../text/words'
import { type PlayerScoring, sumOfAtOnce } from './scorings'
import { sourceName } from './source-name'

/** A row of the scoring table. */
export type Row = Source | keyof Words['scoring']['rows']

export const rows: readonly Row[] = [...sources, 'round', 'at-once', 'total', 'pawn', 'counted']

export const isSource = (row: Row): row is Source => sources.some(source => source === row)

export const rowName = (words: Words, row: Row): string =>
  isSource(row) ? sourceName(words, row) : words.scoring.rows[row]

/** Where text is large only the mark of a line has room. */
export const rowMark = (words: Words, row: Row): string => {
  if (row === 'industry') return words.scoring.industryMark
  return isSource(row) ? words.names.lineMarks[row] : words.scoring.rows[row]
}

/** The number of a row; the pawn's is its space, and what was counted is not one of the app's. */
export function numberIn(row: Exclude<Row, 'counted'>, { score, atOnce, total }: PlayerScoring): number {
  switch (row) {
    case 'round':
      return score.total
    case 'at-once':
      return sumOfAtOnce(atOnce)
    case 'total':
      return total
    case 'pawn':
      return pawnOf(total).space
    default:
      return score[row]
  }
}

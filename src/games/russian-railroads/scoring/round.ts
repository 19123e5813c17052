import type { Board } from '../board/board'
import type { Copy } from '../board/copy'
import { type Line, lineIds } from '../printed/lines'
import { scoreLine } from './lines'
import { leaf, type Points, sumOf } from './points'

/** The sources of a round's points, as the scoring table lists them. */
export const sources = [...lineIds, 'industry'] as const
export type Source = Line | 'industry'
export type RoundScore = Readonly<Record<Source | 'total', number>>

/** Points of a position on the industry track: its own, or the nearest printed behind it. */
export function industryPointsAt(position: number, copy: Copy): number {
  for (let at = position; at > 0; at--) {
    const points = copy.industry[at]
    if (points !== undefined) return points
  }
  return 0
}

export const scoreIndustry = (board: Board, copy: Copy): Points =>
  sumOf(
    { key: 'industry' },
    board.industry.map(position => leaf({ key: 'marker', position }, industryPointsAt(position, copy))),
  )

/** The scoring of one board at the end of a round, down to the single space. */
export const scoreRound = (board: Board, copy: Copy): Points =>
  sumOf({ key: 'round' }, [...lineIds.map(line => scoreLine(board, line, copy)), scoreIndustry(board, copy)])

/** The same as one number for each source. */
export function roundScore(board: Board, copy: Copy): RoundScore {
  const tree = scoreRound(board, copy)
  const [ts, sp, kiev, industry] = tree.parts.map(part => part.points)
  return {
    'trans-siberian': ts ?? 0,
    'st-petersburg': sp ?? 0,
    kiev: kiev ?? 0,
    industry: industry ?? 0,
    total: tree.points,
  }
}

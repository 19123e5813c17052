import type { Board } from '../board/board'
import type { Copy } from '../board/copy'
import { matchCopy } from '../board/copy'
import type { EndBonusId } from '../printed/cards'
import { scoreEnd } from '../scoring/end'
import type { Points } from '../scoring/points'
import { type RoundScore, roundScore } from '../scoring/round'
import type { Position } from './position'

/** The final scoring of one board, as tools print it. */
export interface EndScore {
  /** In the order in which the board holds them. */
  readonly cards: readonly { readonly card: EndBonusId; readonly points: number }[]
  /** The engineer majority. */
  readonly engineers: number
  readonly total: number
}

export interface Score {
  readonly name: string
  readonly round: RoundScore
  readonly end: EndScore
}

/** One round's scoring and the final scoring of a position. */
export function scorePosition({ players, printed }: Position): { readonly players: readonly Score[] } {
  const copy = matchCopy(printed)
  const ends = endScores(
    players.map(({ board }) => board),
    copy,
  )
  return {
    players: players.flatMap(({ name, board }, seat) => {
      const end = ends[seat]
      return end ? [{ name, round: roundScore(board, copy), end }] : []
    }),
  }
}

/** The final scoring of boards that lie on one table, by seat. */
export const endScores = (boards: readonly Board[], copy: Copy): EndScore[] => scoreEnd(boards, copy).map(endScoreOf)

/** The final scoring as numbers, from its tree. */
export function endScoreOf(tree: Points): EndScore {
  const leaves = tree.parts.flatMap(part => [part, ...part.parts])
  return {
    cards: leaves.flatMap(({ label, points }) => (label.key === 'card' ? [{ card: label.card, points }] : [])),
    engineers: leaves.find(({ label }) => label.key === 'majority')?.points ?? 0,
    total: tree.points,
  }
}

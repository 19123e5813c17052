import { industryEnd, industryGaps } from '../printed/industry'
import { type Board, changeBoard } from './board'
import { isGap } from './copy'
import { type Refusal, refuse } from './refusal'

/** The factory at a position of the industry track, if it is a filled gap. */
export const factoryAt = (board: Board, position: number): number | undefined =>
  board.factories[industryGaps.findIndex(gap => gap === position)]

/** Why the marker at this position cannot move on, if it cannot. */
export function refuseIndustry(board: Board, from: number): Refusal | undefined {
  if (!board.industry.includes(from)) return refuse('turn.not-open')
  const to = from + 1
  if (to > industryEnd) return refuse('industry.end')
  if (isGap(to) && factoryAt(board, to) === undefined) return refuse('industry.gap', { position: to })
  if (board.industry.includes(to)) return refuse('industry.shared', { position: to })
  return undefined
}

/** The board after the marker at this position has moved on by one. */
export function moveMarker(board: Board, from: number): Board {
  const [first = 0, second] = board.industry
  if (second === undefined) return changeBoard(board, { industry: [from + 1] })
  const moved = from === first ? [from + 1, second] : [first, from + 1]
  return changeBoard(board, { industry: moved.sort((a, b) => b - a) })
}

/** The board with its second marker on 0. */
export const addMarker = (board: Board): Board => ({ ...board, industry: [...board.industry, 0].slice(0, 2) })

import { factoryGaps } from '../printed/players'
import { type Board, changeBoard } from './board'
import { type Refusal, refuse } from './refusal'

/** The gaps (1 to 5) that a new factory may go to: the left-most empty one, or any once all are filled. */
export function gapsFor(board: Board): readonly number[] {
  const filled = board.factories.length
  return filled < factoryGaps ? [filled + 1] : Array.from({ length: factoryGaps }, (_, i) => i + 1)
}

/** Why a new factory cannot go to this gap, if it cannot. */
export function refuseGap(board: Board, gap: number): Refusal | undefined {
  const filled = board.factories.length
  if (gap <= filled && filled < factoryGaps) return refuse('factory.gaps-first', { gap, next: filled + 1 })
  if (gap > filled && (filled === factoryGaps || gap !== filled + 1))
    return refuse('factory.order', { gap, next: Math.min(filled + 1, factoryGaps) })
  return undefined
}

/** The board with the factory in its gap; a factory that lay there goes back to the supply. */
export const placeFactory = (board: Board, number: number, gap: number): Board =>
  changeBoard(board, {
    factories: gap > board.factories.length ? [...board.factories, number] : board.factories.with(gap - 1, number),
  })

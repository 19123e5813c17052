import { doublerPlaces } from '../printed/lines'
import { type Board, changeBoard } from './board'
import { type Refusal, refuse } from './refusal'

/** Why no doubler can be placed, if none can. */
export function refuseDoubler(board: Board, supply: number): Refusal | undefined {
  if (board.doublers >= doublerPlaces) return refuse('doubler.full')
  return supply > 0 ? undefined : refuse('supply.empty', { piece: 'doubler' })
}

/** The board with as many of these doublers as it has places and the supply has doublers. */
export const placeDoublers = (board: Board, count: number, supply: number): Board =>
  changeBoard(board, {
    doublers: board.doublers + Math.max(0, Math.min(count, doublerPlaces - board.doublers, supply)),
  })

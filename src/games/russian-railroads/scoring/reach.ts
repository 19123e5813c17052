import type { Board } from '../board/board'
import type { Line } from '../printed/lines'

/** The board as if the locomotives of a line reached this far. */
export const withReach = (board: Board, line: Line, reach: number): Board => ({
  ...board,
  locomotives: { ...board.locomotives, [line]: [reach] },
})

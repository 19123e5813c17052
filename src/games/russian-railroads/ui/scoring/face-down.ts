import type { Board } from '../../board/board'
import { boardAt, type Seat, type State } from '../../rules/state'

/**
 * Whether End Bonus cards lie open. Until then each is only "a card", whatever the app was told: in the final they are
 * turned over one player after the other.
 */
export const areCardsOpen = ({ phase }: State): boolean => phase === 'over'

/** A player's board as everybody may see it. */
export function visibleBoard(state: State, seat: Seat): Board {
  const board = boardAt(state, seat)
  if (areCardsOpen(state) || board.endBonus.length === 0) return board
  return { ...board, endBonus: board.endBonus.map(() => 'hidden') }
}

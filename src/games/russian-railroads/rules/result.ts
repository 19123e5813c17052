import { placesOf } from '../scoring/end'
import type { State } from './state'

/** Whether the game was ended without a final scoring: it is kept, but counts in no statistics. */
export const isUnfinished = (state: State): boolean => state.phase === 'over' && state.end.length === 0

/** The place of each player by the points they have; none for those who left and whom the table does not rank. */
export function placesIn(state: State): (number | undefined)[] {
  const isRanked = (seat: number) => state.away.every(away => away.seat !== seat || away.ranked)
  const places = placesOf(state.players.filter((_, seat) => isRanked(seat)).map(player => player.points))
  return state.players.map((_, seat) => (isRanked(seat) ? places.shift() : undefined))
}

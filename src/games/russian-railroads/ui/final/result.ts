import { isUnfinished, placesIn } from '../../rules/result'
import type { Seat, State } from '../../rules/state'
import type { Words } from '../../text/words'

export interface Rank {
  readonly seat: Seat
  readonly points: number
  readonly place: number | undefined
}

/** The players by place; those without one at the end, by points. A game without a result has no places. */
export function rankingOf(state: State): Rank[] {
  const places = isUnfinished(state) ? [] : placesIn(state)
  return state.players
    .map(({ points }, seat) => ({ seat, points, place: places[seat] }))
    .sort(
      (a, b) => (a.place ?? state.players.length + 1) - (b.place ?? state.players.length + 1) || b.points - a.points,
    )
}

/** Who has won, and who left before the end. */
export function sayResult({ final: { places } }: Words, state: State, names: readonly string[]): string[] {
  const nameOf = (seat: Seat) => names[seat] ?? ''
  const winners = rankingOf(state)
    .filter(({ place }) => place === 1)
    .map(({ seat }) => nameOf(seat))
  const [winner] = winners
  return [
    ...(isUnfinished(state) ? [places.unfinished] : []),
    ...(winners.length > 1 ? [places.share(winners)] : winner === undefined ? [] : [places.wins(winner)]),
    ...state.away.map(({ seat, ranked }) => (ranked ? places.left : places.notRanked)(nameOf(seat))),
  ]
}

/** The row of a player, for those who do not see it. */
export function sayRank({ final: { places } }: Words, { seat, points, place }: Rank, names: readonly string[]): string {
  const name = names[seat] ?? ''
  return place === undefined ? places.without(name, points) : places.of(place, name, points)
}

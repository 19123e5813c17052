import type { Bar } from '../../../../ui/Bars'
import type { CurveLine } from '../../../../ui/Curve'
import type { Course } from '../../../game'
import type { SetupPlayer } from '../../rules/setup'

/** A line for each player: the points at each moment. */
export const linesOf = ({ moments }: Course, players: readonly SetupPlayer[]): CurveLine[] =>
  players.map(({ name, color }, seat) => ({ name, color, values: moments.map(({ standing }) => standing[seat] ?? 0) }))

/** A bar for each player, of the sources that gave anybody anything. */
export function barsOf(
  { sources, moments }: Course,
  players: readonly SetupPlayer[],
): { readonly sources: readonly string[]; readonly bars: readonly Bar[] } {
  const sumOf = (seat: number, source: number) =>
    moments.reduce((sum, { gains }) => sum + (gains[seat]?.[source] ?? 0), 0)
  const used = sources
    .map(({ name }, source) => ({ name, source }))
    .filter(({ source }) => players.some((_, seat) => sumOf(seat, source) !== 0))
  return {
    sources: used.map(({ name }) => name),
    bars: players.map(({ name, color }, seat) => ({
      name,
      color,
      values: used.map(({ source }) => sumOf(seat, source)),
    })),
  }
}

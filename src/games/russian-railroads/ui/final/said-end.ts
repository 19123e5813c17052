import type { Log } from '../../../../table/log'
import { stateOf } from '../../../../table/log'
import type { Action } from '../../rules/actions'
import { playerAt, type Seat, type State } from '../../rules/state'
import type { Words } from '../../text/words'
import { type SaidPoints, sayAtOnce, sayPoints, sayTotal } from '../scoring/said-points'
import { scoringsOf } from '../scoring/scorings'

/** All points of a player as a tree: round by round, what came after the last scoring, the final. */
export function sayAllPoints(words: Words, log: Log<State, Action>, seat: Seat): SaidPoints[] {
  const state = stateOf(log)
  const scorings = scoringsOf(log)
  const last = scorings.at(-1)
  const later = state.atOnce.slice(last?.at.atOnce.length ?? 0).filter(entry => entry.seat === seat)
  const end = state.end[seat]
  const known = [
    ...(last ? sayTotal(words, scorings, last, seat) : []),
    ...(later.length > 0 ? [sum(words.points.atOnce, sayAtOnce(words, later))] : []),
    ...(end ? [sayPoints(words, end)] : []),
  ]
  const other = playerAt(state, seat).points - known.reduce((total, { points }) => total + points, 0)
  return other === 0 ? known : [...known, { label: words.final.sources.other, points: other, parts: [] }]
}

const sum = (label: string, parts: readonly SaidPoints[]): SaidPoints => ({
  label,
  points: parts.reduce((total, { points }) => total + points, 0),
  parts,
})

import type { AtOnce, Seat } from '../../rules/state'
import type { Points } from '../../scoring/points'
import { scoreRound } from '../../scoring/round'
import { labelOf } from '../../text/points'
import { capital } from '../../text/said'
import type { Words } from '../../text/words'
import { isDecision } from './agreements'
import { type Scoring, scoringOf, sumOfAtOnce } from './scorings'

/** A number in words, and the numbers it is made of. */
export interface SaidPoints {
  readonly label: string
  readonly points: number
  readonly parts: readonly SaidPoints[]
}

/** A tree of points in words. */
export const sayPoints = (words: Words, { label, points, parts }: Points): SaidPoints => ({
  label: capital(labelOf(words, label)),
  points,
  parts: parts.map(part => sayPoints(words, part)),
})

/** Why points were given at once. */
function sayReason(words: Words, entry: AtOnce): string {
  if (isDecision(entry)) return words.scoring.counted.note
  return entry.note ?? words.points.reasons[entry.reason]
}

export const sayAtOnce = (words: Words, entries: readonly AtOnce[]): SaidPoints[] =>
  entries.map(entry => ({ label: capital(sayReason(words, entry)), points: entry.points, parts: [] }))

/** All points of a player up to a scoring: what was there before, then round by round. */
export function sayTotal(words: Words, scorings: readonly Scoring[], upTo: Scoring, seat: Seat): SaidPoints[] {
  const rounds = scorings.slice(0, scorings.indexOf(upTo) + 1).map(scoring => sayRound(words, scoring, seat))
  const before = scoringOf(upTo, seat).total - rounds.reduce((sum, { points }) => sum + points, 0)
  const first = { label: words.scoring.before, points: before, parts: [] }
  return before === 0 ? rounds : [first, ...rounds]
}

function sayRound(words: Words, scoring: Scoring, seat: Seat): SaidPoints {
  const { board, atOnce } = scoringOf(scoring, seat)
  const tree = sayPoints(words, scoreRound(board, scoring.at.copy))
  const won = sumOfAtOnce(atOnce)
  const parts = [...tree.parts, { label: words.points.atOnce, points: won, parts: sayAtOnce(words, atOnce) }]
  return { label: words.dock.log.round(scoring.scored.round), points: tree.points + won, parts }
}

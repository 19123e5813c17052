import { type Log, type Step, stepsOf } from '../../../../table/log'
import type { Board } from '../../board/board'
import type { Action } from '../../rules/actions'
import { type AtOnce, boardAt, playerAt, type ScoredRound, type Seat, type State } from '../../rules/state'
import type { RoundScore } from '../../scoring/round'

/** One scoring of a round, as the log has it. */
export interface Scoring {
  /** Its place among the steps that hold. */
  readonly position: number
  readonly step: Step<State, Action>
  /** The game as it was scored: its boards are those of that moment. */
  readonly at: State
  readonly scored: ScoredRound
  /** Whether nobody has done anything since. */
  readonly isLast: boolean
}

/** Every scoring that holds, in order. */
export function scoringsOf(log: Log<State, Action>): Scoring[] {
  const steps = stepsOf(log)
  const lastTap = steps.findLastIndex(step => !step.action.auto)
  return steps.flatMap((step, position) => {
    const at = step.before?.state ?? log.start
    const scored = step.state.scored[at.scored.length]
    return scored ? [{ position, step, at, scored, isLast: position >= lastTap }] : []
  })
}

/** What one scoring gave a player. */
export interface PlayerScoring {
  readonly seat: Seat
  readonly board: Board
  readonly score: RoundScore
  /** The points at once of the round. */
  readonly atOnce: readonly AtOnce[]
  /** The points after it. */
  readonly total: number
}

export function scoringOf({ at, scored }: Scoring, seat: Seat): PlayerScoring {
  const score = scored.scores[seat]
  if (!score) throw new Error(`nobody was scored at seat ${seat}`)
  return {
    seat,
    board: boardAt(at, seat),
    score,
    atOnce: atOnceIn(at, seat),
    total: playerAt(at, seat).points + score.total,
  }
}

/** The points at once of a player in the round that is on. */
export const atOnceIn = (state: State, seat: Seat): AtOnce[] =>
  state.atOnce.filter(entry => entry.seat === seat && entry.round === state.round)

export const sumOfAtOnce = (entries: readonly AtOnce[]): number => entries.reduce((sum, { points }) => sum + points, 0)

import { spaceOf } from '../../board/board'
import { insteadOfEndBonus } from '../../printed/cards'
import type { PrintedEffect } from '../../printed/effects'
import { engineers } from '../../printed/engineers'
import { lineIds, lines } from '../../printed/lines'
import { factories } from '../../printed/locomotives'
import { terminusPoints } from '../../printed/special-spaces'
import { grant } from '../../rules/effects'
import { boardAt, playerAt, type Reason, type Seat, type State } from '../../rules/state'

/** Points at once that a table often has to give by hand. */
export interface UsualPoints {
  readonly points: number
  readonly reason: Reason
  /** The board shows that they were won and the ledger that they were not given. */
  readonly isDue?: true
}

/** The points at once that this player can win, in the order of how often they are. */
export function usualPoints(state: State, seat: Seat): UsualPoints[] {
  return [
    { points: terminusPoints, reason: 'terminus', ...(isTerminusDue(state, seat) && { isDue: true as const }) },
    ...engineerPoints.map((points): UsualPoints => ({ points, reason: 'engineer' })),
    ...distinct(state.copy.passPoints.slice(0, state.players.length)).map(
      (points): UsualPoints => ({ points, reason: 'pass' }),
    ),
    { points: insteadOfEndBonus, reason: 'end-bonus' },
    ...factoryPoints(state, seat),
  ]
}

/** What the table's own points were for so far, to be named again. */
export const usedNotes = (state: State): string[] => [...new Set(state.atOnce.flatMap(({ note }) => note ?? []))]

const distinct = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].filter(points => points > 0).sort((a, b) => a - b)

const engineerPoints = distinct(
  Object.values(engineers)
    .flatMap(({ effects }): readonly PrintedEffect[] => effects)
    .map(effect => (effect.kind === 'points' ? effect.points : 0)),
)

/** What the factories 1 and 8 on this board would give now. */
function factoryPoints(state: State, seat: Seat): UsualPoints[] {
  const has = boardAt(state, seat).factories
  return ([1, 8] as const)
    .filter(number => has.includes(number))
    .map((number): UsualPoints => {
      const after = grant(state, seat, [factories[number]], `factory:${number}`, false)
      return { points: playerAt(after, seat).points - playerAt(state, seat).points, reason: `factory-${number}` }
    })
    .filter(({ points }) => points > 0)
}

/** Only where the app has been there since the first round does it know which termini were already paid. */
function isTerminusDue(state: State, seat: Seat): boolean {
  if (state.scored.length < state.round - 1) return false
  const reached = lineIds.filter(line => spaceOf(boardAt(state, seat), line, 'black') >= lines[line].spaces).length
  return reached > state.atOnce.filter(entry => entry.seat === seat && entry.reason === 'terminus').length
}

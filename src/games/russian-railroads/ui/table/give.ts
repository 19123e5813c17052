import { type Log, type Step, stepsOf } from '../../../../table/log'
import type { Change } from '../../../../table/mend'
import type { Action } from '../../rules/actions'
import { endsTurn, isTurnMove } from '../../rules/apply'
import type { Seat, State } from '../../rules/state'

/** The change by which a move was made by somebody else: the whole turn is theirs, as far as it fits. */
export function giveTurn(log: Log<State, Action>, position: number, player: Seat): Change<Action> | undefined {
  const steps = stepsOf(log)
  const given = steps[position]?.action
  if (!given || !isTurnMove(given)) return undefined
  const end = steps.findIndex(({ before, action }, at) => at > position && endsTurn(before?.state ?? log.start, action))
  const instead = new Map<number, Action>()
  for (const [at, { action }] of steps.slice(0, end < 0 ? steps.length : end).entries())
    if (at > position && isTurnMove(action) && action.player === given.player) instead.set(at, { ...action, player })
  // The app took it for another's turn; the table knows better.
  const { auto, ...move } = given
  return { position, remove: 1, insert: [{ ...move, player, forced: true }], instead }
}

/**
 * How many steps are changed together with this one: what followed by itself, and with a space the whole turn that was
 * played on it.
 */
export function stepsChangedWith(log: Log<State, Action>, position: number): number {
  const [first, ...later] = stepsOf(log).slice(position)
  const taken = first?.action.do === 'take' ? first.action.player : undefined
  const isPart = ({ action, before }: Step<State, Action>): boolean =>
    action.auto === true ||
    (isTurnMove(action) && action.player === taken && !endsTurn(before?.state ?? log.start, action))
  const end = later.findIndex(step => !isPart(step))
  return 1 + (end < 0 ? later.length : end)
}

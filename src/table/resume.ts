import type { Game, GameAction, Refusal } from '../games/game'
import { addLine, type Log, logAt, type Step, stepsOf } from './log'
import { isSame } from './same'

/**
 * The log with one more line of those stored, whatever it says. A line that today's rules refuse holds as if it had
 * been forced; from a line that cannot be at all nothing holds, until one that goes back to before it.
 */
export function resumeLine<Setup, State, Action extends GameAction>(
  game: Pick<Game<Setup, State, Action>, 'apply' | 'readLine'>,
  setup: Setup,
  log: Log<State, Action>,
  stored: unknown,
): Log<State, Action> {
  const read = game.readLine(stored, setup)
  if (!read.ok) return lose(log, read.error)
  const added = addLine(forcing(game), log, read.value)
  return added.ok ? added.log : { ...lose(log, added.refusal), line: read.value }
}

/** The log that these stored lines make; what they share with a log that is known is not played again. */
export function resumeLines<Setup, State, Action extends GameAction>(
  game: Pick<Game<Setup, State, Action>, 'apply' | 'readLine'>,
  setup: Setup,
  known: Log<State, Action>,
  stored: readonly unknown[],
): Log<State, Action> {
  const shared = logAt(known, countShared(known, stored)) ?? known
  return stored
    .slice(shared.length)
    .reduce<Log<State, Action>>((log, line) => resumeLine(game, setup, log, line), shared)
}

function countShared<State, Action>(known: Log<State, Action>, stored: readonly unknown[]): number {
  let shared = known.length
  for (let at = known; at.before; at = at.before) {
    const index = at.length - 1
    if (index >= stored.length || !isSame(at.line, stored[index])) shared = index
  }
  return shared
}

/** The actions that only hold because they were made under earlier rules; `broke` says which rule of today they break. */
export const findOutdated = <State, Action extends GameAction>(log: Log<State, Action>): Step<State, Action>[] =>
  stepsOf(log).filter(step => step.broke && !step.action.forced)

const forcing = <State, Action extends GameAction>(
  game: Pick<Game<unknown, State, Action>, 'apply'>,
): Pick<Game<unknown, State, Action>, 'apply'> => ({
  apply(state, action) {
    const outcome = game.apply(state, action)
    if (outcome.ok || action.forced) return outcome
    const forced = game.apply(state, { ...action, forced: true })
    return forced.ok ? { ...forced, broke: forced.broke ?? outcome.refusal } : outcome
  },
})

const lose = <State, Action>(log: Log<State, Action>, { rule, values }: Refusal): Log<State, Action> => ({
  start: log.start,
  length: log.length + 1,
  before: log,
  top: log.top,
  tapped: log.tapped,
  lost: log.lost ?? { rule, values, line: log.length },
})

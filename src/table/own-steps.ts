import type { Game, GameAction, Line } from '../games/game'
import { type Added, addLine, type Log, stateOf } from './log'

/** More steps than any table takes by itself after one tap; a game that would go on forever stops here. */
const most = 200

/** The steps that the app takes by itself from a state, each with the state after it. */
export function* ownSteps<State, Action extends GameAction>(
  game: Pick<Game<unknown, State, Action>, 'apply' | 'soleChoice'>,
  start: State,
): Generator<{ readonly action: Action; readonly state: State }> {
  let state = start
  for (let taken = 0; taken < most; taken++) {
    const action = game.soleChoice(state)
    if (!action) return
    const outcome = game.apply(state, action)
    if (!outcome.ok) return
    state = outcome.state
    yield { action, state }
  }
}

/** The log with what a person does, and then what the app does by itself; undo and redo stay as they are. */
export function addTap<State, Action extends GameAction>(
  game: Pick<Game<unknown, State, Action>, 'apply' | 'soleChoice'>,
  log: Log<State, Action>,
  line: Line<Action>,
): Added<State, Action> {
  const added = addLine(game, log, line)
  if (!added.ok || line.do === 'undo' || line.do === 'redo') return added
  let after = added.log
  for (const { action } of ownSteps(game, stateOf(after))) {
    const next = addLine(game, after, { ...action, at: line.at, auto: true })
    if (next.ok) after = next.log
  }
  return { ok: true, log: after }
}

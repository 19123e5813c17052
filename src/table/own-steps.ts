import type { Game, GameAction } from '../games/game'

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

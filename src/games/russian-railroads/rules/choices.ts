import type { Action, TurnMove, TurnWord } from './actions'
import { apply } from './apply'
import { canComplete } from './completion'
import { performTurnMove, refuseTurnMove, tableMoves, turnMoves } from './moves'
import type { State } from './state'

const turnWords = Object.keys(turnMoves) as readonly TurnWord[]

/** Exactly what may be done next: by the player whose turn it is, or by the table. */
export function choices(state: State): Action[] {
  const moves = turnWords.flatMap((word): readonly TurnMove[] => turnMoves[word].candidates(state))
  const byTable: Action[] = [...tableMoves.score.candidates(state), ...tableMoves.finish.candidates(state)]
  const possible = new Map<string, boolean>()
  const isAllowed = (move: TurnMove): boolean => !refuseTurnMove(state, move) && isPossible(move)
  // Whether a space's action can be done in full does not depend on how it is paid, but for the black worker's step.
  const isPossible = (move: TurnMove): boolean => {
    if (move.do !== 'take') return isCompletable(state, move)
    const key = `${move.space} ${move.pay.black ?? 0}`
    const known = possible.get(key) ?? isCompletable(state, move)
    possible.set(key, known)
    return known
  }
  return [...moves.filter(isAllowed), ...byTable.filter(action => apply(state, action).ok)]
}

const isCompletable = (state: State, move: TurnMove): boolean => canComplete(performTurnMove(state, move))

/**
 * The choices with each step once: where several open effects allow the same step, the one that is of least other use
 * gives it, so that nobody is asked what makes no difference. A state never changes, so this is worked out once for it.
 */
export function offers(state: State): readonly Action[] {
  const known = offered.get(state)
  if (known) return known
  const best = new Map<string, Action>()
  for (const choice of choices(state)) {
    const step = JSON.stringify({ ...choice, of: 0 })
    const other = best.get(step)
    if (!other || usesOf(state, choice) < usesOf(state, other)) best.set(step, choice)
  }
  const found = [...best.values()]
  offered.set(state, found)
  return found
}

const offered = new WeakMap<State, readonly Action[]>()

/** How many kinds of step the open effect allows that this step uses; a printed part comes before what may be left. */
function usesOf(state: State, action: Action): number {
  const effect = 'of' in action && action.of !== undefined ? state.open[action.of] : undefined
  if (!effect) return 0
  const kinds = effect.kind === 'advance' ? effect.colours.length : effect.kind === 'again' ? 3 : 1
  return kinds + (effect.duty ? 0 : 0.5)
}

/**
 * The step that the app takes by itself: the only one there is. To leave something undone is not counted, unless
 * nothing else can be done with it. Only where moves are tracked does a round score itself; the end is for people.
 */
export function soleChoice(state: State): Action | undefined {
  if (state.way === 'score' || state.phase === 'final') return undefined
  const all = offers(state)
  const steps = all.filter(action => action.do !== 'leave')
  // A space is taken by a person, also where a moved order worker has only one to go to.
  if (steps.some(action => action.do === 'take')) return undefined
  if (steps.length === 0) return all.length === 1 ? all[0] : undefined
  return steps.length === 1 ? steps[0] : undefined
}

import type { Action, TurnMove, TurnWord } from './actions'
import { apply } from './apply'
import { tableMoves, turnMoves } from './moves'
import type { State } from './state'

const turnWords = Object.keys(turnMoves) as readonly TurnWord[]

/** Exactly what may be done next: by the player whose turn it is, or by the table. */
export function choices(state: State): Action[] {
  const moves = turnWords.flatMap((word): readonly TurnMove[] => turnMoves[word].candidates(state))
  const all: Action[] = [...moves, ...tableMoves.score.candidates(state), ...tableMoves.finish.candidates(state)]
  return all.filter(action => apply(state, action).ok)
}

/**
 * The step that the app takes by itself: the only one there is. To leave something undone is not counted, unless
 * nothing else can be done with it.
 */
export function soleChoice(state: State): Action | undefined {
  const all = choices(state)
  const steps = all.filter(action => action.do !== 'leave')
  const [first] = steps
  if (!first) return all.length === 1 ? all[0] : undefined
  return steps.every(step => isSameStep(step, first)) ? first : undefined
}

/** Whether two steps do the same, by whichever open effect. */
const isSameStep = (a: Action, b: Action): boolean =>
  JSON.stringify({ ...a, of: 0 }) === JSON.stringify({ ...b, of: 0 })

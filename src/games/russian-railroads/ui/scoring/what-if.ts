import type { Action } from '../../rules/actions'
import { apply } from '../../rules/apply'
import { offers } from '../../rules/choices'
import { boardAt, playerAt, type State } from '../../rules/state'
import { roundScore } from '../../scoring/round'

/** What an action can bring its player: in this round's scoring and at once. */
export interface Prospect {
  readonly least: number
  readonly most: number
  /** False where there are more ways than were looked at. */
  readonly whole: boolean
}

/** More ways than this are not looked at: a held finger does not wait. */
const mostStates = 250

/** Plays an action to its end in every way, without a trace; undefined where it cannot be done. */
export function prospectOf(state: State, action: Action): Prospect | undefined {
  const seat = state.turn
  const worth = (at: State) => roundScore(boardAt(at, seat), state.copy).total + playerAt(at, seat).points
  const first = apply(state, action)
  if (!first.ok) return undefined
  const seen = new Set<string>()
  const waiting = [first.state]
  const found: number[] = []
  let looked = 0
  for (let at = waiting.pop(); at && looked < mostStates; at = waiting.pop()) {
    const next = at.open.length === 0 || at.turn !== seat ? [] : stepsIn(at)
    if (next.length === 0) found.push(worth(at) - worth(state))
    else looked++
    for (const step of next) {
      const outcome = apply(at, step)
      if (!outcome.ok) continue
      const key = JSON.stringify([outcome.state.open, outcome.state.turn, playerAt(outcome.state, seat)])
      if (seen.has(key)) continue
      seen.add(key)
      waiting.push(outcome.state)
    }
  }
  if (found.length === 0) return undefined
  return { least: Math.min(...found), most: Math.max(...found), whole: looked < mostStates }
}

/** What can be done next. To leave something is no outcome while there is another, and one card is as good as another. */
function stepsIn(state: State): Action[] {
  const all = offers(state).filter(({ do: word }) => word !== 'pass' && word !== 'take')
  const steps = all.filter(action => action.do !== 'leave' && !isNamedCard(action))
  return steps.length > 0 ? steps : all
}

const isNamedCard = (action: Action): boolean =>
  action.do === 'end-bonus' && action.card !== 'hidden' && action.card !== 'points'

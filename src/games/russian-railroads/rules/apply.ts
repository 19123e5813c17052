import { type Refusal, type RuleId, refuse } from '../board/refusal'
import type { Action, TableMove, TurnMove, TurnWord } from './actions'
import { canComplete } from './completion'
import { performTableMove, performTurnMove, refuseTableMove, refuseTurnMove, turnMoves } from './moves'
import { settle } from './round'
import type { State } from './state'

export type Outcome =
  /** `broke`: the rule that the table has overruled. */
  | { readonly ok: true; readonly state: State; readonly broke?: Refusal }
  | { readonly ok: false; readonly refusal: Refusal }

/** Does an action, or says which rule is against it. */
export function apply(state: State, action: Action): Outcome {
  if ('player' in action && !state.players[action.player]) return { ok: false, refusal: refuse('turn.not-open') }
  return isTurnMove(action) ? applyTurnMove(state, action) : applyTableMove(state, action)
}

/** The rule against an action, if there is one. */
export function refusalOf(state: State, action: Action): Refusal | undefined {
  const outcome = apply(state, action)
  return outcome.ok ? outcome.broke : outcome.refusal
}

export const isTurnMove = (action: Action): action is TurnMove => action.do in turnMoves

/** What the board has no room for stays refused: there is nothing that could be done anyway. */
const neverForced: readonly RuleId[] = ['track.line-end', 'track.colour-not-on-line', 'industry.end', 'place.full']

function applyTurnMove(state: State, move: TurnMove): Outcome {
  const refusal = refuseTurnMove(state, move)
  if (refusal && (!move.forced || neverForced.includes(refusal.rule))) return { ok: false, refusal }
  const next = performTurnMove(refusal ? makeWay(state, move) : state, move)
  const broke = refusal ?? (canComplete(next) ? undefined : refuse('action.incomplete', named(move)))
  if (!broke) return { ok: true, state: settle(next) }
  if (!move.forced) return { ok: false, refusal: broke }
  return { ok: true, state: goOn(state, move, next), broke }
}

const named = (move: TurnMove): Refusal['values'] => {
  if (move.do === 'take') return { space: move.space }
  return move.do === 'card' ? { card: move.card } : {}
}

const beginning: readonly TurnWord[] = ['bonus', 'take', 'pass']

/** A forced move is the turn of whoever makes it; one that begins a turn leaves what was open. */
const makeWay = (state: State, move: TurnMove): State => ({
  ...state,
  turn: move.player,
  open: beginning.includes(move.do) || move.player !== state.turn ? [] : state.open,
})

/** After a forced move nothing has to be done in full, and a step out of turn does not end the turn. */
function goOn(before: State, move: TurnMove, after: State): State {
  const relieved = { ...after, open: after.open.map(effect => ({ ...effect, duty: false })) }
  if (beginning.includes(move.do) || before.open.length > 0) return settle(relieved)
  return { ...relieved, turn: before.turn }
}

function applyTableMove(state: State, move: TableMove): Outcome {
  const refusal = refuseTableMove(state, move)
  if (refusal && !move.forced) return { ok: false, refusal }
  const next = performTableMove(state, move)
  return refusal ? { ok: true, state: next, broke: refusal } : { ok: true, state: next }
}

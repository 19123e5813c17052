import { ownsColour } from '../board/board'
import { type Refusal, type RuleId, refuse } from '../board/refusal'
import type { Action, TableMove, TurnMove } from './actions'
import { canComplete } from './completion'
import { performTableMove, performTurnMove, refuseTableMove, refuseTurnMove, turnMoves } from './moves'
import { settle } from './round'
import { effectsOf } from './spaces'
import { boardAt, change, type State } from './state'

export type Outcome =
  /** `broke`: the rule that the table has overruled. */
  | { readonly ok: true; readonly state: State; readonly broke?: Refusal }
  | { readonly ok: false; readonly refusal: Refusal }

/** Does an action, or says which rule is against it. */
export function apply(state: State, action: Action): Outcome {
  return isTurnMove(action) ? applyTurnMove(state, action) : applyTableMove(state, action)
}

/** The rule against an action, if there is one. */
export function refusalOf(state: State, action: Action): Refusal | undefined {
  const outcome = apply(state, action)
  return outcome.ok ? outcome.broke : outcome.refusal
}

export const isTurnMove = (action: Action): action is TurnMove => turnWords.has(action.do)

const turnWords: ReadonlySet<string> = new Set(Object.keys(turnMoves))

const nobody: Outcome = { ok: false, refusal: refuse('turn.not-open') }

/** What the board has no room for stays refused: there is nothing that could be done anyway. */
const neverForced: readonly RuleId[] = ['track.line-end', 'track.colour-not-on-line', 'industry.end', 'place.full']

function applyTurnMove(state: State, move: TurnMove): Outcome {
  if (!state.players[move.player]) return nobody
  const refusal = refuseTurnMove(state, move)
  if (refusal && (!move.forced || !canForce(state, refusal))) return { ok: false, refusal }
  const ready = refusal ? makeWay(state, move) : state
  const next = performTurnMove(ready, move)
  const broke = refusal ?? (canComplete(next) ? undefined : refuse('action.incomplete', named(state, move)))
  if (!broke) return { ok: true, state: settle(next) }
  if (!move.forced || next === ready) return { ok: false, refusal: broke }
  return { ok: true, state: settle(relieve(next)), broke }
}

/** After the last round nobody moves any more: then things are set, not played. */
const canForce = ({ phase }: State, { rule }: Refusal): boolean =>
  phase !== 'final' && phase !== 'over' && !neverForced.includes(rule)

/** What cannot be done in full; and a colour that is asked for and not there yet. */
const named = (state: State, move: TurnMove): Refusal['values'] => {
  if (move.do === 'take') {
    const asked = effectsOf(state, move.space).flatMap(effect => ('colours' in effect ? effect.colours : []))
    const isMissing = !asked.some(colour => ownsColour(boardAt(state, move.player), colour))
    return { space: move.space, ...(asked[0] && isMissing ? { colour: asked[0] } : {}) }
  }
  return move.do === 'card' ? { card: move.card } : {}
}

/** Whether the move is a turn of its own. A pass out of turn is not: the player whose turn it is goes on. */
function beginsTurn(state: State, move: TurnMove): boolean {
  if (move.do === 'pass') return move.player === state.turn
  return move.do === 'take' || (move.do === 'bonus' && state.phase === 'bonus')
}

/** Whether the turn before this action is over with it: another one begins, or the round is scored. */
export const endsTurn = (state: State, action: Action): boolean =>
  action.do === 'score' || (isTurnMove(action) && beginsTurn(state, action))

/**
 * A forced move is the turn of whoever makes it. One that begins a turn leaves what was open, and the turn order goes on
 * from there; a single step only interrupts.
 */
function makeWay(state: State, move: TurnMove): State {
  const { turn, open, back } = state
  if (!beginsTurn(state, move))
    return move.player === turn && open.length > 0
      ? state
      : change(state, { turn: move.player, open: [], back: { turn, open, back } })
  // Whoever takes a space or passes is done with the starting bonuses.
  const phase = state.phase === 'bonus' && move.do !== 'bonus' ? 'turns' : state.phase
  return change(state, { phase, turn: move.player, open: [], back: undefined })
}

/** After a forced move nothing has to be done in full. */
const relieve = (state: State): State => change(state, { open: state.open.map(effect => ({ ...effect, duty: false })) })

function applyTableMove(state: State, move: TableMove): Outcome {
  if ('player' in move && !state.players[move.player]) return nobody
  const refusal = refuseTableMove(state, move)
  // What is not open to the table in this phase, or names somebody who is not there, cannot be had by force.
  if (refusal && (!move.forced || refusal.rule === 'turn.not-open')) return { ok: false, refusal }
  const next = performTableMove(state, move)
  return refusal ? { ok: true, state: next, broke: refusal } : { ok: true, state: next }
}

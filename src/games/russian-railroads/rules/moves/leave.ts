import { refuse } from '../../board/refusal'
import type { MoveRule, TurnMove } from '../actions'
import { change, type OpenEffect, type State } from '../state'
import { refusePlayer, urgent } from '../turn'

/** Leaving what need not be done. A space to be used again is declined by itself, as it comes before everything else. */
export const leave: MoveRule<TurnMove<'leave'>> = {
  candidates(state) {
    const of = state.open.findIndex(effect => effect === urgent(state))
    return [{ do: 'leave', player: state.turn, ...(of < 0 ? {} : { of }) }]
  },

  refuse(state, { player, of }) {
    const refusal = refusePlayer(state, player)
    if (refusal) return refusal
    if (state.open.length === 0)
      return state.phase === 'moved' && of === undefined ? undefined : refuse('turn.not-open')
    if (of === undefined) return refuseLeavingAll(state)
    const effect = state.open[of]
    if (!effect || effect !== urgent(state)) return refuse('turn.not-open')
    if (effect.kind === 'chain') return refuse('turn.pending')
    return effect.duty ? refuse('action.incomplete') : undefined
  },

  perform(state, { of }) {
    if (of !== undefined) return change(state, { open: state.open.toSpliced(of, 1) })
    const bonuses = state.open.filter(isEndBonus)
    return change(state, { open: bonuses.length < state.open.length ? bonuses : [] })
  },
}

const refuseLeavingAll = (state: State) => {
  if (urgent(state)) return refuse('turn.pending')
  return state.open.some(effect => effect.duty) ? refuse('action.incomplete') : undefined
}

/** End Bonus cards are chosen after everything else has been left. */
const isEndBonus = (effect: OpenEffect): boolean => effect.kind === 'end-bonus'

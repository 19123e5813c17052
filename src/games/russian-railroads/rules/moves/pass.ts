import { refuse } from '../../board/refusal'
import type { MoveRule, TurnMove } from '../actions'
import { change, givePoints } from '../state'
import { refuseBeginning } from '../turn'

export const pass: MoveRule<TurnMove<'pass'>> = {
  candidates: state => (state.phase === 'turns' && state.open.length === 0 ? [{ do: 'pass', player: state.turn }] : []),

  refuse: (state, { player }) =>
    refuseBeginning(state, player) ?? (state.phase === 'turns' ? undefined : refuse('turn.not-open')),

  perform(state, { player }) {
    const points = state.copy.passPoints[state.order.indexOf(player)] ?? 0
    return givePoints(change(state, { passed: [...state.passed, player] }), player, points, 'pass')
  },
}

import { refuse } from '../../board/refusal'
import type { MoveRule, TableMove } from '../actions'
import { settle } from '../round'
import { isAway, type Seat, type State } from '../state'

/** Somebody leaves the table. Their board stays and scores; whenever it is their turn they pass. */
export const withdraw: MoveRule<TableMove<'withdraw'>> = {
  candidates: () => [],

  refuse: (state, { player, ranked }) =>
    state.phase === 'over' || state.away.some(away => away.seat === player && away.ranked === ranked)
      ? refuse('turn.not-open')
      : undefined,

  perform(state, { player, ranked }) {
    const away = [...others(state, player), { seat: player, ranked }]
    const next: State = { ...state, away }
    if (state.turn !== player || (state.open.length === 0 && state.phase !== 'bonus')) return next
    return settle({ ...next, open: [] })
  },
}

/** Whoever comes back plays on: in this round, unless they have passed already. */
export const comeBack: MoveRule<TableMove<'return'>> = {
  candidates: () => [],
  refuse: (state, { player }) =>
    state.phase !== 'over' && isAway(state, player) ? undefined : refuse('turn.not-open'),
  perform: (state, { player }) => ({ ...state, away: others(state, player) }),
}

const others = (state: State, seat: Seat) => state.away.filter(away => away.seat !== seat)

/** A game ended early: this round is its last, or the boards are not scored any more. */
export const stop: MoveRule<TableMove<'stop'>> = {
  candidates: () => [],

  refuse: ({ phase }, { then }) =>
    phase === 'over' || (phase === 'final' && then !== 'nothing') ? refuse('turn.not-open') : undefined,

  perform(state, { then }) {
    const stopped: State = { ...state, open: [], back: undefined, movers: [] }
    if (then === 'score') return { ...stopped, phase: 'scoring', rounds: state.round }
    return { ...stopped, phase: then === 'finish' ? 'final' : 'over' }
  },
}

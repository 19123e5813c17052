import { refuse } from '../../board/refusal'
import { startingBonusCards } from '../../printed/cards'
import type { MoveRule, TurnMove } from '../actions'
import { grant } from '../effects'
import { change } from '../state'
import { refuseBeginning } from '../turn'

/** A Starting Bonus card: taken by everyone but the first player, used at once and gone. */
export const bonus: MoveRule<TurnMove<'bonus'>> = {
  candidates: state =>
    state.phase === 'bonus' && state.open.length === 0
      ? state.bonuses.map(card => ({ do: 'bonus', player: state.turn, card }))
      : [],

  refuse: (state, { player, card }) =>
    refuseBeginning(state, player) ??
    (state.phase === 'bonus' ? undefined : refuse('turn.not-open')) ??
    (state.bonuses.includes(card) ? undefined : refuse('card.taken', { card })),

  perform: (state, { player, card }) =>
    grant(
      change(state, { bonuses: state.bonuses.filter(other => other !== card) }),
      player,
      startingBonusCards[card],
      `bonus:${card}`,
      false,
    ),
}

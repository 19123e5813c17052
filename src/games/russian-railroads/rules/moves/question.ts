import { refuseDoubler } from '../../board/doublers'
import { placesFor } from '../../board/locomotives'
import { type Refusal, refuse } from '../../board/refusal'
import { doublersLeft } from '../../board/supply'
import {
  type EndBonusId,
  endBonusCards,
  endBonusCardsInPlay,
  insteadOfEndBonus,
  questionCards,
} from '../../printed/cards'
import type { PrintedEffect } from '../../printed/effects'
import { type TokenId, tokens } from '../../printed/tokens'
import type { MoveRule, TurnMove } from '../actions'
import { grant, nine, refuseAtOnce, useUp } from '../effects'
import { boardAt, boardsOf, change, givePoints, type OpenEffect, type Seat, type State, withBoard } from '../state'
import { readyEffects, refuseEffect } from '../turn'

const is =
  (kind: OpenEffect['kind']) =>
  (effect: OpenEffect): boolean =>
    effect.kind === kind

export const tokenIds = Object.keys(tokens) as readonly TokenId[]
export const endBonusIds = Object.keys(endBonusCards) as readonly EndBonusId[]

/** A ? token: each of the seven once, whether or not its effect can be used. */
export const token: MoveRule<TurnMove<'token'>> = {
  candidates: state =>
    readyEffects(state, is('token')).flatMap(([of]) =>
      tokenIds.map(id => ({ do: 'token' as const, player: state.turn, of, token: id })),
    ),

  refuse: (state, { player, of, token: id }) =>
    refuseEffect(state, player, of, is('token')) ??
    (boardAt(state, player).tokens.includes(id) ? refuse('token.used', { token: id }) : undefined),

  perform(state, { player, of, token: id }) {
    const board = boardAt(state, player)
    const placed = withBoard(useUp(state, of), player, { ...board, tokens: [...board.tokens, id] })
    return grant(placed, player, tokens[id], `token:${id}`, false)
  },
}

/** An open ? card: only if it can be done in full. */
export const card: MoveRule<TurnMove<'card'>> = {
  candidates: state =>
    readyEffects(state, is('card')).flatMap(([of]) =>
      state.cards.map(id => ({ do: 'card' as const, player: state.turn, of, card: id })),
    ),

  refuse: (state, { player, of, card: id }) =>
    refuseEffect(state, player, of, is('card')) ??
    (state.cards.includes(id) ? undefined : refuse('card.taken', { card: id })) ??
    refuseAtOnce(state, player, questionCards[id]) ??
    refuseNine(state, player, questionCards[id]),

  perform(state, { player, of, card: id }) {
    const left = change(useUp(state, of), { cards: state.cards.filter(other => other !== id) })
    return grant(left, player, questionCards[id], `card:${id}`, true)
  },
}

function refuseNine(state: State, seat: Seat, effects: readonly PrintedEffect[]): Refusal | undefined {
  if (!effects.some(effect => effect.kind === 'locomotive-nine')) return undefined
  return placesFor(boardAt(state, seat), nine).length > 0
    ? undefined
    : refuse('loco.not-higher', { number: nine, other: nine })
}

/** The doubler of ? card (a), once more; its other two parts are an advancement and an industry step. */
export const doubler: MoveRule<TurnMove<'doubler'>> = {
  candidates: state => readyEffects(state, is('again')).map(([of]) => ({ do: 'doubler', player: state.turn, of })),

  refuse: (state, { player, of }) =>
    refuseEffect(state, player, of, is('again')) ??
    refuseDoubler(boardAt(state, player), doublersLeft(boardsOf(state))),

  perform: (state, { player, of }) =>
    grant(useUp(state, of), player, [{ kind: 'doublers', count: 1 }], 'card:three-and-one-again', false),
}

/** An End Bonus card, chosen at the end of the turn, or points instead. */
export const endBonus: MoveRule<TurnMove<'end-bonus'>> = {
  candidates: state =>
    readyEffects(state, is('end-bonus')).length === 0
      ? []
      : [...endBonusIds, 'hidden' as const, 'points' as const].map(id => ({
          do: 'end-bonus' as const,
          player: state.turn,
          card: id,
        })),

  refuse: (state, { player, card: id }) =>
    refuseEffect(state, player, state.open.findIndex(is('end-bonus')), is('end-bonus')) ??
    (id === 'points' ? undefined : refuseEndBonus(state, id)),

  perform(state, { player, card: id }) {
    const next = useUp(state, state.open.findIndex(is('end-bonus')))
    if (id === 'points') return givePoints(next, player, insteadOfEndBonus, 'end-bonus')
    const board = boardAt(next, player)
    return withBoard(next, player, { ...board, endBonus: [...board.endBonus, id] })
  },
}

/** A card that somebody holds, or one more than are in play, cannot be taken. */
export function refuseEndBonus(state: State, id: EndBonusId | 'hidden'): Refusal | undefined {
  const held = state.players.flatMap(player => player.board.endBonus)
  if (id !== 'hidden' && held.includes(id)) return refuse('card.taken', { card: id })
  return held.length < endBonusCardsInPlay ? undefined : refuse('supply.empty', { piece: 'end-bonus' })
}

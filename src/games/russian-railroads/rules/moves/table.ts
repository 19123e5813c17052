import type { Board } from '../../board/board'
import { matchCopy } from '../../board/copy'
import { findImpossible } from '../../board/possible'
import { type Refusal, refuse } from '../../board/refusal'
import type { MoveRule, TableMove } from '../actions'
import { beginTurns, endGame, scoreAll } from '../round'
import { boardAt, boardsOf, givePoints, type State, withBoard } from '../state'
import { isOrder, isTileTooMany } from './setting'

const notOver = (state: State): Refusal | undefined => (state.phase === 'over' ? refuse('turn.not-open') : undefined)

export const score: MoveRule<TableMove<'score'>> = {
  candidates: state => (state.phase === 'scoring' ? [{ do: 'score' }] : []),
  refuse(state) {
    if (state.phase === 'final') return refuse('turn.not-open')
    if (state.phase !== 'scoring' || state.open.length > 0) return notOver(state) ?? refuse('turn.pending')
    const tooMany = state.way === 'score' ? findImpossible(boardsOf(state), state.copy).find(isTileTooMany) : undefined
    return tooMany && refuse(tooMany.rule, tooMany.values)
  },
  perform: scoreAll,
}

export const finish: MoveRule<TableMove<'finish'>> = {
  candidates: state => (state.phase === 'final' ? [{ do: 'finish' }] : []),
  refuse: state =>
    notOver(state) ?? (state.phase === 'final' && !state.players.some(hasHidden) ? undefined : refuse('turn.pending')),
  perform: endGame,
}

const hasHidden = ({ board }: { readonly board: Board }): boolean => board.endBonus.includes('hidden')

/** Hidden cards are named in the order in which they were taken. */
export const reveal: MoveRule<TableMove<'reveal'>> = {
  candidates: () => [],

  refuse(state, { player, cards }) {
    const hidden = boardAt(state, player).endBonus.filter(card => card === 'hidden').length
    if (cards.length === 0 || cards.length > hidden) return refuse('turn.not-open')
    const held = [...boardsOf(state).flatMap(board => board.endBonus), ...cards]
    const twice = cards.find(card => held.indexOf(card) !== held.lastIndexOf(card))
    return notOver(state) ?? (twice ? refuse('card.taken', { card: twice }) : undefined)
  },

  perform(state, { player, cards }) {
    const board = boardAt(state, player)
    const names = [...cards]
    const endBonus = board.endBonus.map(card => (card === 'hidden' ? (names.shift() ?? card) : card))
    return withBoard(state, player, { ...board, endBonus })
  },
}

export const points: MoveRule<TableMove<'points'>> = {
  candidates: () => [],
  refuse: notOver,
  perform: (state, { player, points: given, reason, note }) => givePoints(state, player, given, reason, note),
}

/** Match your copy: what the table found to be printed differently holds from here on. */
export const copy: MoveRule<TableMove<'copy'>> = {
  candidates: () => [],
  // Files name engineers by their numbers, so no two may share one.
  refuse(state, move) {
    const numbers = Object.values(copy.perform(state, move).copy.engineers).map(face => face.number)
    return notOver(state) ?? (new Set(numbers).size < numbers.length ? refuse('turn.not-open') : undefined)
  },
  perform(state, { corrections }) {
    const merged = {
      ...state.corrections,
      ...corrections,
      twoPlayerSpaces: { ...state.corrections.twoPlayerSpaces, ...corrections.twoPlayerSpaces },
      engineers: { ...state.corrections.engineers, ...corrections.engineers },
    }
    return { ...state, corrections: merged, copy: matchCopy(merged) }
  },
}

/** Only scoring holds at once; tracking begins with a round, from what the table tells. */
export const way: MoveRule<TableMove<'way'>> = {
  candidates: () => [],
  refuse(state, move) {
    if (state.phase === 'final' || state.phase === 'over' || move.way === state.way) return refuse('turn.not-open')
    if (move.way === 'score') return undefined
    const isKnown = isOrder(state, move.order) && move.roubles.length === state.players.length
    return isKnown && !state.expansion ? undefined : refuse('turn.not-open')
  },
  perform(state, move) {
    if (move.way === 'score')
      return {
        ...state,
        way: 'score',
        phase: 'scoring',
        open: [],
        back: undefined,
        movers: [],
        placements: [],
        passed: [],
      }
    const { order, roubles, engineers, returned, cards } = move
    return beginTurns({
      ...state,
      way: 'track',
      order,
      nextOrder: order,
      engineers,
      returned,
      cards,
      placements: [],
      passed: [],
      players: state.players.map((player, seat) => ({ ...player, roubles: roubles[seat] ?? player.roubles })),
    })
  },
}

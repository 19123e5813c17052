import type { Board } from '../../board/board'
import { matchCopy } from '../../board/copy'
import { findImpossible } from '../../board/possible'
import { type Refusal, refuse } from '../../board/refusal'
import type { BoardSetting, MoveRule, TableMove, TableSetting } from '../actions'
import { beginTurns, endGame, scoreAll } from '../round'
import { boardAt, boardsOf, givePoints, playerAt, type State, withBoard, withPlayer } from '../state'

const during = (state: State, phase: State['phase']): Refusal | undefined =>
  state.phase === phase ? undefined : refuse('turn.not-open')

const notOver = (state: State): Refusal | undefined => (state.phase === 'over' ? refuse('turn.not-open') : undefined)

export const score: MoveRule<TableMove<'score'>> = {
  candidates: state => (state.phase === 'scoring' ? [{ do: 'score' }] : []),
  refuse: state => during(state, 'scoring'),
  perform: scoreAll,
}

export const finish: MoveRule<TableMove<'finish'>> = {
  candidates: state => (state.phase === 'final' ? [{ do: 'finish' }] : []),
  refuse: state => during(state, 'final') ?? (state.players.some(hasHidden) ? refuse('turn.pending') : undefined),
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
  perform: (state, { player, points: given, reason }) => givePoints(state, player, given, reason),
}

/** Sets what lies before a player. Only what cannot be at all is refused, and only if it was not so before. */
export const set: MoveRule<TableMove<'set'>> = {
  candidates: () => [],

  refuse(state, move) {
    const before = findImpossible(boardsOf(state), state.copy).map(found => JSON.stringify(found))
    const found = findImpossible(boardsOf(set.perform(state, move)), state.copy)
    const fresh = found.find(impossible => !before.includes(JSON.stringify(impossible)))
    return notOver(state) ?? (fresh && refuse(fresh.rule, fresh.values))
  },

  perform(state, { player, board = {}, points: total, roubles }) {
    const now = playerAt(state, player)
    return withPlayer(state, player, {
      board: withSetting(now.board, board),
      points: total ?? now.points,
      roubles: roubles ?? now.roubles,
    })
  },
}

const withSetting = (board: Board, { tracks, locomotives, ...others }: BoardSetting): Board => ({
  ...board,
  ...others,
  tracks: { ...board.tracks, ...tracks },
  locomotives: { ...board.locomotives, ...locomotives },
})

/** Sets what belongs to all. A turn given to somebody else begins anew. */
export const setTable: MoveRule<TableMove<'set-table'>> = {
  candidates: () => [],
  refuse: (state, { turn, order }) =>
    notOver(state) ??
    ((turn === undefined || state.players[turn]) && (!order || isOrder(state, order))
      ? undefined
      : refuse('turn.not-open')),
  perform(state, setting) {
    const { round, order, turn, passed, placements, engineers, returned, cards } = { ...state, ...present(setting) }
    const open = turn === state.turn ? state.open : []
    return { ...state, round, order, turn, passed, placements, engineers, returned, cards, open }
  },
}

/** The values that are named. */
const present = (setting: TableSetting): Partial<State> =>
  Object.fromEntries(Object.entries(setting).filter(([, value]) => value !== undefined))

const isOrder = (state: State, order: readonly number[]): boolean =>
  order.length === state.players.length && state.players.every((_, seat) => order.includes(seat))

/** Match your copy: what the table found to be printed differently holds from here on. */
export const copy: MoveRule<TableMove<'copy'>> = {
  candidates: () => [],
  refuse: notOver,
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
    if (move.way === 'track' && (!isOrder(state, move.order) || move.roubles.length !== state.players.length))
      return refuse('turn.not-open')
    return undefined
  },
  perform(state, move) {
    if (move.way === 'score') return { ...state, way: 'score', phase: 'scoring', open: [], movers: [] }
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

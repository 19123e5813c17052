import type { Board } from '../../board/board'
import { findImpossible } from '../../board/possible'
import { type Refusal, refuse } from '../../board/refusal'
import { startingBonusCards } from '../../printed/cards'
import type { BoardSetting, MoveRule, TableMove, TableSetting } from '../actions'
import { beginTurns, nextTurn } from '../round'
import { boardsOf, givePoints, playerAt, type Seat, type State, withPlayer } from '../state'

/** Sets what lies before a player. Only what cannot be at all is refused, and only if it was not so before. */
export const set: MoveRule<TableMove<'set'>> = {
  candidates: () => [],

  refuse(state, move) {
    if (state.phase === 'over') return refuse('turn.not-open')
    const before = findImpossible(boardsOf(state), state.copy).map(found => JSON.stringify(found))
    const found = findImpossible(boardsOf(set.perform(state, move)), state.copy)
    const fresh = found.find(
      impossible =>
        !before.includes(JSON.stringify(impossible)) && !(state.way === 'score' && isTileTooMany(impossible)),
    )
    return fresh && refuse(fresh.rule, fresh.values)
  },

  // Points that are set differ from those counted; the difference stands in the ledger like any other points at once.
  perform(state, { player, board = {}, points, roubles }) {
    const now = playerAt(state, player)
    const next = withPlayer(state, player, {
      board: withSetting(now.board, board),
      roubles: roubles ?? now.roubles,
    })
    return givePoints(next, player, (points ?? now.points) - now.points, 'table')
  },
}

/** A tile may have gone from one board to another that is set later, so boards set by hand are counted at the scoring. */
export const isTileTooMany = ({ rule, values }: Refusal): boolean =>
  rule === 'supply.exceeded' && values['piece'] === 'locomotive'

/** The highest locomotive and the front marker stand first, whatever order they are named in. */
function withSetting(board: Board, { tracks, locomotives, industry, ...others }: BoardSetting): Board {
  const placed = { ...board.locomotives, ...locomotives }
  return {
    ...board,
    ...others,
    tracks: { ...board.tracks, ...tracks },
    locomotives: {
      'trans-siberian': descending(placed['trans-siberian']),
      'st-petersburg': descending(placed['st-petersburg']),
      kiev: descending(placed.kiev),
    },
    industry: descending(industry ?? board.industry),
  }
}

const descending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => b - a)

/** Sets what belongs to all. */
export const setTable: MoveRule<TableMove<'set-table'>> = {
  candidates: () => [],
  refuse: refuseSetting,
  perform: (state, setting) => (state.way === 'score' ? setScoring(state, setting) : setTracking(state, setting)),
}

function refuseSetting(state: State, { round, order, turn, passed, placements }: TableSetting): Refusal | undefined {
  const seats = [
    ...(turn === undefined ? [] : [turn]),
    ...(passed ?? []),
    ...(placements ?? []).map(placement => placement.seat),
  ]
  const isRound = round === undefined || (Number.isInteger(round) && round >= 1 && round <= state.rounds)
  const isPossible = isRound && (!order || isOrder(state, order)) && seats.every(seat => state.players[seat])
  return state.phase !== 'over' && isPossible ? undefined : refuse('turn.not-open')
}

export const isOrder = (state: State, order: readonly Seat[]): boolean =>
  order.length === state.players.length && state.players.every((_, seat) => order.includes(seat))

/** Where only the rounds are scored nobody is on turn. */
function setScoring(state: State, setting: TableSetting): State {
  const next = { ...state, ...present(setting) }
  return { ...next, nextOrder: next.order }
}

/** The table says where the game stands, and it goes on from there. */
function setTracking(state: State, setting: TableSetting): State {
  const { phase } = state
  const next: State = { ...state, ...present(setting) }
  if (phase === 'final') return next
  const isTurnNamed = setting.turn !== undefined || setting.passed !== undefined
  const isPlaying = isTurnNamed || (phase === 'bonus' && isBegun(setting))
  if (isPlaying) return playFrom(next, setting.turn, state)
  // Once all have passed, the order that the table names is that of the next round.
  if (phase === 'moved' || phase === 'scoring') return { ...next, order: state.order, nextOrder: next.order }
  const reordered = { ...next, nextOrder: next.order }
  if (!setting.order) return reordered
  if (phase === 'bonus') return { ...reordered, turn: nextForBonus(reordered) }
  return isUntouched(reordered) ? beginTurns(reordered) : reordered
}

/** A game that has a round or pieces on the board is past its starting bonuses. */
const isBegun = ({ round, placements }: TableSetting): boolean => round !== undefined || placements !== undefined

const isUntouched = ({ placements, passed, open }: State): boolean =>
  placements.length === 0 && passed.length === 0 && open.length === 0

/** It is the turn of the player named, or of the first who has not passed. What was open goes on if the turn does. */
function playFrom(next: State, turn: Seat | undefined, before: State): State {
  const passed = next.passed.filter(seat => seat !== turn)
  const goesOn = before.phase === 'turns' && before.open.length > 0 && (turn ?? before.turn) === before.turn
  const playing: State = { ...next, phase: 'turns', nextOrder: next.order, passed, movers: [] }
  if (goesOn) return { ...playing, turn: before.turn, open: before.open }
  const free: State = { ...playing, open: [], back: undefined }
  if (turn !== undefined) return { ...free, turn }
  return passed.includes(free.turn) || before.phase !== 'turns'
    ? nextTurn({ ...free, turn: free.order.at(-1) ?? 0 })
    : free
}

/** Starting bonuses go from the last player to the second; as many cards are gone as players had their turn. */
const nextForBonus = ({ order, bonuses }: State): Seat =>
  order[order.length - 1 - (Object.keys(startingBonusCards).length - bonuses.length)] ?? 0

/** The values that are named. */
const present = (setting: TableSetting): Partial<State> => {
  const { round, order, turn, passed, placements, engineers, returned, cards } = setting
  return Object.fromEntries(
    Object.entries({ round, order, turn, passed, placements, engineers, returned, cards }).filter(
      ([, value]) => value !== undefined,
    ),
  )
}

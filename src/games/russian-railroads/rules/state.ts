import type { Board } from '../board/board'
import type { Copy, Corrections } from '../board/copy'
import type { BoardSpace } from '../printed/action-spaces'
import type { QuestionCardId, StartingBonusId } from '../printed/cards'
import type { Build } from '../printed/effects'
import type { EngineerId } from '../printed/engineers'
import type { Colour } from '../printed/lines'
import type { TokenId } from '../printed/tokens'
import type { Points } from '../scoring/points'
import type { RoundScore } from '../scoring/round'

/** A player's index in the set-up, going round the table. */
export type Seat = number

/** An action space: one of the main board, or an engineer that lies beside a player board. */
export type Space = BoardSpace | `own-${EngineerId}`

/** What was paid, or what can be: workers of each kind and roubles. */
export interface Pieces {
  readonly own: number
  readonly black: number
  readonly turquoise: number
  readonly roubles: number
}

/** Pieces that lie on an action space in this round. */
export interface Placement extends Pieces {
  readonly seat: Seat
  readonly space: Space
}

/** Where an open effect comes from. */
export type Origin =
  | `space:${Space}`
  | `factory:${number}`
  | `token:${TokenId}`
  | `card:${QuestionCardId}`
  | `bonus:${StartingBonusId}`
  | `won:${'token' | 'white-steps'}`
  | 'black-worker'
  | 'locomotive'

/** What is still to be resolved in a turn. */
export type OpenEffect = {
  /** A printed part of a public action: it must be done before the turn can end. */
  readonly duty: boolean
  readonly from: Origin
  /** How often it can still be used. */
  readonly steps: number
} & (
  | { readonly kind: 'advance'; readonly colours: readonly Colour[] }
  | { readonly kind: 'build'; readonly what: readonly Build[] }
  | { readonly kind: 'industry' | 'reuse' | 'token' | 'card' | 'end-bonus' | 'again' }
  /** A locomotive that was replaced, or came with its ? card, and is in the player's hand. */
  | { readonly kind: 'chain'; readonly number: number }
)

/** Why points were given at once. */
export type Reason = 'terminus' | 'engineer' | 'factory-1' | 'factory-8' | 'end-bonus' | 'pass' | 'table'

export interface AtOnce {
  readonly round: number
  readonly seat: Seat
  readonly points: number
  readonly reason: Reason
  /** What the table calls it: the free line of a game with an expansion. */
  readonly note?: string | undefined
}

/** Somebody who left the table. */
export interface Away {
  readonly seat: Seat
  /** Whether the table still gives them a place at the end. */
  readonly ranked: boolean
}

/** The turn that a forced step of somebody else has interrupted, and that goes on after it. */
export type Interrupted = Pick<State, 'turn' | 'open' | 'back'>

export interface ScoredRound {
  readonly round: number
  readonly order: readonly Seat[]
  /** By seat. */
  readonly scores: readonly RoundScore[]
}

export interface Player {
  readonly board: Board
  readonly points: number
  readonly roubles: number
}

/** Track every move, or only score the rounds. */
export type Way = 'track' | 'score'

/** Starting bonuses, turns, the moved order workers, waiting for the scoring, the final scoring, over. */
export type Phase = 'bonus' | 'turns' | 'moved' | 'scoring' | 'final' | 'over'

/**
 * A game at one moment. What follows from something else is not here: piles, doublers left, workers in hand and
 * colours owned are computed from the boards and the placements.
 */
export interface State {
  readonly way: Way
  readonly phase: Phase
  readonly round: number
  readonly rounds: number
  /** Own workers of each player at the start. */
  readonly workers: number
  readonly copy: Copy
  readonly corrections: Corrections
  readonly players: readonly Player[]
  readonly order: readonly Seat[]
  /** The order of the next round, known once all have passed. */
  readonly nextOrder: readonly Seat[]
  /** Whose turn it is. */
  readonly turn: Seat
  readonly passed: readonly Seat[]
  /** Those whose worker on a turn order space still acts once more. */
  readonly movers: readonly Seat[]
  readonly placements: readonly Placement[]
  /** From the right: the hiring space, `engineer-right`, `engineer-left`, the waiting ones. */
  readonly engineers: readonly (EngineerId | null)[]
  readonly returned: readonly number[]
  readonly cards: readonly QuestionCardId[]
  readonly bonuses: readonly StartingBonusId[]
  readonly open: readonly OpenEffect[]
  readonly back?: Interrupted | undefined
  /** Those who left and pass from then on. */
  readonly away: readonly Away[]
  /** Played with an expansion, so that only the rounds are scored. */
  readonly expansion: boolean
  readonly atOnce: readonly AtOnce[]
  readonly scored: readonly ScoredRound[]
  /** The final scoring, by seat; empty until then. */
  readonly end: readonly Points[]
}

/** The player at a seat. A seat that does not exist is a bug of the caller. */
export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new Error(`no player at seat ${seat}`)
  return player
}

export const boardAt = (state: State, seat: Seat): Board => playerAt(state, seat).board

export const boardsOf = (state: State): Board[] => state.players.map(player => player.board)

/** The state with some values changed. */
export const change = (state: State, to: Partial<State>): State => Object.assign(copyOf(state), to)

/** Every field is written out: an object spread of this size takes ten times as long, and a game is folded with this. */
const copyOf = (state: State): State => ({
  way: state.way,
  phase: state.phase,
  round: state.round,
  rounds: state.rounds,
  workers: state.workers,
  copy: state.copy,
  corrections: state.corrections,
  players: state.players,
  order: state.order,
  nextOrder: state.nextOrder,
  turn: state.turn,
  passed: state.passed,
  movers: state.movers,
  placements: state.placements,
  engineers: state.engineers,
  returned: state.returned,
  cards: state.cards,
  bonuses: state.bonuses,
  open: state.open,
  back: state.back,
  away: state.away,
  expansion: state.expansion,
  atOnce: state.atOnce,
  scored: state.scored,
  end: state.end,
})

/** The players with something changed for one of them. */
export function playersWith(state: State, seat: Seat, to: Partial<Player>): readonly Player[] {
  const { board, points, roubles } = playerAt(state, seat)
  return state.players.with(seat, {
    board: to.board ?? board,
    points: to.points ?? points,
    roubles: to.roubles ?? roubles,
  })
}

export const withPlayer = (state: State, seat: Seat, to: Partial<Player>): State =>
  change(state, { players: playersWith(state, seat, to) })

export const withBoard = (state: State, seat: Seat, board: Board): State => withPlayer(state, seat, { board })

export const isAway = (state: State, seat: Seat): boolean => state.away.some(away => away.seat === seat)

export const isLastRound = (state: State): boolean => state.round === state.rounds

/** Points given at once, with their line in the ledger. */
export function givePoints(state: State, seat: Seat, points: number, reason: Reason, note?: string): State {
  if (points === 0) return state
  const entry: AtOnce = { round: state.round, seat, points, reason, ...(note === undefined ? {} : { note }) }
  const players = playersWith(state, seat, { points: playerAt(state, seat).points + points })
  return change(state, { players, atOnce: [...state.atOnce, entry] })
}

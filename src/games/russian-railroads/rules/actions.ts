import type { Board } from '../board/board'
import type { Corrections } from '../board/copy'
import type { Refusal } from '../board/refusal'
import type { EndBonusId, QuestionCardId, StartingBonusId } from '../printed/cards'
import type { EngineerId } from '../printed/engineers'
import type { Colour, Line } from '../printed/lines'
import type { TokenId } from '../printed/tokens'
import type { Pieces, Placement, Reason, Seat, Space, State } from './state'

/** Pieces as an action names them: what is not there is none. */
export type Payment = Partial<Pieces>

/** Index of an open effect: the one this step uses. */
type Of = { readonly of: number }
type By = { readonly player: Seat }
type Placing = { readonly line: Line; readonly replace?: number | undefined }

/** What the player whose turn it is can do, by the word that an action says. */
interface TurnMoves {
  /** Take a Starting Bonus card. */
  bonus: By & { readonly card: StartingBonusId }
  /** Take an action space and pay for it. `swap`: the space whose own worker goes to the turn order space. */
  take: By & { readonly space: Space; readonly pay: Payment; readonly swap?: Space | undefined }
  pass: By
  advance: By & Of & { readonly line: Line; readonly colour: Colour }
  /** Move the industry marker that stands on `from`. */
  industry: By & Of & { readonly from: number }
  /** Place the doubler of the ? card once more. */
  doubler: By & Of
  /** Build a locomotive. */
  locomotive: By & Of & Placing
  /** Build a factory, from the lowest pile or one of the returned ones, into a gap (1 to 5). */
  factory: By & Of & { readonly tile: number; readonly returned?: true | undefined; readonly gap: number }
  /** Put the replaced locomotive elsewhere. */
  'move-on': By & Placing
  /** Turn the replaced locomotive over and return it as a factory. */
  'turn-over': By
  token: By & Of & { readonly token: TokenId }
  card: By & Of & { readonly card: QuestionCardId }
  /** Name the space to be used again; `black`: the piece meant is the black worker. */
  reuse: By & Of & { readonly space: Space; readonly black: boolean }
  'end-bonus': By & { readonly card: EndBonusId | 'hidden' | 'points' }
  /** Leave what is open and need not be done: all of it, or only the effect named. */
  leave: By & { readonly of?: number | undefined }
}

/** What the table does together or at any time. */
interface TableMoves {
  /** Score the round and clean up. */
  score: object
  /** Say which the hidden End Bonus cards are. */
  reveal: By & { readonly cards: readonly EndBonusId[] }
  /** The final scoring. */
  finish: object
  /** Points at once, entered by hand, or a difference the table decided. `note`: the name of a free line. */
  points: By & { readonly points: number; readonly reason: Reason; readonly note?: string | undefined }
  /** Set what lies before a player: the normal way when only scoring, else a correction. */
  set: By & PlayerSetting
  /** Set what belongs to all. */
  'set-table': TableSetting
  /** Match your copy, in the middle of a game. */
  copy: { readonly corrections: Corrections }
  /** A player leaves the table and passes from then on. `ranked`: still takes a place at the end. */
  withdraw: By & { readonly ranked: boolean }
  /** Somebody who left is back. */
  return: By
  /** End the game early: with the round and the final scored as the boards lie, with only the final, or unfinished. */
  stop: { readonly then: 'score' | 'finish' | 'nothing' }
  /** Change the way of use. To track moves again the table tells what the app cannot know. */
  way: { readonly way: 'score' } | ({ readonly way: 'track' } & TrackAgain)
}

export interface PlayerSetting {
  readonly board?: BoardSetting | undefined
  readonly points?: number | undefined
  readonly roubles?: number | undefined
}

/** Pieces that are not named stay; tracks and locomotives are named line by line. */
export type BoardSetting = Partial<Omit<Board, 'tracks' | 'locomotives'>> & {
  readonly tracks?: Partial<Board['tracks']> | undefined
  readonly locomotives?: Partial<Board['locomotives']> | undefined
}

export interface TableSetting {
  readonly round?: number | undefined
  readonly order?: readonly Seat[] | undefined
  readonly turn?: Seat | undefined
  readonly passed?: readonly Seat[] | undefined
  readonly placements?: readonly Placement[] | undefined
  readonly engineers?: readonly (EngineerId | null)[] | undefined
  readonly returned?: readonly number[] | undefined
  readonly cards?: readonly QuestionCardId[] | undefined
}

export interface TrackAgain {
  readonly order: readonly Seat[]
  readonly roubles: readonly number[]
  readonly engineers: readonly (EngineerId | null)[]
  readonly returned: readonly number[]
  readonly cards: readonly QuestionCardId[]
}

export type TurnWord = keyof TurnMoves
export type TableWord = keyof TableMoves

/** The table overrules the rule that refuses this. */
type Forced = { readonly forced?: true | undefined }

export type TurnMove<Word extends TurnWord = TurnWord> = {
  [W in Word]: { readonly do: W } & TurnMoves[W] & Forced
}[Word]
export type TableMove<Word extends TableWord = TableWord> = {
  [W in Word]: { readonly do: W } & TableMoves[W] & Forced
}[Word]
export type Action = TurnMove | TableMove

/** Doing stands beside what may be done: each word gives both, and the moves worth trying in a state. */
export interface MoveRule<Move> {
  /** Moves among which all legal ones are. */
  candidates(state: State): readonly Move[]
  /** The rule against it, if there is one. */
  refuse(state: State, move: Move): Refusal | undefined
  /** The state after it. */
  perform(state: State, move: Move): State
}

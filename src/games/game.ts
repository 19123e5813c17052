import type { JSX } from 'solid-js'
import type { Log, Step } from '../table/log'
import type { Table } from '../table/play'

/** Why something is not allowed: the rule's id, and what its sentence needs. */
export interface Refusal {
  readonly rule: string
  readonly values: Readonly<Record<string, string | number>>
}

/** `broke`: the rule that the table has overruled. */
export type Outcome<State> =
  | { readonly ok: true; readonly state: State; readonly broke?: Refusal }
  | { readonly ok: false; readonly refusal: Refusal }

/** What the app needs to know of an action, whichever game it belongs to. */
export interface GameAction {
  readonly do: string
  readonly forced?: true | undefined
}

/** When a line was written, in seconds since the start; and whether the app took the step by itself. */
export interface Stamp {
  readonly at: number
  readonly auto?: true | undefined
}

/** What changes the course of a game instead of adding to it. */
export type Turn<Action> =
  /** Go back to the moment before line `to` was written. */
  | { readonly do: 'undo'; readonly to: number }
  /** Take back the last undo. */
  | { readonly do: 'redo' }
  /** From line `from` on, these actions instead. */
  | { readonly do: 'mend'; readonly from: number; readonly actions: readonly (Action & Partial<Stamp>)[] }

/** A line of the append-only log. */
export type Line<Action> = (Action | Turn<Action>) & Stamp

/** A whole game, as it is kept in a file. */
export interface SavedGame<Setup = unknown, Action = unknown> {
  readonly id: string
  /** The version of the rules that played it. */
  readonly rules: number
  /** Date and time as `2026-03-14T19:30:00Z`. */
  readonly startedAt: string
  readonly setup: Setup
  /** As agreed when it was finished, in the order of seats. */
  readonly result?: readonly Result[] | undefined
  readonly actions: readonly Line<Action>[]
}

export interface Result {
  readonly points: number
  /** None for somebody who left and is not ranked. */
  readonly place?: number | undefined
}

/** What lists show of a game. */
export interface Summary {
  readonly finished: boolean
  /** In the order of seats. */
  readonly players: readonly SummaryPlayer[]
  /** Way of use, where the game has several. */
  readonly way?: string
  /** Ended without a result: kept, but counted in no statistics. */
  readonly unfinished?: true
  /** Played with an expansion: statistics keep it apart. */
  readonly expansion?: true
}

export interface SummaryPlayer {
  /** The person's id, the same in all games. */
  readonly id: string
  readonly name: string
  readonly color: string
  readonly points: number
  /** Known when the game is finished; equal points share a place. */
  readonly place?: number
  /** Where the points came from, by the ids of the course's sources. */
  readonly sources?: Readonly<Record<string, number>>
}

/** The course of a game in numbers. Whoever shows it needs to know nothing else of the game. */
export interface Course {
  /** Where points come from; the id is the same in all games and languages. */
  readonly sources: readonly { readonly id: string; readonly name: string }[]
  /** What is worth a point on a curve: the start, then every scoring. */
  readonly moments: readonly Moment[]
  /** The name of what goes on after the last of them. */
  readonly running: string
  /** The seat that moved first. */
  readonly first: number
  /** What the table wrote down about the game. */
  readonly note: string
}

export interface Moment {
  readonly name: string
  /** Which of the states it is: how many actions had been done. */
  readonly position: number
  /** The points then, by seat. */
  readonly standing: readonly number[]
  /** What came since the moment before, by seat, then by source. */
  readonly gains: readonly (readonly number[])[]
}

/** What is read from a file, or the sentence's rule and the path of the first field that is wrong. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refusal & { readonly path: string } }

/**
 * What any game gives the app. A game is a set-up and a log of actions; all else is derived from them by pure functions.
 * The methods are written as methods on purpose: the app holds games whose set-up, state and actions it cannot name.
 */
export interface Game<Setup = unknown, State = unknown, Action extends GameAction = GameAction> {
  readonly id: string
  /** Version of the rules; saved with each game that they played. */
  readonly rules: number
  start(setup: Setup): State
  apply(state: State, action: Action): Outcome<State>
  /** Exactly what may be done next. */
  choices(state: State): readonly Action[]
  /** The step that the app takes by itself because there is no other. */
  soleChoice(state: State): Action | undefined
  summary(setup: Setup, state: State): Summary
  /** Where points come from, in the order in which charts show it. */
  sources(language: 'en' | 'de'): Course['sources']
  /** Told from all states that hold, the first one included. */
  course(setup: Setup, states: readonly State[], language: 'en' | 'de'): Course
  /** What was done in a step of the log, in words. */
  sentence(setup: Setup, log: Log<State, Action>, step: Step<State, Action>, language: 'en' | 'de'): string
  /** The same set-up with somebody under another name or as somebody else. */
  renamePlayer(setup: Setup, id: string, person: Pick<Person, 'id' | 'name'>): Setup
  readSetup(value: unknown): Read<Setup>
  readAction(value: unknown, setup: Setup): Read<Action>
  readLine(value: unknown, setup: Setup): Read<Line<Action>>
  /** A whole game from the text of its file. */
  readGame(text: string): Read<SavedGame<Setup, Action>>
  /** The same as a text of one line. */
  writeGame(game: SavedGame<Setup, Action>): string
  /** The screens, loaded only when a game is opened. */
  screens(): Promise<Screens>
}

/** The screens of a game: components, written as methods for the same reason as above. */
export interface Screens {
  NewGame(this: void, props: NewGameProps): JSX.Element
  Table(this: void, props: TableProps): JSX.Element
  /** What lies on the table at a moment, to look at. */
  Boards(this: void, props: BoardsProps): JSX.Element
  Reference(this: void, props: ReferenceProps): JSX.Element
  /** The printed values in which this device's copy differs, to be changed. */
  Copy(this: void, props: CopyProps): JSX.Element
}

/** Somebody who plays; the id is the same in all games. */
export interface Person {
  readonly id: string
  readonly name: string
  /** The colour played last. */
  readonly color?: string | undefined
}

export interface NewGameProps {
  /** Who has played before, those who played last first. */
  readonly people: readonly Person[]
  /** The set-up of a game that the same people want to play again. */
  readonly again?: unknown
  /** An id for somebody who has not played before. */
  readonly newId: () => string
  /** Starts the game on the table. */
  readonly onStart: (setup: unknown) => void
}

export interface TableProps {
  readonly table: Table
  /** Where the way back leads, and where the game is looked back on. */
  readonly home: string
  readonly review: string
  /** Gives the game's file to the player. */
  readonly onExport: () => void
  /** Leads to where the game is given to another phone. */
  readonly onHandOver: () => void
  /** Offers the result to take along: as a text, a picture, a file. */
  readonly onShare: () => void
}

export interface ReferenceProps {
  /** What this device has kept of the game's printed values. */
  readonly printed: unknown
}

export interface CopyProps extends ReferenceProps {
  readonly onSave: (printed: unknown) => void
}

export interface BoardsProps {
  readonly setup: unknown
  readonly state: unknown
}

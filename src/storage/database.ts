import Dexie, { type Table } from 'dexie'

/** What the lists know of a game without reading its log. Plain data: the game itself explains what it means. */
export interface GameEntry extends Played {
  readonly id: string
  /** Which game of the shelf. */
  readonly game: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly changedAt: number
  /** How many lines its log has. */
  readonly lines: number
  /** When it was handed to another phone, where it goes on. */
  readonly handedOverAt?: number
}

/** What every line of the log may change in the lists. */
export interface Played {
  readonly state: 'running' | 'finished'
  /** In the order of seats. */
  readonly players: readonly EntryPlayer[]
  /** Way of use, where the game has several. */
  readonly way?: string
  /** Playing time so far, in seconds. */
  readonly seconds: number
  /** Version of the rules that have played it. */
  readonly rules: number
  /** Ended without a result: kept, but counted in no statistics. */
  readonly unfinished?: true
  /** Played with an expansion: statistics keep it apart. */
  readonly expansion?: true
}

export interface EntryPlayer {
  /** The person's id, the same in all games. */
  readonly id: string
  readonly name: string
  readonly color: string
  readonly points?: number
  readonly place?: number
  /** Where the points came from, by the game's own ids. */
  readonly sources?: Readonly<Record<string, number>>
}

/** That somebody plays in a game: the index of a person's games in the order of time. */
export interface SeatEntry {
  readonly person: string
  readonly startedAt: number
  readonly game: string
}

/** One line of a log. Lines are added and never changed. */
export interface LineEntry {
  /** Id of the game on the table. */
  readonly game: string
  readonly index: number
  readonly line: unknown
}

/** What a game started from; apart from its entry so that lists stay light. */
export interface SetupEntry {
  readonly id: string
  readonly setup: unknown
}

/** Somebody who has played. */
export interface PersonEntry {
  readonly id: string
  readonly name: string
  /** The colour played last. */
  readonly color: string
  readonly lastPlayedAt: number
}

interface SettingEntry {
  readonly key: string
  readonly value: unknown
}

/** The one database. Each change of its shape is a further version() below, never an edit of an old one. */
export class Database extends Dexie {
  declare readonly games: Table<GameEntry, string>
  declare readonly setups: Table<SetupEntry, string>
  declare readonly lines: Table<LineEntry, [string, number]>
  declare readonly seats: Table<SeatEntry, [string, number, string]>
  declare readonly people: Table<PersonEntry, string>
  declare readonly settings: Table<SettingEntry, string>

  constructor() {
    // Strict: a write counts when it is on disk. No cache: Dexie's shows a write before it is committed.
    super('stationmaster', { chromeTransactionDurability: 'strict', cache: 'disabled' })
    this.version(1).stores({
      games: 'id, changedAt, startedAt, [state+changedAt], [game+changedAt], [game+startedAt]',
      setups: 'id',
      lines: '[game+index]',
      seats: '[person+startedAt+game], game',
      people: 'id, lastPlayedAt',
      settings: 'key',
    })
  }
}

export const database = new Database()

import Dexie, { type Table } from 'dexie'

/** What the lists know of a game without reading its log. Plain data: the game itself explains what it means. */
export interface GameEntry {
  readonly id: string
  /** Which game of the shelf. */
  readonly game: string
  readonly state: 'running' | 'finished'
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly changedAt: number
  readonly players: readonly { readonly name: string; readonly points?: number }[]
}

interface SettingEntry {
  readonly key: string
  readonly value: unknown
}

/** The one database. Each change of its shape is a further version() below, never an edit of an old one. */
class Database extends Dexie {
  declare readonly games: Table<GameEntry, string>
  declare readonly settings: Table<SettingEntry, string>

  constructor() {
    // Strict: a write counts when it is on disk. No cache: Dexie's shows a write before it is committed.
    super('stationmaster', { chromeTransactionDurability: 'strict', cache: 'disabled' })
    this.version(1).stores({ games: 'id, changedAt, [state+changedAt]', settings: 'key' })
  }
}

export const database = new Database()

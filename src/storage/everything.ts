import { database, type GameEntry, type PersonEntry } from './database'
import { readGame, type StoredGame } from './log'
import { chosenKeys } from './settings'

/** All that a device keeps besides its games. */
export interface Belongings {
  readonly people: readonly PersonEntry[]
  readonly settings: Readonly<Record<string, unknown>>
  /** Corrected printed values, by game. */
  readonly printed: unknown
}

/** The ids of all games, the oldest first; of two that began together always the same one. */
export const readAllIds = (): Promise<string[]> => database.games.orderBy('startedAt').primaryKeys()

/** These games, as far as they are still here. */
export async function readGames(ids: readonly string[]): Promise<StoredGame[]> {
  const games = await Promise.all(ids.map(readGame))
  return games.filter(game => game !== undefined)
}

/** What lists know of these games, as far as they are still here. */
export async function readEntries(ids: readonly string[]): Promise<GameEntry[]> {
  const entries = await database.games.bulkGet([...ids])
  return entries.filter(entry => entry !== undefined)
}

/** People, what was chosen, and the printed values: in the same order whenever it is the same. */
export async function readBelongings(): Promise<Belongings> {
  const kept = new Map((await database.settings.toArray()).map(({ key, value }) => [key, value]))
  return {
    people: await database.people.toArray(),
    settings: Object.fromEntries(chosenKeys.filter(key => kept.has(key)).map(key => [key, kept.get(key)])),
    printed: kept.get('printed') ?? {},
  }
}

/** How many games are finished. */
export const countFinished = (): Promise<number> =>
  database.games.where('[state+changedAt]').between(['finished', -Infinity], ['finished', Infinity]).count()

/** Deletes everything: games, people, settings. */
export const wipe = (): Promise<void> =>
  database.transaction('rw', database.tables, async () => {
    await Promise.all(database.tables.map(table => table.clear()))
  })

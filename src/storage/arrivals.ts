import Dexie from 'dexie'
import { database, type GameEntry, type PersonEntry } from './database'
import type { StoredGame } from './log'

// Games that arrive together are all here afterwards, or none. A list knows a game by its entry, so set-ups and logs
// are written first, in as many steps as it takes, and all entries at the end, in one.

/** One game of those that arrive. */
export interface Arrival {
  readonly entry: GameEntry
  /** What is here of it now and will be replaced. */
  readonly here?: GameEntry | undefined
}

export interface Arrivals {
  readonly games: readonly Arrival[]
  /** Known people keep their names; only when they played last may change. */
  readonly people: readonly PersonEntry[]
  /** Only what is not set here is taken over. */
  readonly settings: ReadonlyMap<string, unknown>
}

/** `changed`: what is here is not any more what was to be replaced. Nothing was written. */
export type Arrived = 'arrived' | 'changed'

/** Where the log of a game waits that takes another one's place. No game has an id as long as this. */
const waitingId = (id: string): string => `${'waiting-'.padEnd(65, '-')}${id}`

/** Writes set-up and log of a few games where no list sees them yet. */
export async function stage(games: readonly (StoredGame & Pick<Arrival, 'here'>)[]): Promise<void> {
  const placed = games.map(game => ({ ...game, id: game.here ? waitingId(game.entry.id) : game.entry.id }))
  await database.transaction('rw', [database.setups, database.lines], async () => {
    await database.setups.bulkPut(placed.map(({ id, setup }) => ({ id, setup })))
    await database.lines.bulkPut(
      placed.flatMap(({ id, lines }) => lines.map((line, index) => ({ game: id, index, line }))),
    )
  })
}

/** Puts everything that was staged in place at once. */
export async function arrive({ games, people, settings }: Arrivals): Promise<Arrived> {
  const { games: entries, setups, lines, seats, people: known, settings: kept } = database
  return database.transaction('rw', [entries, setups, lines, seats, known, kept], async () => {
    const now = await entries.bulkGet(games.map(({ entry }) => entry.id))
    if (games.some(({ here }, i) => !isUnchanged(here, now[i]))) return 'changed'
    for (const { entry, here } of games) if (here) await replace(entry.id)
    await entries.bulkPut(games.map(({ entry }) => entry))
    await seats.bulkPut(
      games.flatMap(({ entry: { id, players, startedAt } }) =>
        players.map(player => ({ person: player.id, startedAt, game: id })),
      ),
    )
    await greet(people)
    const set = await kept.bulkGet([...settings.keys()])
    await kept.bulkPut([...settings].map(([key, value]) => ({ key, value })).filter((_, i) => set[i] === undefined))
    return 'arrived'
  })
}

const isUnchanged = (then: GameEntry | undefined, now: GameEntry | undefined): boolean =>
  then?.lines === now?.lines && then?.changedAt === now?.changedAt

async function replace(id: string): Promise<void> {
  const waiting = waitingId(id)
  const setup = await database.setups.get(waiting)
  const log = await linesOf(waiting).toArray()
  await linesOf(id).delete()
  await database.lines.bulkAdd(log.map(line => ({ ...line, game: id })))
  if (setup) await database.setups.put({ ...setup, id })
  await database.seats.where('game').equals(id).delete()
  await linesOf(waiting).delete()
  await database.setups.delete(waiting)
}

async function greet(people: readonly PersonEntry[]): Promise<void> {
  const known = await database.people.bulkGet(people.map(({ id }) => id))
  const changed = people.flatMap((person, i) => {
    const { name = person.name, lastPlayedAt = -Infinity } = known[i] ?? {}
    return person.lastPlayedAt > lastPlayedAt ? [{ ...person, name }] : []
  })
  await database.people.bulkPut(changed)
}

/** Removes what was staged and never arrived: cancelled, failed, or cut off when the app was closed. */
export const sweep = (): Promise<void> =>
  database.transaction('rw', [database.games, database.setups, database.lines], async () => {
    const listed = new Set(await database.games.toCollection().primaryKeys())
    const staged = (await database.setups.toCollection().primaryKeys()).filter(id => !listed.has(id))
    for (const id of staged) await linesOf(id).delete()
    await database.setups.bulkDelete(staged)
  })

/** Which games are here. */
export const readIds = async (): Promise<ReadonlySet<string>> =>
  new Set(await database.games.toCollection().primaryKeys())

const linesOf = (id: string) =>
  database.lines.where('[game+index]').between([id, Dexie.minKey], [id, Dexie.maxKey], true, true)

import Dexie from 'dexie'
import { database, type GameEntry } from './database'
import { seatsOf } from './people'
import { type Watcher, watch } from './watch'

export interface RecentGames {
  readonly running: readonly GameEntry[]
  readonly finished: readonly GameEntry[]
}

const resultsShown = 3

/** All running games and the last few results, the newest first. */
export const watchRecent = (watcher: Watcher<RecentGames>) =>
  watch(
    async () => ({
      running: await newest('running').toArray(),
      finished: await newest('finished').limit(resultsShown).toArray(),
    }),
    watcher,
  )

/** One game, or undefined where it is not here. */
export const watchGame = (id: string, watcher: Watcher<GameEntry | undefined>) =>
  watch(() => database.games.get(id), watcher)

/** What lists know of a game, or undefined where it is not here. */
export const findGame = (id: string): Promise<GameEntry | undefined> => database.games.get(id)

/** The id of the running game that was played last. */
export const findLastRunning = async (): Promise<string | undefined> => (await newest('running').first())?.id

const newest = (state: GameEntry['state']) =>
  database.games.where('[state+changedAt]').between([state, Dexie.minKey], [state, Dexie.maxKey]).reverse()

/** Which games a list wants; what is absent does not matter. */
export interface GameFilter {
  /** Games of any of these people. */
  readonly people?: readonly string[] | undefined
  /** Which game of the shelf. */
  readonly game?: string | undefined
  readonly year?: number | undefined
}

/** The ids of the games, the newest first, now and after each change. Indexes answer it; no game is read. */
export function watchIds(filter: GameFilter, watcher: Watcher<readonly string[]>): () => void {
  let left = false
  const tell = async () => {
    const ids = await findIds(filter)
    if (!left) watcher.next(ids)
  }
  // What is watched is only how many there are: to watch 10,000 keys takes longer than to read them.
  const count = async () => [await database.games.orderBy('startedAt').count(), await database.seats.count()]
  const stop = watch(count, { next: () => void tell().catch(watcher.fail), fail: watcher.fail })
  return () => {
    left = true
    stop()
  }
}

/** The newest of them, at once however many there are; undefined where people are asked for. */
export async function readNewest({ people, game, year }: GameFilter, limit: number): Promise<GameEntry[] | undefined> {
  return people ? undefined : inTime(game, year).reverse().limit(limit).toArray()
}

async function findIds({ people, game, year }: GameFilter): Promise<string[]> {
  // Forward and turned round here: backward the browser would walk from key to key.
  if (!people) return (await inTime(game, year).primaryKeys()).reverse()
  const seats = (await Promise.all(people.map(person => seatsOf(person, ...timesOf(year))))).flat()
  const ids = [...new Set(seats.sort((a, b) => b.startedAt - a.startedAt).map(seat => seat.game))]
  if (!game) return ids
  const ofGame = new Set(await inTime(game, year).primaryKeys())
  return ids.filter(id => ofGame.has(id))
}

function inTime(game: string | undefined, year: number | undefined) {
  const [from, to] = timesOf(year)
  return game
    ? database.games.where('[game+startedAt]').between([game, from], [game, to])
    : database.games.where('startedAt').between(from, to)
}

/** From the beginning of a year to its end, or all time. */
const timesOf = (year: number | undefined): [number, number] =>
  year === undefined
    ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    : [new Date(year, 0).getTime(), new Date(year + 1, 0).getTime()]

/** These games, in this order, now and after each change; undefined for one that is not here. */
export const watchEntries = (ids: readonly string[], watcher: Watcher<readonly (GameEntry | undefined)[]>) =>
  watch(() => database.games.bulkGet([...ids]), watcher)

/** Every game, in no order, now and after each change: for statistics over all people. */
export const watchEvery = (watcher: Watcher<readonly GameEntry[]>) => watch(() => database.games.toArray(), watcher)

/** The years from the first game to the last, the newest first. */
export async function readYears(): Promise<number[]> {
  const byTime = database.games.orderBy('startedAt')
  const first = (await byTime.first())?.startedAt
  const last = (await byTime.last())?.startedAt
  if (first === undefined || last === undefined) return []
  const newest = new Date(last).getFullYear()
  return Array.from({ length: newest - new Date(first).getFullYear() + 1 }, (_, ago) => newest - ago)
}

import Dexie from 'dexie'
import { database, type GameEntry } from './database'
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

/** Every game, the newest first. */
export const watchAll = (watcher: Watcher<readonly GameEntry[]>) =>
  watch(() => database.games.orderBy('changedAt').reverse().toArray(), watcher)

/** One game, or undefined where it is not here. */
export const watchGame = (id: string, watcher: Watcher<GameEntry | undefined>) =>
  watch(() => database.games.get(id), watcher)

/** What lists know of a game, or undefined where it is not here. */
export const findGame = (id: string): Promise<GameEntry | undefined> => database.games.get(id)

/** The id of the running game that was played last. */
export const findLastRunning = async (): Promise<string | undefined> => (await newest('running').first())?.id

/** The game of this kind that was played last: for the same people once more. */
export const findLastOf = (game: string): Promise<GameEntry | undefined> =>
  database.games.where('[game+changedAt]').between([game, Dexie.minKey], [game, Dexie.maxKey]).last()

const newest = (state: GameEntry['state']) =>
  database.games.where('[state+changedAt]').between([state, Dexie.minKey], [state, Dexie.maxKey]).reverse()

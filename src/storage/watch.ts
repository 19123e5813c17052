import { liveQuery } from 'dexie'
import { database } from './database'

export interface Watcher<T> {
  readonly next: (value: T) => void
  readonly fail: (error: unknown) => void
}

/** Tells the watcher the query's answer now and after each change, also one made in another tab. Returns how to stop. */
export function watch<T>(query: () => Promise<T>, watcher: Watcher<T>): () => void {
  let stopped = false
  let stop = () => {
    stopped = true
  }
  const begin = () => {
    if (stopped) return
    const subscription = liveQuery(query).subscribe({ next: watcher.next, error: watcher.fail })
    stop = () => subscription.unsubscribe()
  }
  // liveQuery keeps silent about a database that cannot be opened; opening it tells.
  database.open().then(begin, watcher.fail)
  return () => stop()
}

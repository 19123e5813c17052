import { liveQuery } from 'dexie'

export interface Watcher<T> {
  readonly next: (value: T) => void
  readonly fail: (error: unknown) => void
}

/** Tells the watcher the query's answer now and after each change, also one made in another tab. Returns how to stop. */
export function watch<T>(query: () => Promise<T>, watcher: Watcher<T>): () => void {
  const subscription = liveQuery(query).subscribe({ next: watcher.next, error: watcher.fail })
  return () => subscription.unsubscribe()
}

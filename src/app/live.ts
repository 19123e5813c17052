import { type Accessor, createSignal, onCleanup } from 'solid-js'
import type { Watcher } from '../storage/watch'
import { afterPaint } from './after-paint'

/** The answer of a query that goes on answering. */
export type Live<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'broken' }

/**
 * Shows stored data: `start` loads the storage room and begins to watch, returning how to stop. It is called after the
 * first paint, as the database is not needed for it. A database that cannot be opened is `broken`, never silence.
 */
export function createLive<T>(start: (watcher: Watcher<T>) => Promise<() => void>): Accessor<Live<T>> {
  const [live, setLive] = createSignal<Live<T>>({ state: 'loading' })
  let stop: (() => void) | undefined
  let left = false
  const fail = () => void setLive({ state: 'broken' })
  const begin = async () => {
    await afterPaint()
    stop = await start({ next: value => void setLive({ state: 'ready', value }), fail })
    if (left) stop()
  }
  begin().catch(fail)
  onCleanup(() => {
    left = true
    stop?.()
  })
  return live
}

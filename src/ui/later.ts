import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js'

/**
 * What is read while the page is already there, and again when something it is read by changes; undefined until it
 * came. A resource of Solid's would take the whole page away for as long as it waits.
 */
export function createLater<T>(read: () => Promise<T>): Accessor<T | undefined> {
  const [value, setValue] = createSignal<T>()
  createEffect(() => {
    let isWanted = true
    onCleanup(() => {
      isWanted = false
    })
    void read().then(now => isWanted && setValue(() => now))
  })
  return value
}

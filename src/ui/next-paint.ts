import { type Accessor, createEffect, createSignal, on } from 'solid-js'

/** Resolves once the frame is painted that shows what is rendered now. */
export const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** What the source says, one frame later: what is seen first is painted first. */
export function createAfterPaint<T>(source: Accessor<T>): Accessor<T> {
  const [value, setValue] = createSignal(source())
  createEffect(on(source, () => void nextPaint().then(() => setValue(source)), { defer: true }))
  return value
}

import { createSignal } from 'solid-js'

const [trouble, setTrouble] = createSignal<{ readonly error: unknown }>()

/** What went wrong outside of rendering, where the error boundary does not look: event handlers and promises. */
export { trouble }

export const forgetTrouble = () => setTrouble(undefined)

// An event without an error is the browser's own remark (such as a resize observer's), not our bug.
window.addEventListener('error', event => {
  const error: unknown = event.error
  if (error) setTrouble({ error })
})
window.addEventListener('unhandledrejection', event => {
  const error: unknown = event.reason
  setTrouble({ error })
})

/** The code of a page did not come: no network before the app was ready for that, or another version is installed. */
export class PageMissing extends Error {}

import { createSignal, startTransition } from 'solid-js'
import { type Place, readPlace } from './place'

const [place, setPlace] = createSignal<Place>(readPlace(window.location.hash))
let before: Place | undefined

/** Where the player is now. Follows the address; links are plain `<a href="#/…">`. */
export { place }

/** Where the player was before; undefined until the first change of page. */
export const cameFrom = () => before

/** False until the first change of page, so that a fresh load does not steal the focus. */
export const hasMoved = () => before !== undefined

/** Begins on another page than the address says, before anything is shown. Leaves no step in the history. */
export function startAt(hash: string): void {
  window.history.replaceState(null, '', hash)
  setPlace(readPlace(hash))
}

window.addEventListener('hashchange', () => {
  before = place()
  // In a transition the page shown stays until the code of the next one is here: nothing blinks.
  void startTransition(() => setPlace(readPlace(window.location.hash)))
})

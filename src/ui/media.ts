import { type Accessor, createSignal, onCleanup } from 'solid-js'

/** Whether a media query holds, for as long as its owner lives. */
export function createMedia(query: string): Accessor<boolean> {
  const media = window.matchMedia(query)
  const [matches, setMatches] = createSignal(media.matches)
  const follow = () => setMatches(media.matches)
  media.addEventListener('change', follow)
  onCleanup(() => media.removeEventListener('change', follow))
  return matches
}

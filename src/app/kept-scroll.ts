import { type Accessor, createEffect, onCleanup, onMount } from 'solid-js'
import { cameFrom } from './router'

let scrolled = 0

/** For the list of games: whoever comes back from one of them finds the list where it was left, once it is ready. */
export function createKeptScroll(isReady: Accessor<boolean>): void {
  const from = cameFrom()?.page
  let start = from === 'review' || from === 'game' ? scrolled : 0
  createEffect(() => {
    if (!isReady() || start === 0) return
    const top = start
    start = 0
    queueMicrotask(() => window.scrollTo(0, top)) // by then the list has its height
  })
  const follow = () => {
    scrolled = window.scrollY
  }
  onMount(() => window.addEventListener('scroll', follow, { passive: true }))
  onCleanup(() => window.removeEventListener('scroll', follow))
}

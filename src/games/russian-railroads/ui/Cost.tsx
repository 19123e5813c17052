import './Cost.css'
import { For } from 'solid-js'

const worker = 'M8 1.5a3 3 0 0 1 1.8 5.4c2.6.4 4.6 1.6 4.6 3.1 0 1-.9 1.6-2.2 1.7l1.3 3.3H9.4L8 12.6 6.6 15H2.5l1.3-3.3C2.5 11.6 1.6 11 1.6 10c0-1.5 2-2.7 4.6-3.1A3 3 0 0 1 8 1.5z'
const coin = 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM6.3 4.5v7m0-7h2.4a2 2 0 0 1 0 4H5.2m0 1.7h3.6'

const times = (count: number) => Array.from({ length: count }, (_, i) => i)

/** What a space takes, as pictures; the words stand in its owner's label. */
export function Cost(props: { readonly workers: number; readonly roubles: number }) {
  return (
    <span class="cost" aria-hidden="true">
      <For each={times(props.workers)}>
        {() => (
          <svg viewBox="0 0 16 16">
            <path d={worker} />
          </svg>
        )}
      </For>
      <For each={times(props.roubles)}>
        {() => (
          <svg class="coin" viewBox="0 0 16 16">
            <path d={coin} />
          </svg>
        )}
      </For>
    </span>
  )
}

import './Cost.css'
import { For } from 'solid-js'

const worker =
  'M8 1.5a3 3 0 0 1 1.8 5.4c2.6.4 4.6 1.6 4.6 3.1 0 1-.9 1.6-2.2 1.7l1.3 3.3H9.4L8 12.6 6.6 15H2.5l1.3-3.3C2.5 11.6 1.6 11 1.6 10c0-1.5 2-2.7 4.6-3.1A3 3 0 0 1 8 1.5z'
const coin = 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM6.3 4.5v7m0-7h2.4a2 2 0 0 1 0 4H5.2m0 1.7h3.6'

const times = <T,>(count: number, piece: T): T[] => Array.from({ length: count }, () => piece)

type Kind = 'worker' | 'black' | 'turquoise' | 'rouble'

interface CostProps {
  readonly workers: number
  readonly roubles: number
  readonly black?: number
  readonly turquoise?: number
}

/** What a space takes or what is paid, as pictures; the words stand in its owner's label. */
export function Cost(props: CostProps) {
  const pieces = (): Kind[] => [
    ...times<Kind>(props.workers, 'worker'),
    ...times<Kind>(props.black ?? 0, 'black'),
    ...times<Kind>(props.turquoise ?? 0, 'turquoise'),
    ...times<Kind>(props.roubles, 'rouble'),
  ]
  return (
    <span class="cost" aria-hidden="true">
      <For each={pieces()}>
        {kind => (
          <svg viewBox="0 0 16 16" data-kind={kind}>
            <path d={kind === 'rouble' ? coin : worker} />
          </svg>
        )}
      </For>
    </span>
  )
}

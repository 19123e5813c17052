import { type JSX, Show } from 'solid-js'
import { keyOf, type Spot } from './spot'
import { useView } from './view'

interface ItemProps {
  readonly spot: Spot
  readonly kind?: 'token' | 'card' | 'face-down'
  /** What it is, in full. */
  readonly label: string
  /** The same in a few signs. */
  readonly children: JSX.Element
}

/** A tile beside the board; a button while it is marked. */
export function Item(props: ItemProps) {
  const view = useView()
  const key = () => keyOf(props.spot)
  const mark = () => view.markAt(key())
  const face = () => (
    <span class="face" classList={{ [props.kind ?? 'engineer']: true }} aria-hidden="true">
      {props.children}
      <Show when={mark()?.badge}>{badge => <b class="badge">{badge()}</b>}</Show>
    </span>
  )
  return (
    <li>
      <Show
        when={mark()}
        fallback={
          <span class="item" data-spot={key()}>
            {face()}
            <span class="unseen">{props.label}</span>
          </span>
        }
      >
        <button type="button" class="item marked" data-spot={key()} aria-label={mark()?.label}>
          {face()}
        </button>
      </Show>
    </li>
  )
}

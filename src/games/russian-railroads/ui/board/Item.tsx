import { type JSX, Show } from 'solid-js'
import { keyOf, type Spot } from './spot'
import { useView } from './view'

interface ItemProps {
  readonly spot: Spot
  readonly kind: 'engineer' | 'token' | 'worker' | 'card' | 'face-down'
  /** What it is, for who does not see it. */
  readonly label: string
  readonly sign: JSX.Element
  /** What it does, in a few signs where room is short and in words elsewhere. */
  readonly short?: string
  readonly long?: string
}

/** A tile beside the board; a button while it is marked. */
export function Item(props: ItemProps) {
  const view = useView()
  const key = () => keyOf(props.spot)
  const mark = () => view.markAt(key())
  return (
    <li>
      <Show
        when={mark()}
        fallback={
          <span class="item" data-spot={key()}>
            <Face {...props} />
            <span class="unseen">{props.label}</span>
          </span>
        }
      >
        {mark => (
          <button type="button" class="item marked" data-spot={key()} aria-label={mark().label}>
            <Face {...props} badge={mark().badge} />
          </button>
        )}
      </Show>
    </li>
  )
}

function Face(props: Omit<ItemProps, 'label' | 'spot'> & { readonly badge?: string | undefined }) {
  return (
    <span class={`face ${props.kind}`} aria-hidden="true">
      <b>{props.sign}</b>
      <Show when={props.short}>
        <span class="short">{props.short}</span>
        <span class="long">{props.long}</span>
      </Show>
      <Show when={props.badge}>{badge => <b class="badge">{badge()}</b>}</Show>
    </span>
  )
}

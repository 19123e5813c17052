import { type JSX, Show } from 'solid-js'
import { keyOf, type Spot } from './spot'

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

/** A tile beside the board. */
export function Item(props: ItemProps) {
  return (
    <li>
      <span class="item" data-spot={keyOf(props.spot)}>
        <span class={`face ${props.kind}`} aria-hidden="true">
          <b>{props.sign}</b>
          <Show when={props.short}>
            <span class="short">{props.short}</span>
            <span class="long">{props.long}</span>
          </Show>
        </span>
        <span class="unseen">{props.label}</span>
      </span>
    </li>
  )
}

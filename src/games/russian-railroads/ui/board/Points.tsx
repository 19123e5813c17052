import { Show } from 'solid-js'
import type { Spot } from './spot'
import { useView } from './view'

interface PointsProps {
  readonly of: Spot
  readonly x: number
  /** How far to the right the number ends instead of standing in the middle, to leave a rail's letter free. */
  readonly aside: number
}

/** The points of a space while a score is explained; those that are lost are struck out. */
export function Points(props: PointsProps) {
  const view = useView()
  return (
    <Show when={view.pointsAt(props.of)}>
      {points => (
        <text
          class="points"
          classList={{ lost: points().lost ?? false, aside: props.aside > 0 }}
          x={props.x + props.aside}
          y="29.5"
        >
          {points().points}
        </text>
      )}
    </Show>
  )
}

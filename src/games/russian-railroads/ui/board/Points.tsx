import { Show } from 'solid-js'
import type { Colour } from '../../printed/lines'
import type { Spot } from './spot'
import { useView } from './view'

interface PointsProps {
  readonly of: Spot
  readonly x: number
  /** Of the track that stands there. */
  readonly colour: Colour | undefined
  /** How far to the right of the middle the number ends beside a rail's letter. */
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
          data-colour={props.colour}
          classList={{
            lost: points().lost ?? false,
            differs: points().differs ?? false,
            aside: props.colour !== undefined,
          }}
          x={props.x + (props.colour ? props.aside : 0)}
          y="29.5"
        >
          {points().points}
        </text>
      )}
    </Show>
  )
}

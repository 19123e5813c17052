import { doublerHeight } from './measures'
import { keyOf } from './spot'
import { useView } from './view'

interface DoublerProps {
  readonly place: number
  readonly x: number
  readonly width: number
}

/** The place of a doubler above its space, dashed while it is empty. */
export function Doubler(props: DoublerProps) {
  const view = useView()
  const placed = () => props.place <= view.board().doublers
  return (
    <g
      class="doubler"
      classList={{ empty: !placed() }}
      data-spot={keyOf({ at: 'doubler', place: props.place })}
      transform={`translate(${props.x} 0)`}
      aria-hidden="true"
    >
      <rect class="field" width={props.width} height={doublerHeight} />
      <rect class="plate" x="6.5" y="0.5" width={props.width - 13} height={doublerHeight - 2.5} rx="3" />
      <text x={props.width / 2} y="10">
        {placed() ? '×2' : ''}
      </text>
    </g>
  )
}

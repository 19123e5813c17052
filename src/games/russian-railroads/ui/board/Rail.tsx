import { spaceOf } from '../../board/board'
import type { Colour, Line } from '../../printed/lines'
import { words } from '../words'
import { useView } from './view'

interface RailProps {
  readonly line: Line
  readonly colour: Colour
  /** The first space of the row; a rail of another row waits out of sight before or behind this one. */
  readonly first: number
  readonly width: number
}

/** A track where it stands, with its letter. */
export function Rail(props: RailProps) {
  const view = useView()
  const space = () => spaceOf(view.board(), props.line, props.colour)
  const hasPoints = () => view.pointsAt({ at: 'space', line: props.line, space: space() }) !== undefined
  return (
    <g
      class="rail"
      data-colour={props.colour}
      data-space={space()}
      transform={`translate(${(space() - props.first) * props.width} 0)`}
    >
      <rect x="2.5" y="14.5" width={props.width - 5} height="18.5" rx="3" />
      <path d={`M2.5 17.5h${props.width - 5}M2.5 30h${props.width - 5}`} />
      <text class="letter" x={hasPoints() ? 10 : props.width / 2} y="29">
        {words().names.colourMarks[props.colour]}
      </text>
    </g>
  )
}

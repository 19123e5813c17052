import { Show } from 'solid-js'
import type { Line } from '../../printed/lines'
import { placeWidth, tileHeight, touch } from './measures'
import { keyOf } from './spot'
import { Target } from './Target'
import { useView } from './view'

const body = 'M3 26V9a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 15 9v2.5h12.5V5h6v6.5h.5a3 3 0 0 1 3 3V26z'

/** A place for a locomotive, and the locomotive that lies on it with its number. */
export function Place(props: { readonly line: Line; readonly place: number }) {
  const view = useView()
  const number = () => view.board().locomotives[props.line][props.place]
  const key = () => keyOf({ at: 'place', line: props.line, place: props.place })
  return (
    <svg class="place" viewBox={`0 0 ${placeWidth} ${tileHeight}`}>
      <g class="locomotive" classList={{ empty: number() === undefined }} data-spot={key()} aria-hidden="true">
        <rect class="field" width={placeWidth} height={tileHeight} />
        <path d={body} />
        <circle cx="9" cy="29" r="4" />
        <circle cx="20" cy="29" r="4" />
        <circle cx="31" cy="29" r="4" />
        <text x="20" y="23.5">
          {number()}
        </text>
      </g>
      <Show when={view.markAt(key())}>
        <Target
          of={key()}
          x={placeWidth - 3}
          y={tileHeight / 2}
          top={props.place === 0 ? tileHeight - touch : 0}
          middle={placeWidth / 2}
        />
      </Show>
    </svg>
  )
}

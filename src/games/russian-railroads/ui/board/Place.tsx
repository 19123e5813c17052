import { Show } from 'solid-js'
import type { Line } from '../../printed/lines'
import { placeWidth, tileHeight, touch } from './measures'
import { keyOf } from './spot'
import { Target } from './Target'
import { useView } from './view'

const body = 'M3 27V9.5A1.5 1.5 0 0 1 4.5 8h9A1.5 1.5 0 0 1 15 9.5V12h12.5V5.5h6V12h.5A3 3 0 0 1 37 15v12z'

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
        <circle cx="9" cy="28" r="4.5" />
        <circle cx="20" cy="28" r="4.5" />
        <circle cx="31" cy="28" r="4.5" />
        <text x="20" y="25">
          {number()}
        </text>
      </g>
      <Show when={view.markAt(key())}>
        <Target of={key()} x={placeWidth / 2} y={24} top={props.place === 0 ? tileHeight - touch : 0} />
      </Show>
    </svg>
  )
}

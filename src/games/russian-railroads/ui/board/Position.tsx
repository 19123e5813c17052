import { For, Show } from 'solid-js'
import { frontMarker } from '../../board/board'
import { factoryAt } from '../../board/industry'
import { isIndustryTokenWon } from '../../board/special-spaces'
import { industryGaps } from '../../printed/industry'
import { locomotiveNumbers } from '../../printed/locomotives'
import { shapes } from '../PlayerShape'
import { words } from '../words'
import { cellHeight, cellWidth } from './measures'
import { keyOf } from './spot'
import { Tick } from './Tick'
import { useView } from './view'

/** Left of the middle, to leave room for a marker. */
const valueX = 13

/** A position of the industry track: its points, the ?, or a gap with its factory; and the markers on it. */
export function Position(props: { readonly position: number; readonly x: number }) {
  const view = useView()
  const gap = () => industryGaps.findIndex(at => at === props.position) + 1
  const factory = () => factoryAt(view.board(), props.position)
  const scored = () => view.pointsAt({ at: 'position', position: props.position })?.points
  const markers = () => view.board().industry.filter(at => at === props.position)
  const isToken = () => props.position === view.copy().industryToken
  return (
    <g
      class="position"
      classList={{
        passed: props.position <= frontMarker(view.board()),
        gap: gap() > 0,
        filled: factory() !== undefined,
        scored: scored() !== undefined,
      }}
      data-spot={keyOf(gap() > 0 ? { at: 'gap', gap: gap() } : { at: 'position', position: props.position })}
      transform={`translate(${props.x} 0)`}
      aria-hidden="true"
    >
      <rect class="field" width={cellWidth} height={cellHeight} />
      <rect class="tile" x="0.75" y="0.75" width={cellWidth - 1.5} height={cellHeight - 1.5} rx="4" />
      <Show
        when={factory()}
        fallback={
          <text class="value" x={valueX} y="19">
            {scored() ?? (isToken() ? '?' : view.copy().industry[props.position])}
          </text>
        }
      >
        {number => (
          <>
            <text class="factory-number" x="5" y="12">
              {number()}
            </text>
            <text class="factory-gives" x={cellWidth / 2} y="23.5">
              {scored() ?? givesOf(number())}
            </text>
          </>
        )}
      </Show>
      <Show when={isToken() && isIndustryTokenWon(view.board(), view.copy())}>
        <Tick x={cellWidth - 2} y={1} />
      </Show>
      <For each={markers()}>
        {(_, i) => (
          <g
            class="marker"
            transform={`translate(${cellWidth - 11 - 8 * i()} ${factory() === undefined ? cellHeight / 2 : 8.5})`}
          >
            <circle r="7.5" />
            <path d={shapes[view.color()]} transform="translate(-4.4 -4.4) scale(0.55)" />
          </g>
        )}
      </For>
    </g>
  )
}

/** What a factory gives, in a few signs. */
function givesOf(number: number): string | undefined {
  const known = locomotiveNumbers.find(other => other === number)
  return known && words().board.factories[known]
}

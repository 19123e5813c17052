import { createMemo, For, Show } from 'solid-js'
import { colourCovering, spaceOf } from '../../board/board'
import type { Line } from '../../printed/lines'
import { tileHeight } from './measures'
import { PrizeSign } from './PrizeSign'
import { prizesOn } from './prizes'
import { keyOf } from './spot'
import { useView } from './view'

interface SpaceProps {
  readonly line: Line
  readonly space: number
  readonly x: number
  readonly width: number
  /** The pattern over a space that is not reached. */
  readonly hatching: string | undefined
}

/** A space: its number, what it gives, and the colour that covers it. */
export function Space(props: SpaceProps) {
  const view = useView()
  const covering = createMemo(() => colourCovering(view.board(), props.line, props.space))
  const hasRail = () => {
    const colour = covering()
    return colour !== undefined && spaceOf(view.board(), props.line, colour) === props.space
  }
  const way = () => `M0 24h${hasRail() ? props.width / 2 : props.width}`
  return (
    <g
      class="space"
      data-spot={keyOf({ at: 'space', line: props.line, space: props.space })}
      data-colour={covering()}
      data-reached={props.hatching === undefined}
      transform={`translate(${props.x} 0)`}
    >
      <rect class="field" width={props.width} height={tileHeight} />
      <rect class="tile" x="0.75" y="0.75" width={props.width - 1.5} height={tileHeight - 1.5} rx="4" />
      <Show when={props.hatching}>
        {id => (
          <rect
            class="beyond"
            x="0.75"
            y="0.75"
            width={props.width - 1.5}
            height={tileHeight - 1.5}
            rx="4"
            fill={`url(#${id()})`}
          />
        )}
      </Show>
      <Show when={covering()}>
        <path class="way-edge" d={way()} />
        <path class="way" d={way()} />
      </Show>
      <text class="number" x="4" y="10.5">
        {props.space}
      </text>
      <For each={prizesOn(props.line, props.space)}>
        {(prize, i) => <PrizeSign prize={prize} width={props.width} below={i() > 0} />}
      </For>
    </g>
  )
}

import { Show } from 'solid-js'
import { sayGain } from '../scoring/gain'
import { touch } from './measures'
import { useView } from './view'

interface TargetProps {
  /** The key of the marked spot. */
  readonly of: string
  /** The middle of the disc. */
  readonly x: number
  readonly y: number
  /** Where the touch area begins: it reaches over the neighbours, which are never targets too. */
  readonly top: number
  /** Its middle, where that is not the disc's. */
  readonly middle?: number
}

const radius = 10.5

/** A marked spot: a disc with letter and gain, and a touch area that a thumb finds. */
export function Target(props: TargetProps) {
  const view = useView()
  const mark = () => view.markAt(props.of)
  const gain = () => {
    const gain = mark()?.gain
    return gain === undefined ? undefined : sayGain(gain)
  }
  /** The disc grows to the sides with what is written in it. */
  const half = () => Math.max(radius, 4 + 4.5 * (mark()?.badge?.length ?? 0) + 3.75 * (gain()?.length ?? 0))
  return (
    <g class="target" role="button" tabindex="0" aria-label={mark()?.label} data-spot={props.of}>
      <rect class="field" x={(props.middle ?? props.x) - touch / 2} y={props.top} width={touch} height={touch} />
      <rect class="disc" x={props.x - half()} y={props.y - radius} width={2 * half()} height={2 * radius} rx={radius} />
      <text x={props.x} y={props.y + 4.5} aria-hidden="true">
        {mark()?.badge}
        <Show when={gain()}>
          <tspan class="gain" dx={mark()?.badge ? 2 : 0}>
            {gain()}
          </tspan>
        </Show>
      </text>
    </g>
  )
}

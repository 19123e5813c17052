import './Curve.css'
import { createMemo, For } from 'solid-js'
import { PlayerShape, shapeOf } from './PlayerShape'
import { UnseenTable } from './UnseenTable'
import { createWidth } from './width'

export interface CurveLine {
  readonly name: string
  /** The player's colour. */
  readonly color: string
  /** The standing at each moment. */
  readonly values: readonly number[]
}

interface CurveProps {
  /** What it shows, for everyone. */
  readonly caption: string
  /** What a moment is called, as the heading of the table that screen readers get. */
  readonly heading: string
  /** One short name for each moment. */
  readonly moments: readonly string[]
  readonly lines: readonly CurveLine[]
}

/** How far each was behind the leader at each moment. Totals would hide it: they all only rise. */
export function Curve(props: CurveProps) {
  const { measure, width, rem } = createWidth()
  const gaps = createMemo(() => gapsOf(props.lines.map(({ values }) => values)))
  const step = () => stepFor(Math.max(1, ...gaps().flat()))
  const most = () => Math.ceil(Math.max(1, ...gaps().flat()) / step()) * step()

  const size = () => 0.625 * rem()
  const left = () => 2.75 * rem()
  const right = () => width() - 0.75 * rem()
  const top = () => 0.75 * rem()
  const bottom = () => 9.5 * rem()
  const x = (moment: number) => left() + ((right() - left()) * moment) / Math.max(1, props.moments.length - 1)
  const y = (gap: number) => top() + ((bottom() - top()) * gap) / most()
  const grid = () => {
    const by = step()
    return Array.from({ length: Math.round(most() / by) + 1 }, (_, i) => i * by)
  }
  const points = createMemo(() => gaps().map(line => line.map((gap, moment) => ({ x: x(moment), y: y(gap) }))))
  const path = (line: number) => `M${(points()[line] ?? []).map(point => `${point.x} ${point.y}`).join('L')}`
  /** Where there is no room for every name, every second one stands. */
  const isNamed = (moment: number) => {
    const room = (right() - left()) / Math.max(1, props.moments.length - 1)
    const widest = Math.max(...props.moments.map(name => name.length)) * 0.55 + 0.5
    return (props.moments.length - 1 - moment) % Math.ceil((widest * rem()) / Math.max(1, room)) === 0
  }
  return (
    <figure class="curve">
      <figcaption>{props.caption}</figcaption>
      <svg
        ref={measure}
        viewBox={`0 0 ${width()} ${bottom() + 1.75 * rem()}`}
        height={bottom() + 1.75 * rem()}
        aria-hidden="true"
      >
        <For each={grid()}>
          {gap => (
            <>
              <line class="grid" x1={left()} x2={right()} y1={y(gap)} y2={y(gap)} />
              <text x={left() - 0.5 * rem()} y={y(gap)} text-anchor="end" dominant-baseline="central">
                {gap === 0 ? '0' : `−${gap}`}
              </text>
            </>
          )}
        </For>
        <For each={props.moments}>
          {(name, i) => (
            <text
              x={x(i())}
              y={bottom() + 1.25 * rem()}
              text-anchor={i() === props.moments.length - 1 ? 'end' : 'middle'}
            >
              {isNamed(i()) ? name : ''}
            </text>
          )}
        </For>
        <For each={props.lines}>
          {(line, i) => (
            <g class="line" data-color={line.color}>
              <path d={path(i())} />
              <For each={points()[i()]}>
                {point => (
                  <path
                    class="point"
                    d={shapeOf(line.color)}
                    transform={`translate(${point.x - size() / 2} ${point.y - size() / 2}) scale(${size() / 16})`}
                  />
                )}
              </For>
            </g>
          )}
        </For>
      </svg>
      <ul aria-hidden="true">
        <For each={props.lines}>
          {line => (
            <li>
              <PlayerShape color={line.color} /> {line.name}
            </li>
          )}
        </For>
      </ul>
      <UnseenTable
        caption={props.caption}
        heading={props.heading}
        columns={props.lines.map(({ name }) => name)}
        rows={props.moments.map((name, i) => ({ name, values: props.lines.map(({ values }) => values[i]) }))}
      />
    </figure>
  )
}

/** How far each line is behind the leader, moment by moment. */
export function gapsOf(lines: readonly (readonly number[])[]): number[][] {
  const moments = lines[0]?.length ?? 0
  const best = Array.from({ length: moments }, (_, i) => Math.max(...lines.map(values => values[i] ?? 0)))
  return lines.map(values => values.map((value, i) => (best[i] ?? value) - value))
}

/** A round number of which at most four reach up to the most. */
export function stepFor(most: number): number {
  for (let ten = 1; ; ten *= 10) {
    const step = [1, 2, 5].map(one => one * ten).find(one => most / one <= 4)
    if (step !== undefined) return step
  }
}

import './Curve.css'
import './Bars.css'
import { For, Show } from 'solid-js'
import { PlayerShape } from './PlayerShape'
import { UnseenTable } from './UnseenTable'
import { createWidth } from './width'

export interface Bar {
  readonly name: string
  /** The player's colour; none where the bar belongs to nobody in particular. */
  readonly color?: string | undefined
  /** One number for each source. */
  readonly values: readonly number[]
}

interface BarsProps {
  /** What it shows, for everyone. */
  readonly caption: string
  /** What a source is called, as the heading of the table that screen readers get. */
  readonly heading: string
  /** In the order in which they stand in every bar. */
  readonly sources: readonly string[]
  readonly total: string
  readonly bars: readonly Bar[]
}

/** Sums as bars that lie below each other, each in parts. What is below nothing has no length; the sum says it. */
export function Bars(props: BarsProps) {
  const { measure, width, rem } = createWidth()
  const most = () => Math.max(1, ...props.bars.map(bar => sum(bar.values.map(value => Math.max(0, value)))))
  const scale = () => (width() - 2) / most()
  const parts = (bar: Bar) => {
    let from = 1
    return bar.values.map(value => {
      const part = { value, x: from, width: Math.max(0, value) * scale() }
      from += part.width
      return part
    })
  }
  const hasRoom = (part: { value: number; width: number }) =>
    part.width > (String(round(part.value)).length * 0.5 + 0.4) * rem()
  return (
    <figure class="bars">
      <figcaption>{props.caption}</figcaption>
      <ul class="legend" aria-hidden="true">
        <For each={props.sources}>
          {(source, i) => (
            <li>
              <svg class="swatch" viewBox="0 0 16 16">
                <rect class={`part-${i()}`} x="1" y="1" width="14" height="14" rx="2" />
              </svg>
              {source}
            </li>
          )}
        </For>
      </ul>
      <div class="stack" ref={measure} aria-hidden="true">
        <For each={props.bars}>
          {bar => (
            <div class="bar" data-color={bar.color}>
              <p>
                <Show when={bar.color}>{color => <PlayerShape color={color()} />}</Show>
                <span>{bar.name}</span>
                <b>{round(sum(bar.values))}</b>
              </p>
              <svg viewBox={`0 0 ${width()} ${1.75 * rem()}`} height={1.75 * rem()}>
                <For each={parts(bar)}>
                  {(part, i) => (
                    <Show when={part.width > 0}>
                      <rect
                        class={`part-${i()}`}
                        x={part.x}
                        y="1"
                        width={part.width}
                        height={1.75 * rem() - 2}
                        rx="2"
                      />
                      <Show when={hasRoom(part)}>
                        <text
                          class={`on-${i()}`}
                          x={part.x + part.width / 2}
                          y={0.9 * rem()}
                          text-anchor="middle"
                          dominant-baseline="central"
                        >
                          {round(part.value)}
                        </text>
                      </Show>
                    </Show>
                  )}
                </For>
              </svg>
            </div>
          )}
        </For>
      </div>
      <UnseenTable
        caption={props.caption}
        heading={props.heading}
        columns={props.bars.map(({ name }) => name)}
        rows={[
          ...props.sources.map((name, i) => ({ name, values: props.bars.map(bar => round(bar.values[i] ?? 0)) })),
          { name: props.total, values: props.bars.map(bar => round(sum(bar.values))) },
        ]}
      />
    </figure>
  )
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const round = (value: number): number => Math.round(value)

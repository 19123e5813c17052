import './VirtualList.css'
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount } from 'solid-js'

interface VirtualListProps {
  readonly label: string
  readonly count: number
  /** Which rows are rendered: from the first up to but not including the last. */
  readonly onRange: (from: number, to: number) => void
  readonly children: (index: number) => JSX.Element
}

/** Rows above and below what is seen, so that a finger or the Tab key always finds the next one. */
const spare = 6

/** A list of any length of which only what is seen is rendered. Every row is as high as the style sheet says. */
export function VirtualList(props: VirtualListProps) {
  const [range, setRange] = createSignal({ from: 0, to: 0 }, { equals: (a, b) => a.from === b.from && a.to === b.to })
  let list: HTMLUListElement | undefined
  let probe: HTMLDivElement | undefined

  const measure = () => {
    if (!list || !probe) return
    // Where nothing is laid out, as in a test without a browser, the first rows are shown.
    const row = probe.getBoundingClientRect().height || 96
    const top = list.getBoundingClientRect().top
    const from = clamp(Math.floor(-top / row) - spare)
    const to = clamp(Math.ceil((window.innerHeight - top) / row) + spare)
    setRange({ from, to })
    list.style.paddingTop = `${from * row}px`
    list.style.paddingBottom = `${(props.count - to) * row}px`
  }
  const clamp = (index: number) => Math.min(Math.max(0, index), props.count)

  onMount(() => {
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined
    if (probe) observer?.observe(probe)
    onCleanup(() => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
      observer?.disconnect()
    })
  })
  createEffect(on(() => props.count, measure))
  createEffect(() => props.onRange(range().from, range().to))
  const shown = createMemo(() => {
    const { from, to } = range()
    return Array.from({ length: to - from }, (_, i) => from + i)
  })
  return (
    <div class="virtual-list">
      <div ref={probe} class="virtual-row" aria-hidden="true" />
      <ul ref={list} aria-label={props.label}>
        <For each={shown()}>
          {index => (
            <li class="virtual-row" aria-setsize={props.count} aria-posinset={index + 1}>
              {props.children(index)}
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}

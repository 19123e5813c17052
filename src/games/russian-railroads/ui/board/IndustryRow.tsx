import { createMemo, For } from 'solid-js'
import { industryGaps } from '../../printed/industry'
import { cellHeight, cellWidth, numbersOf, type Row, touch } from './measures'
import { Position } from './Position'
import { keyOf } from './spot'
import { Target } from './Target'
import { useView } from './view'

/** A row of the industry track. */
export function IndustryRow(props: { readonly row: Row }) {
  const view = useView()
  const positions = () => numbersOf(props.row)
  const leftOf = (position: number) => (position - props.row.first) * cellWidth
  const targets = createMemo(() => positions().flatMap(position => keysAt(position).filter(view.markAt)))
  const positionOf = (key: string) => positions().find(position => keysAt(position).includes(key)) ?? props.row.first
  return (
    <svg class="positions" viewBox={`0 0 ${positions().length * cellWidth} ${cellHeight}`} data-row={props.row.first}>
      <For each={positions()}>{position => <Position position={position} x={leftOf(position)} />}</For>
      <For each={targets()}>
        {key => (
          <Target
            of={key}
            x={leftOf(positionOf(key)) + cellWidth - 13}
            y={cellHeight / 2 - 3}
            middle={leftOf(positionOf(key)) + cellWidth / 2}
            top={props.row.first === 0 ? cellHeight - touch : 0}
          />
        )}
      </For>
    </svg>
  )
}

/** A position can be meant for a marker and, where it is a gap, for a factory. */
function keysAt(position: number): string[] {
  const gap = industryGaps.findIndex(at => at === position) + 1
  return [keyOf({ at: 'position', position }), ...(gap > 0 ? [keyOf({ at: 'gap', gap })] : [])]
}

import { For, Index } from 'solid-js'
import { Stepper } from '../../../../ui/Stepper'
import { factoryAt } from '../../board/industry'
import { industryEnd } from '../../printed/industry'
import { factoryGaps } from '../../printed/players'
import { words } from '../words'
import type { Editing } from './editing'
import { PieceButton } from './PieceButton'
import { markerSetting } from './tap'

const gaps = Array.from({ length: factoryGaps }, (_, i) => i + 1)

/** Markers and factories one by one. */
export function IndustrySection(props: { readonly editing: Editing }) {
  const board = () => props.editing.board()
  /** A position as the cardboard shows it: its points, the factory in its gap, or the ?. */
  const written = (position: number): string => {
    const { copy } = props.editing.state()
    const factory = factoryAt(board(), position)
    if (factory !== undefined) return `#${factory}`
    return position === copy.industryToken ? '?' : String(copy.industry[position] ?? '–')
  }
  return (
    <>
      <Index each={board().industry}>
        {(position, i) => (
          <Stepper
            label={i === 0 ? words().edit.marker : words().edit.secondMarker}
            sign={i === 0 ? '▲1' : '▲2'}
            value={position()}
            shown={written(position())}
            from={0}
            to={industryEnd}
            onChange={to => props.editing.setBoard(markerSetting(board(), position(), to))}
          />
        )}
      </Index>
      <For each={gaps}>
        {gap => (
          <PieceButton
            onClick={() => props.editing.ask({ of: 'factory', gap: Math.min(gap, board().factories.length + 1) })}
          >
            {words().edit.factory(gap, String(board().factories[gap - 1] ?? words().edit.nothing))}
          </PieceButton>
        )}
      </For>
    </>
  )
}

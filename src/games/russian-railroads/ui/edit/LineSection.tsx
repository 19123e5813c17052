import { For, Show } from 'solid-js'
import { Stepper } from '../../../../ui/Stepper'
import { spaceOf } from '../../board/board'
import { doublerPlaces, type Line, lines } from '../../printed/lines'
import { RailChips } from '../table/SpaceFace'
import { words } from '../words'
import type { Editing } from './editing'
import { PieceButton } from './PieceButton'
import { trackSetting } from './tap'

/** The pieces of a line one by one: the second way beside tapping its spaces. */
export function LineSection(props: { readonly editing: Editing; readonly line: Line }) {
  const board = () => props.editing.board()
  const places = () => Array.from({ length: lines[props.line].places }, (_, place) => place)
  const numbers = () => board().locomotives[props.line]
  return (
    <>
      <For each={lines[props.line].colours}>
        {colour => (
          <Stepper
            label={words().edit.track(words().names.colours[colour], words().names.lines[props.line])}
            sign={<RailChips colours={[colour]} />}
            value={spaceOf(board(), props.line, colour)}
            from={colour === 'black' ? 1 : 0}
            to={lines[props.line].spaces}
            onChange={space => props.editing.setBoard(trackSetting(board(), props.line, colour, space))}
          />
        )}
      </For>
      <Show when={props.line === 'trans-siberian'}>
        <Stepper
          label={words().edit.doublers}
          sign="×2"
          value={board().doublers}
          from={0}
          to={doublerPlaces}
          onChange={doublers => props.editing.setBoard({ doublers })}
        />
      </Show>
      <For each={places()}>
        {place => (
          <Show when={place <= numbers().length}>
            <PieceButton onClick={() => props.editing.ask({ of: 'locomotive', line: props.line, place })}>
              {words().edit.locomotive(String(numbers()[place] ?? words().edit.nothing))}
            </PieceButton>
          </Show>
        )}
      </For>
    </>
  )
}

import { createMemo, For, Show } from 'solid-js'
import { ownsColour, reachOf, spaceOf } from '../../board/board'
import { type Line as LineId, lines } from '../../printed/lines'
import { words } from '../words'
import { describeLine } from './description'
import { rowsOf } from './measures'
import { PartFrame } from './PartFrame'
import { Place } from './Place'
import { SpaceRow } from './SpaceRow'
import { useView } from './view'

/** One of the three lines: its locomotives, its spaces and the tracks on them. */
export function Line(props: { readonly line: LineId }) {
  const view = useView()
  const reach = createMemo(() => reachOf(view.board(), props.line))
  const waiting = () =>
    lines[props.line].colours.filter(
      colour => spaceOf(view.board(), props.line, colour) === 0 && ownsColour(view.board(), colour),
    )
  const note = () => (
    <>
      {words().board.reach(reach())}
      <Show when={waiting().length > 0}>
        <span class="waiting">
          {words().board.waits}
          <For each={waiting()}>{colour => <b data-colour={colour}>{words().names.colourMarks[colour]}</b>}</For>
        </span>
      </Show>
    </>
  )
  return (
    <PartFrame
      part={props.line}
      title={words().names.lines[props.line]}
      note={note()}
      description={describeLine(view.board(), props.line, words())}
    >
      <div class="rows">
        <For each={rowsOf(props.line, view.large())}>
          {(row, i) => (
            <>
              <Show when={i() < lines[props.line].places} fallback={<span />}>
                <Place line={props.line} place={i()} />
              </Show>
              <SpaceRow line={props.line} row={row} reach={reach()} />
            </>
          )}
        </For>
      </div>
    </PartFrame>
  )
}

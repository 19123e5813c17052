import { createMemo, createUniqueId, For, Show } from 'solid-js'
import { spaceOf } from '../../board/board'
import { doublerPlaces, type Line, lines } from '../../printed/lines'
import { Buffer } from './Buffer'
import { Doubler } from './Doubler'
import { Hatching } from './Hatching'
import { doublerHeight, numbersOf, type Row, tileHeight, tileWidth, touchAbove } from './measures'
import { Points } from './Points'
import { Rail } from './Rail'
import { Space } from './Space'
import { keyOf } from './spot'
import { Target } from './Target'
import { useView } from './view'

/** A row of a line's spaces, with everything that lies on and above them. */
export function SpaceRow(props: { readonly line: Line; readonly row: Row; readonly reach: number }) {
  const view = useView()
  const hatching = createUniqueId()
  const spaces = () => numbersOf(props.row)
  const width = () => tileWidth(props.line, view.large())
  const doublers = () => (props.line === 'trans-siberian' ? spaces().filter(space => space <= doublerPlaces) : [])
  const top = () => (doublers().length > 0 ? doublerHeight : 0)
  const leftOf = (space: number) => (space - props.row.first) * width()
  const middleOf = (space: number) => leftOf(space) + width() / 2

  const standingOn = (space: number) =>
    lines[props.line].colours.find(colour => spaceOf(view.board(), props.line, colour) === space)

  /** Where a row ends at the reach, its end is the place of the buffer stop, not the beginning of the next. */
  const hasBuffer = () =>
    props.reach < lines[props.line].spaces &&
    props.reach <= props.row.last &&
    (props.reach >= props.row.first || props.row.first === 1)

  const markedSpaces = createMemo(() =>
    spaces().filter(space => view.markAt(keyOf({ at: 'space', line: props.line, space }))),
  )
  const markedDoublers = createMemo(() => doublers().filter(place => view.markAt(keyOf({ at: 'doubler', place }))))
  const touchTop = () => top() - touchAbove[props.row.first > 1 ? 'further rows' : props.line]

  return (
    <svg class="spaces" viewBox={`0 0 ${spaces().length * width()} ${top() + tileHeight}`} data-row={props.row.first}>
      <Hatching id={hatching} />
      <For each={doublers()}>{place => <Doubler place={place} x={leftOf(place)} width={width()} />}</For>
      <g transform={`translate(0 ${top()})`} aria-hidden="true">
        <For each={spaces()}>
          {space => (
            <Space
              line={props.line}
              space={space}
              x={leftOf(space)}
              width={width()}
              hatching={space > props.reach ? hatching : undefined}
            />
          )}
        </For>
        <svg class="rails" width={spaces().length * width()} height={tileHeight}>
          <For each={lines[props.line].colours}>
            {colour => <Rail line={props.line} colour={colour} first={props.row.first} width={width()} />}
          </For>
        </svg>
        <For each={spaces()}>
          {space => (
            <Points
              of={{ at: 'space', line: props.line, space }}
              x={middleOf(space)}
              colour={standingOn(space)}
              aside={width() / 2 - 7}
            />
          )}
        </For>
        <Show when={hasBuffer()}>
          <Buffer x={leftOf(props.reach + 1)} />
        </Show>
      </g>
      <For each={markedDoublers()}>
        {place => <Target of={keyOf({ at: 'doubler', place })} x={middleOf(place)} y={doublerHeight / 2} top={-15} />}
      </For>
      <For each={markedSpaces()}>
        {space => (
          <Target
            of={keyOf({ at: 'space', line: props.line, space })}
            x={middleOf(space)}
            y={top() + 23.5}
            top={touchTop()}
          />
        )}
      </For>
    </svg>
  )
}

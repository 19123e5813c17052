import './ReviewBoards.css'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { createWidth } from '../../../../ui/width'
import type { Setup, SetupPlayer } from '../../rules/setup'
import type { Seat, State } from '../../rules/state'
import { countOf } from '../../text/said'
import { Board } from '../board/Board'
import { type Part, parts } from '../board/spot'
import { PlayerShape } from '../PlayerShape'
import { visibleBoard } from '../scoring/face-down'
import { words } from '../words'

interface ReviewBoardsProps {
  readonly setup: Setup
  readonly state: State
}

/** A whole board needs this much room, in rem; with larger text it is shown part by part. */
const roomForAll = 15

/** All boards at a moment of the game, to look at: nothing is marked and nothing happens. */
export function ReviewBoards(props: ReviewBoardsProps) {
  const { measure, width, rem } = createWidth()
  const [part, setPart] = createSignal<Part>('trans-siberian')
  const lines = () => (width() < roomForAll * rem() ? [part()] : undefined)
  return (
    <div class="review-boards" ref={measure}>
      <Show when={lines()}>
        <div class="parts-shown">
          <For each={parts}>
            {each => (
              <Button pressed={part() === each} onClick={() => setPart(each)}>
                {each === 'industry' ? words().names.groups.industry : words().names.lineMarks[each]}
              </Button>
            )}
          </For>
        </div>
      </Show>
      <For each={props.setup.players}>
        {(player, seat) => <OneBoard {...props} player={player} seat={seat()} lines={lines()} />}
      </For>
    </div>
  )
}

interface OneBoardProps extends ReviewBoardsProps {
  readonly player: SetupPlayer
  readonly seat: Seat
  readonly lines: readonly Part[] | undefined
}

function OneBoard(props: OneBoardProps) {
  const now = () => props.state.players[props.seat]
  const board = createMemo(() => visibleBoard(props.state, props.seat))
  const isOn = () => props.state.phase !== 'over' && props.state.way === 'track' && props.state.turn === props.seat
  return (
    <section aria-label={props.player.name} classList={{ on: isOn() }} data-color={props.player.color}>
      <h2>
        <PlayerShape color={props.player.color} /> <span>{props.player.name}</span> <b>{now()?.points}</b>
      </h2>
      <Show when={props.state.way === 'track'}>
        <p>{countOf(now()?.roubles ?? 0, words().names.pieces.roubles)}</p>
      </Show>
      <Board
        board={board()}
        copy={props.state.copy}
        color={props.player.color}
        marks={[]}
        lines={props.lines}
        onTap={() => undefined}
        onHold={() => undefined}
      />
    </section>
  )
}

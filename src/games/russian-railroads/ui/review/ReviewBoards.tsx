import './ReviewBoards.css'
import { createMemo, For, Show } from 'solid-js'
import type { Setup, SetupPlayer } from '../../rules/setup'
import type { Seat, State } from '../../rules/state'
import { countOf } from '../../text/said'
import { Board } from '../board/Board'
import { PlayerShape } from '../PlayerShape'
import { words } from '../words'

interface ReviewBoardsProps {
  readonly setup: Setup
  readonly state: State
}

/** All boards at a moment of the game, to look at: nothing is marked and nothing happens. */
export function ReviewBoards(props: ReviewBoardsProps) {
  return (
    <div class="review-boards">
      <For each={props.setup.players}>{(player, seat) => <OneBoard {...props} player={player} seat={seat()} />}</For>
    </div>
  )
}

function OneBoard(props: ReviewBoardsProps & { readonly player: SetupPlayer; readonly seat: Seat }) {
  const now = () => props.state.players[props.seat]
  /** Boards that a step has not touched are the same value, and are not drawn again. */
  const board = createMemo(() => now()?.board)
  const isOn = () => props.state.phase !== 'over' && props.state.way === 'track' && props.state.turn === props.seat
  return (
    <section aria-label={props.player.name} classList={{ on: isOn() }} data-color={props.player.color}>
      <h3>
        <PlayerShape color={props.player.color} /> <span>{props.player.name}</span> <b>{now()?.points}</b>
      </h3>
      <Show when={props.state.way === 'track'}>
        <p>{countOf(now()?.roubles ?? 0, words().names.pieces.roubles)}</p>
      </Show>
      <Show when={board()}>
        {shown => (
          <Board
            board={shown()}
            copy={props.state.copy}
            color={props.player.color}
            marks={[]}
            onTap={() => undefined}
            onHold={() => undefined}
          />
        )}
      </Show>
    </section>
  )
}

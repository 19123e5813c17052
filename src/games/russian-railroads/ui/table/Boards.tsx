import './Boards.css'
import { createEffect, createMemo, createSignal, For, Index, on, Show } from 'solid-js'
import { options } from '../../../../table/options'
import { Button } from '../../../../ui/Button'
import { createMedia } from '../../../../ui/media'
import { createAfterPaint } from '../../../../ui/next-paint'
import { createWidth } from '../../../../ui/width'
import type { Seat } from '../../rules/state'
import { Board } from '../board/Board'
import { type Part, parts, type Spot } from '../board/spot'
import { PlayerShape } from '../PlayerShape'
import { isAsking } from '../reference/asking'
import { visibleBoard } from '../scoring/face-down'
import { words } from '../words'
import type { Play } from './play'

interface BoardsProps {
  readonly play: Play
  /** A tap that means no target: setting a board by hand. */
  readonly onTap?: ((spot: Spot) => void) | undefined
  readonly onHold: (spot: Spot, seat: Seat) => void
}

/** The board of the player shown; beside it the next ones, where the screen is wide enough. */
export function Boards(props: BoardsProps) {
  const two = createMedia('(min-width: 80em)')
  const all = createMedia('(min-width: 118.75em)')
  /** A move is seen first; the next player's board comes up in the frame after it. */
  const upNow = createAfterPaint(() => props.play.shown())
  const seats = createMemo((): readonly Seat[] => {
    const { order } = props.play.state()
    const shown = upNow()
    if (all()) return props.play.setup.players.map((_, seat) => seat)
    const place = order.indexOf(shown)
    const next = order[(place + 1) % order.length]
    return two() && next !== undefined ? [shown, next] : [shown]
  })
  return (
    <div class="boards" tabindex="0">
      {/* The next player's board takes the place of this one piece by piece, which is much quicker than a new one. */}
      <Index each={seats()}>
        {seat => <OneBoard {...props} seat={seat()} up={upNow()} named={seats().length > 1} />}
      </Index>
    </div>
  )
}

/** A board that is narrower than this many letters high is shown part by part. */
const fewestRem = 17

interface OneBoardProps extends BoardsProps {
  readonly seat: Seat
  /** Whose board is up. */
  readonly up: Seat
  readonly named: boolean
}

function OneBoard(props: OneBoardProps) {
  const [part, setPart] = createSignal<Part>()
  const room = createWidth()
  /** A board that is going or coming takes no taps. */
  const isShown = () => props.seat === props.up && props.seat === props.play.shown()
  const board = createMemo(() => visibleBoard(props.play.state(), props.seat))
  createEffect(
    on(
      () => props.seat,
      () => setPart(undefined),
      { defer: true },
    ),
  )
  /** At large text a whole board has no room: one part at a time. */
  const isLarge = () => room.width() < fewestRem * room.rem()
  const lines = () => (options.large() || isLarge() ? [part() ?? 'trans-siberian'] : part() && [part() ?? 'kiev'])
  const marks = createMemo(() => (isShown() ? props.play.targets().map(({ mark }) => mark) : []))
  // What is to be decided is seen: a part that was opened makes way, and where only one has room, the right one comes.
  createEffect(
    on(marks, now => {
      const marked = now.map(({ spot }) => partOf(spot)).filter(part => part !== undefined)
      const [shown] = lines() ?? []
      if (shown && marked.length > 0 && !marked.includes(shown))
        setPart(options.large() || isLarge() ? marked[0] : undefined)
    }),
  )
  const tap = (spot: Spot) => {
    if (isAsking()) props.onHold(spot, props.seat)
    else if (!isShown() || props.play.tap(spot)) return
    else if (props.onTap) props.onTap(spot)
    else setPart(part() === undefined ? partOf(spot) : undefined)
  }
  return (
    <section
      ref={room.measure}
      class="one-board"
      classList={{ shown: isShown() }}
      aria-label={props.play.nameOf(props.seat)}
    >
      <Show when={props.named}>
        <h2>
          <PlayerShape color={props.play.colorOf(props.seat)} /> {props.play.nameOf(props.seat)}
        </h2>
      </Show>
      <Show when={lines()}>
        <div class="part-chips">
          <For each={parts}>
            {each => (
              <Button pressed={lines()?.includes(each)} onClick={() => setPart(each)}>
                {each === 'industry' ? words().names.groups.industry : words().names.lineMarks[each]}
              </Button>
            )}
          </For>
          <Show when={!options.large() && !isLarge()}>
            <Button onClick={() => setPart(undefined)}>{words().dock.wholeBoard}</Button>
          </Show>
        </div>
      </Show>
      <Board
        board={board()}
        copy={props.play.state().copy}
        color={props.play.colorOf(props.seat)}
        marks={marks()}
        lines={lines()}
        onTap={tap}
        onHold={spot => props.onHold(spot, props.seat)}
      />
    </section>
  )
}

function partOf(spot: Spot): Part | undefined {
  if (spot.at === 'space' || spot.at === 'place') return spot.line
  if (spot.at === 'doubler') return 'trans-siberian'
  return spot.at === 'gap' || spot.at === 'position' ? 'industry' : undefined
}

import './Strip.css'
import { Index, Show } from 'solid-js'
import { options } from '../../../../table/options'
import { countPieces, handOf } from '../../rules/payment'
import { roundScore } from '../../scoring/round'
import { PlayerShape } from '../PlayerShape'
import { words } from '../words'
import type { Play } from './play'

interface StripProps {
  readonly play: Play
  /** The player whose board is shown already is tapped. */
  readonly onAsk: (seat: number) => void
}

/** The players: points, workers, roubles, whose turn it is. A tap shows that player's board, another one its points. */
export function Strip(props: StripProps) {
  return (
    <div class="strip">
      <Index each={props.play.setup.players}>{(_, seat) => <PlayerTile {...props} seat={seat} />}</Index>
    </div>
  )
}

function PlayerTile(props: StripProps & { readonly seat: number }) {
  const state = () => props.play.state()
  const player = () => state().players[props.seat]
  const tracks = () => state().way === 'track' && state().phase !== 'over'
  const isOn = () => tracks() && state().phase !== 'final' && state().turn === props.seat
  const workers = () => {
    const { roubles, ...hand } = handOf(state(), props.seat)
    return countPieces({ ...hand, roubles: 0 })
  }
  const roubles = () => player()?.roubles ?? 0
  const points = () => player()?.points ?? 0
  /** What the board would score now, on top of the points so far. */
  const live = () => {
    const board = player()?.board
    const scores = options.livePoints() && board && state().phase !== 'over' && state().phase !== 'final'
    return scores ? roundScore(board, state().copy).total : 0
  }
  /** In the turn order; none where no turns are taken. */
  const place = () => (tracks() && state().phase !== 'final' ? state().order.indexOf(props.seat) + 1 : 0)
  const hasPassed = () => state().passed.includes(props.seat)
  const label = () => {
    const { dock } = words()
    const parts = [props.play.nameOf(props.seat), dock.points(points())]
    if (live() > 0) parts.push(dock.live(live()))
    if (tracks()) parts.push(dock.workers(workers()), dock.roubles(roubles()))
    if (place() > 0) parts.push(dock.turnPlace(place()))
    if (isOn()) parts.push(dock.isOn)
    if (hasPassed()) parts.push(dock.passed)
    return parts.join(', ')
  }
  return (
    <button
      type="button"
      data-color={props.play.colorOf(props.seat)}
      classList={{ on: isOn(), passed: hasPassed() }}
      aria-pressed={props.play.shown() === props.seat}
      aria-label={label()}
      onClick={() => (props.play.shown() === props.seat ? props.onAsk(props.seat) : props.play.show(props.seat))}
    >
      <span class="name">
        <PlayerShape color={props.play.colorOf(props.seat)} />
        <span>{props.play.nameOf(props.seat)}</span>
      </span>
      <span class="count">
        <b>{points()}</b>
        <Show when={live() > 0}>
          <small>+{live()}</small>
        </Show>
        <Show when={tracks()}>
          <small class="purse">
            {workers()}♟ {roubles()}₽
            <Show when={place() > 0}>
              <i>{place()}.</i>
            </Show>
          </small>
        </Show>
      </span>
    </button>
  )
}

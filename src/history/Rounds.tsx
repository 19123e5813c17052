import './Rounds.css'
import { createSignal, For, Index, Show } from 'solid-js'
import type { Course, Moment } from '../games/game'
import type { EntryPlayer } from '../storage/database'
import { PlayerShape } from '../ui/PlayerShape'
import { words } from './words'

interface RoundsProps {
  readonly course: Course
  readonly players: readonly EntryPlayer[]
  /** The address of a moment. */
  readonly href: (position: number) => string
}

/** What each moment brought, players in columns; a moment opens into its sources and leads to its boards. */
export function Rounds(props: RoundsProps) {
  return (
    <section class="rounds">
      <h2>{words().review.rounds}</h2>
      <Show when={props.course.moments.length > 1} fallback={<p>{words().review.noRounds}</p>}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words().review.round}</th>
              <For each={props.players}>
                {player => (
                  <th scope="col">
                    <PlayerShape color={player.color} /> <span>{player.name}</span>
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <Index each={props.course.moments.slice(1)}>
            {moment => <MomentRows {...props} moment={moment()} name={words().review.roundName(moment().name)} />}
          </Index>
        </table>
      </Show>
    </section>
  )
}

function MomentRows(props: RoundsProps & { readonly moment: Moment; readonly name: string }) {
  const [open, setOpen] = createSignal(false)
  const sources = () =>
    props.course.sources
      .map(({ name }, i) => ({ name, gains: props.moment.gains.map(gains => gains[i] ?? 0) }))
      .filter(({ gains }) => gains.some(gain => gain !== 0))
  const sum = (seat: number) => (props.moment.gains[seat] ?? []).reduce((all, gain) => all + gain, 0)
  return (
    <tbody classList={{ open: open() }}>
      <tr>
        <th scope="row">
          <button type="button" aria-expanded={open()} onClick={() => setOpen(!open())}>
            <span class="visually-hidden">{words().review.open(props.name)}</span>
            <span aria-hidden="true">{props.name}</span>
          </button>
        </th>
        <For each={props.players}>
          {(_, seat) => (
            <td>
              <b>{signed(sum(seat()))}</b>
              <span>{props.moment.standing[seat()]}</span>
            </td>
          )}
        </For>
      </tr>
      <Show when={open()}>
        <For each={sources()}>
          {source => (
            <tr class="source">
              <th scope="row">{source.name}</th>
              <For each={source.gains}>{gain => <td>{gain}</td>}</For>
            </tr>
          )}
        </For>
        <tr class="way">
          <td colspan={props.players.length + 1}>
            <a class="button" href={props.href(props.moment.position)}>
              {words().replay.boards}
            </a>
          </td>
        </tr>
      </Show>
    </tbody>
  )
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

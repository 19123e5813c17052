import './Result.css'
import { For } from 'solid-js'
import type { GameEntry } from '../storage/database'
import { PlayerShape } from '../ui/PlayerShape'
import { words } from './words'

/** Who got how far: the places, or the order so far. */
export function Result(props: { readonly game: GameEntry; readonly href: (person: string) => string }) {
  const ranked = () =>
    props.game.players.toSorted(
      (a, b) =>
        (a.place ?? Number.POSITIVE_INFINITY) - (b.place ?? Number.POSITIVE_INFINITY) || pointsOf(b) - pointsOf(a),
    )
  const placeOf = (place: number | undefined) => {
    if (place !== undefined) return String(place)
    return props.game.players.some(player => player.place !== undefined) ? words().review.notRanked : ''
  }
  return (
    <section class="result" aria-label={words().review.places}>
      <ol>
        <For each={ranked()}>
          {player => (
            <li data-color={player.color}>
              <span class="place">{placeOf(player.place)}</span>
              <PlayerShape color={player.color} />
              <a href={props.href(player.id)}>{player.name}</a>
              <b>{player.points}</b>
            </li>
          )}
        </For>
      </ol>
    </section>
  )
}

const pointsOf = ({ points = 0 }: { readonly points?: number }): number => points

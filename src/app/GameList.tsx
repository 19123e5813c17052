import './GameList.css'
import { For, Show } from 'solid-js'
import { nameOfGame } from '../games/shelf'
import type { GameEntry } from '../storage/database'
import { formatDay } from '../text/format'
import { t } from '../text/language'
import { address } from './place'

/** Games to open, under a heading; nothing at all where there is none. */
export function GameList(props: { readonly title?: string; readonly games: readonly GameEntry[] }) {
  return (
    <Show when={props.games.length > 0}>
      <section class="game-list">
        <Show when={props.title}>{title => <h2>{title()}</h2>}</Show>
        <ul>
          <For each={props.games}>
            {game => (
              <li>
                <a href={address.game(game.id)}>
                  <strong>{game.players.map(nameWithPoints).join(' · ')}</strong>
                  <span>
                    {nameOfGame(game.game)}, {formatDay(game.startedAt)}
                    <Show when={game.handedOverAt}>, {t().home.handedOver}</Show>
                  </span>
                </a>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  )
}

const nameWithPoints = (player: GameEntry['players'][number]): string =>
  player.points === undefined ? player.name : `${player.name} ${player.points}`

import './GameRow.css'
import { For, Show } from 'solid-js'
import type { GameEntry } from '../storage/database'
import { formatDay, formatWhen } from '../text/format'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { PlayerShape } from '../ui/PlayerShape'
import { sayKind } from './said'
import { words } from './words'

interface GameRowProps {
  readonly game: GameEntry
  readonly href: string
  readonly onRemove: () => void
}

/** A game in the list: when, how long, which way, who and with how many points. */
export function GameRow(props: GameRowProps) {
  const names = () => props.game.players.map(({ name }) => name).join(', ')
  return (
    <div class="game-row">
      <a href={props.href}>
        <span class="when">
          {[formatWhen(props.game.startedAt, props.game.seconds), ...sayKind(props.game)].join(' · ')}
        </span>
        <span class="seats">
          <For each={props.game.players}>
            {player => (
              <span classList={{ winner: player.place === 1 }}>
                <PlayerShape color={player.color} />
                <span class="name">{player.name}</span> <b>{player.points}</b>
                <Show when={player.place === 1}>
                  <span aria-hidden="true">★</span>
                  <span class="visually-hidden">{words().won}</span>
                </Show>
              </span>
            )}
          </For>
        </span>
      </a>
      <Button
        kind="plain"
        label={words().remove(names(), formatDay(props.game.startedAt))}
        onClick={() => props.onRemove()}
      >
        <Icon name="bin" />
      </Button>
    </div>
  )
}

import './PlayerRow.css'
import { createUniqueId, For, Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { playerColors } from '../../printed/players'
import { PlayerShape } from '../PlayerShape'
import { words } from '../words'
import { giveColor, moveSeat, removePlayer } from './draft'
import type { PartProps } from './form'

interface PlayerRowProps extends PartProps {
  readonly id: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** One player; a tap opens colour, seat and removal. */
export function PlayerRow(props: PlayerRowProps) {
  let row: HTMLButtonElement | undefined
  const group = createUniqueId()
  const details = createUniqueId()
  const seat = () => props.draft.players.findIndex(({ id }) => id === props.id)
  const player = () => props.draft.players[seat()]
  const w = () => words().setup
  const move = (by: -1 | 1) => {
    props.change(moveSeat(props.draft, props.id, by))
    row?.focus() // which has moved, and the button that was pressed may be gone
  }
  return (
    <li>
      <Show when={player()}>
        {here => (
          <button
            ref={row}
            type="button"
            class="player-row"
            aria-expanded={props.isOpen}
            aria-controls={details}
            aria-label={w().details(here().name, words().names.players[here().color])}
            onClick={() => props.onToggle()}
          >
            <PlayerShape color={here().color} />
            <strong>{here().name}</strong>
            <Icon name="back" />
          </button>
        )}
      </Show>
      <div id={details} class="player-details" hidden={!props.isOpen}>
        <Show when={props.isOpen}>
          <div class="color-choice" role="radiogroup" aria-label={w().color}>
            <For each={playerColors}>
              {color => (
                <label>
                  <input
                    type="radio"
                    name={group}
                    checked={player()?.color === color}
                    onChange={() => props.change(giveColor(props.draft, props.id, color))}
                  />
                  <PlayerShape color={color} />
                  {words().names.players[color]}
                </label>
              )}
            </For>
          </div>
          <p>
            <Show when={seat() > 0}>
              <Button onClick={() => move(-1)}>{w().toFront}</Button>
            </Show>
            <Show when={seat() < props.draft.players.length - 1}>
              <Button onClick={() => move(1)}>{w().toBack}</Button>
            </Show>
            <Button onClick={() => props.change(removePlayer(props.draft, props.id))}>{w().remove}</Button>
          </p>
        </Show>
      </div>
    </li>
  )
}

import { For, Match, Switch } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { Choice } from '../../../../ui/Choice'
import { PlayerShape } from '../PlayerShape'
import { words } from '../words'
import { dealOrder, orderOf, redrawOrder } from './dealing'
import type { PartProps } from './form'

/** The turn order: drawn by the app, or tapped as the cards were dealt. */
export function TurnOrder(props: PartProps) {
  const w = () => words().setup
  const place = (id: string) => orderOf(props.draft).findIndex(player => player.id === id) + 1
  return (
    <div class="setup-part">
      <Choice
        legend={w().order}
        options={(['drawn', 'dealt'] as const).map(value => ({ value, label: w().orderBy[value] }))}
        chosen={props.draft.orderBy}
        onChoose={orderBy => props.change({ ...props.draft, orderBy })}
      />
      <Switch>
        <Match when={props.draft.orderBy === 'drawn'}>
          <ol class="chips">
            <For each={orderOf(props.draft)}>
              {(player, index) => (
                <li class="chip">
                  <b>{index() + 1}</b>
                  <PlayerShape color={player.color} />
                  {player.name}
                </li>
              )}
            </For>
          </ol>
          <Button
            kind="plain"
            label={w().drawOrderAgain}
            onClick={() => props.change(redrawOrder(props.draft, Math.random()))}
          >
            {w().drawAgain}
          </Button>
        </Match>
        <Match when={props.draft.orderBy === 'dealt'}>
          <p class="setup-hint">{w().tapInOrder}</p>
          <ul class="chips">
            <For each={props.draft.players}>
              {player => (
                <li>
                  <button
                    type="button"
                    class="chip"
                    aria-pressed={place(player.id) > 0}
                    aria-label={
                      place(player.id) > 0 ? w().place(player.name, place(player.id)) : w().noPlace(player.name)
                    }
                    onClick={() => props.change(dealOrder(props.draft, player.id))}
                  >
                    <b>{place(player.id) || '–'}</b>
                    <PlayerShape color={player.color} />
                    {player.name}
                  </button>
                </li>
              )}
            </For>
          </ul>
        </Match>
      </Switch>
    </div>
  )
}

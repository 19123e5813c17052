import { createSignal, For, Show } from 'solid-js'
import type { Person } from '../../../game'
import { words } from '../words'
import { AddPlayer } from './AddPlayer'
import { maxPlayers } from './draft'
import type { PartProps } from './form'
import { PlayerRow } from './PlayerRow'

/** Who plays, in the order of seats. */
export function Players(props: PartProps & { readonly people: readonly Person[]; readonly newId: NewIdMaker }) {
  const [open, setOpen] = createSignal<string>()
  return (
    <section class="setup-part">
      <h2>{words().setup.players}</h2>
      <Show when={props.draft.players.length > 1}>
        <p class="setup-hint">{words().setup.seats}</p>
      </Show>
      <Show when={props.draft.players.length > 0}>
        <ol class="setup-players">
          {/* By id, so that a row moves with its player. */}
          <For each={props.draft.players.map(({ id }) => id)}>
            {id => (
              <PlayerRow
                id={id}
                draft={props.draft}
                change={props.change}
                isOpen={open() === id}
                onToggle={() => setOpen(now => (now === id ? undefined : id))}
              />
            )}
          </For>
        </ol>
      </Show>
      <Show when={props.draft.players.length < maxPlayers}>
        <AddPlayer draft={props.draft} change={props.change} people={props.people} newId={props.newId} />
      </Show>
    </section>
  )
}

type NewIdMaker = () => string

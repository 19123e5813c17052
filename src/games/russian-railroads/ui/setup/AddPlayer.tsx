import './AddPlayer.css'
import { createSignal, For, Show } from 'solid-js'
import type { Person } from '../../../game'
import { playerColors } from '../../printed/players'
import { PlayerShape } from '../PlayerShape'
import { words } from '../words'
import { addPlayer, cleanName, nameLength } from './draft'
import type { PartProps } from './form'
import { findTyped, suggest } from './people'

interface AddPlayerProps extends PartProps {
  readonly people: readonly Person[]
  readonly newId: () => string
}

/** One more player: a tap on somebody known, or a new name. */
export function AddPlayer(props: AddPlayerProps) {
  let field: HTMLInputElement | undefined
  const [empty, setEmpty] = createSignal(false)
  const w = () => words().setup
  const add = (person: Person) => props.change(addPlayer(props.draft, person))
  const addNew = () => add({ id: props.newId(), name: props.draft.typed })
  const known = () => findTyped(props.draft, props.people)
  const submit = (event: Event) => {
    event.preventDefault()
    const person = known()
    setEmpty(cleanName(props.draft.typed) === '')
    if (person) add(person)
    else if (!empty()) addNew()
    field?.focus() // for the next name
  }
  const tap = (event: MouseEvent, person: Person) => {
    add(person)
    // The chip is gone; a keyboard goes on with the field, a thumb does not want the keyboard to come up.
    if (event.detail === 0) field?.focus()
  }
  return (
    <div class="add-player">
      <Show when={suggest(props.draft, props.people).length > 0}>
        <ul class="chips" aria-label={w().known}>
          <For each={suggest(props.draft, props.people)}>
            {person => (
              <li>
                <button type="button" class="chip" onClick={event => tap(event, person)}>
                  <Show when={playerColors.find(color => color === person.color)}>
                    {color => <PlayerShape color={color()} />}
                  </Show>
                  {person.name}
                </button>
              </li>
            )}
          </For>
          <Show when={known()}>
            {person => (
              <li>
                <button type="button" class="chip" onClick={addNew}>
                  {w().again(person().name)}
                </button>
              </li>
            )}
          </Show>
        </ul>
      </Show>
      <form onSubmit={submit}>
        <input
          ref={field}
          type="text"
          aria-label={w().name}
          placeholder={w().name}
          maxlength={nameLength}
          autocomplete="off"
          autocapitalize="words"
          enterkeyhint="done"
          value={props.draft.typed}
          onInput={event => {
            const typed = event.currentTarget.value
            setEmpty(false)
            props.change({ ...props.draft, typed })
          }}
        />
        <button type="submit" class="button">
          {w().add}
        </button>
      </form>
      <Show when={empty()}>
        <p role="alert">{w().problems.noName}</p>
      </Show>
    </div>
  )
}

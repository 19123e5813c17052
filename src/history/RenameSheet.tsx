import './RenameSheet.css'
import { createSignal } from 'solid-js'
import { Sheet } from '../ui/Sheet'
import { words } from './words'

interface RenameSheetProps {
  readonly name: string
  readonly onClose: () => void
  readonly onSave: (name: string) => void
}

/** Asks for another name. */
export function RenameSheet(props: RenameSheetProps) {
  const [name, setName] = createSignal(props.name) // eslint-disable-line solid/reactivity -- what the field begins with
  const save = (event: Event) => {
    event.preventDefault()
    if (name().trim() === '' || name().trim() === props.name) props.onClose()
    else props.onSave(name().trim())
  }
  return (
    <Sheet title={words().people.rename} onClose={() => props.onClose()}>
      <form class="rename-sheet" onSubmit={save}>
        <label>
          <span>{words().people.name}</span>
          <input
            type="text"
            maxlength="30"
            autocomplete="off"
            value={name()}
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button main">
          {words().people.save}
        </button>
      </form>
    </Sheet>
  )
}

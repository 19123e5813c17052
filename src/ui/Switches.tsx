import './Switches.css'
import { For } from 'solid-js'

interface SwitchesProps<Name extends string> {
  readonly names: readonly Name[]
  readonly label: (name: Name) => string
  readonly isOn: (name: Name) => boolean
  readonly onChange: (name: Name, on: boolean) => void
}

/** Things that are on or off, each in a row of its own. */
export function Switches<Name extends string>(props: SwitchesProps<Name>) {
  return (
    <div class="switches">
      <For each={props.names}>
        {name => (
          <label>
            <span>{props.label(name)}</span>
            <input
              type="checkbox"
              checked={props.isOn(name)}
              onChange={event => props.onChange(name, event.currentTarget.checked)}
            />
          </label>
        )}
      </For>
    </div>
  )
}

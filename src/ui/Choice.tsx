import './Choice.css'
import { createUniqueId, For } from 'solid-js'

interface ChoiceProps<T extends string> {
  readonly legend: string
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[]
  readonly chosen: T
  readonly onChoose: (value: T) => void
}

/** One of a few, all in sight. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const name = createUniqueId()
  return (
    <fieldset class="choice">
      <legend>{props.legend}</legend>
      <div>
        <For each={props.options}>
          {option => (
            <label>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={props.chosen === option.value}
                onChange={() => props.onChoose(option.value)}
              />
              <span lang={option.lang}>{option.label}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  )
}

import './Choice.css'
import { createUniqueId, For, Show } from 'solid-js'

interface Option<T> {
  readonly value: T
  readonly label: string
  /** One line on what it means. */
  readonly hint?: string
  readonly lang?: string
}

interface ChoiceProps<T extends string> {
  readonly legend: string
  readonly options: readonly Option<T>[]
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
              <span lang={option.lang}>
                {option.label}
                <Show when={option.hint}>
                  <small>{option.hint}</small>
                </Show>
              </span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  )
}

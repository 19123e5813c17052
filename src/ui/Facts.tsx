import './Facts.css'
import { For, type JSX } from 'solid-js'

export interface Fact {
  readonly name: string
  readonly value: JSX.Element
}

/** Names and what holds for them, in a timetable's two columns. */
export function Facts(props: { readonly facts: readonly Fact[] }) {
  return (
    <dl class="facts">
      <For each={props.facts}>
        {fact => (
          <div>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        )}
      </For>
    </dl>
  )
}

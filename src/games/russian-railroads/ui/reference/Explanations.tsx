import './Explanations.css'
import { createMemo, For, Show } from 'solid-js'
import type { Corrections } from '../../board/copy'
import { words } from '../words'
import { type Explained, explainTable } from './search'

/** What the Reference says of some things of this table. */
export function Explanations(props: { readonly ids: readonly string[]; readonly corrections: Corrections }) {
  const entries = createMemo(() => {
    const all = new Map(explainTable(words(), props.corrections).map(entry => [entry.id, entry]))
    return props.ids.flatMap(id => all.get(id) ?? [])
  })
  return (
    <dl class="explanations">
      <For each={entries()}>{entry => <Explanation of={entry} />}</For>
    </dl>
  )
}

/** One thing: its name, its sentences, and whether this table has corrected it. */
export function Explanation(props: { readonly of: Explained }) {
  return (
    <div data-entry={props.of.id}>
      <dt>
        {props.of.title}
        <Show when={props.of.corrected}>
          <small>{words().reference.corrected}</small>
        </Show>
      </dt>
      <dd>{props.of.text}</dd>
    </div>
  )
}

import './Explanations.css'
import { createMemo, For, Show } from 'solid-js'
import type { Corrections } from '../../board/copy'
import { words } from '../words'
import { type Explained, explainTable } from './search'

interface ExplanationsProps {
  readonly ids: readonly string[]
  readonly corrections: Corrections
  /** The heading above them; an entry of the same name does not show it again. */
  readonly under?: string | undefined
}

/** What the Reference says of some things of this table. */
export function Explanations(props: ExplanationsProps) {
  const entries = createMemo(() => {
    const all = new Map(explainTable(words(), props.corrections).map(entry => [entry.id, entry]))
    return props.ids.flatMap(id => all.get(id) ?? [])
  })
  return (
    <dl class="explanations">
      <For each={entries()}>{entry => <Explanation of={entry} under={props.under} />}</For>
    </dl>
  )
}

/** One thing: its name, its sentences, and whether this table has corrected it. */
export function Explanation(props: { readonly of: Explained; readonly under?: string | undefined }) {
  return (
    <div data-entry={props.of.id}>
      <dt>
        <span classList={{ 'visually-hidden': props.of.title === props.under }}>{props.of.title}</span>
        <Show when={props.of.corrected}>
          <small>{words().reference.corrected}</small>
        </Show>
      </dt>
      <dd>{props.of.text}</dd>
    </div>
  )
}

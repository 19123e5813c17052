import './Reference.css'
import { createMemo, createSignal, For, Show } from 'solid-js'
import type { Corrections } from '../../board/copy'
import { words } from '../words'
import { Explanation } from './Explanations'
import type { Section } from './entries'
import { explainTable, searchTable } from './search'

const sections = Object.keys(words().reference.sections) as readonly Section[]

/** Everything on the table, explained with the values of this copy: grouped, and searched in both languages. */
export function Reference(props: { readonly corrections: Corrections }) {
  const [query, setQuery] = createSignal('')
  const entries = createMemo(() => explainTable(words(), props.corrections))
  const found = createMemo(() => searchTable(entries(), query(), props.corrections))
  const groups = () => sections.filter(section => found().some(entry => entry.section === section))
  const isSearch = () => query().trim() !== ''
  return (
    <div class="reference">
      <label>
        <span>{words().reference.search}</span>
        <input
          type="search"
          value={query()}
          autocomplete="off"
          spellcheck={false}
          onInput={event => setQuery(event.currentTarget.value)}
        />
      </label>
      <p role="status">{isSearch() ? words().reference.found(found().length) : ''}</p>
      <For each={groups()}>
        {section => (
          <details open={isSearch() || undefined}>
            <summary>
              <h2>{words().reference.sections[section]}</h2>
            </summary>
            <dl class="explanations">
              <For each={found().filter(entry => entry.section === section)}>{entry => <Explanation of={entry} />}</For>
            </dl>
          </details>
        )}
      </For>
      <Show when={entries().some(({ corrected }) => corrected)}>
        <p class="hint">{words().reference.correctedHint}</p>
      </Show>
    </div>
  )
}

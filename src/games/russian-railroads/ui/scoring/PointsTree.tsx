import './PointsTree.css'
import { For, Show } from 'solid-js'
import type { SaidPoints } from './said-points'

/** Numbers and what they are made of; each sum opens. */
export function PointsTree(props: { readonly of: readonly SaidPoints[] }) {
  return (
    <ul class="points-tree">
      <For each={props.of}>
        {said => (
          <li>
            <Show when={said.parts.length > 0} fallback={<Entry of={said} />}>
              <details>
                <summary>
                  <Entry of={said} />
                </summary>
                <PointsTree of={said.parts} />
              </details>
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}

const Entry = (props: { readonly of: SaidPoints }) => (
  <span class="entry">
    <span>{props.of.label}</span>
    <b>{props.of.points}</b>
  </span>
)

import './Preview.css'
import { createSignal, For, Show } from 'solid-js'
import type { GameEntry } from '../storage/database'
import { formatDay } from '../text/format'
import { Button } from '../ui/Button'
import { Choice } from '../ui/Choice'
import { type Chosen, isTaken } from './carry-out'
import type { Relation } from './compare'
import type { Plan, PlannedGame } from './plan'
import { words } from './words'

interface PreviewProps {
  readonly plan: Plan
  readonly onImport: (chosen: Chosen) => void
  readonly onCancel: () => void
}

const order: readonly Relation[] = ['new', 'longer', 'differs', 'shorter', 'same']
const mostNamed = 4

/** What an import would do, and the choice where two logs part. */
export function Preview(props: PreviewProps) {
  const [chosen, setChosen] = createSignal<Chosen>(new Set())
  const games = () => [...props.plan.games.values()]
  const of = (relation: Relation) => games().filter(game => game.relation === relation)
  const hasWork = () =>
    games().some(game => isTaken(game, chosen()) || game.relation === 'differs') || props.plan.settings.size > 0
  const choose = (id: string, which: 'here' | 'there') => {
    const next = new Set(chosen())
    if (which === 'there') next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <section class="import-preview">
      <h2>{words().import.preview}</h2>
      <ul>
        <For each={order.filter(relation => of(relation).length > 0)}>
          {relation => (
            <li>
              {words().import.relations[relation](of(relation).length)}
              <Show when={relation !== 'differs'}>
                <Named games={of(relation)} />
              </Show>
            </li>
          )}
        </For>
        <Show when={props.plan.settings.size > 0}>
          <li>{words().import.settings}</li>
        </Show>
      </ul>
      <For each={of('differs')}>
        {game => (
          <Choice
            legend={`${nameGame(game.entry)}: ${words().import.which}`}
            options={[
              { value: 'here', label: words().import.keep(game.here?.lines ?? 0) },
              { value: 'there', label: words().import.take(game.entry.lines) },
            ]}
            chosen={chosen().has(game.entry.id) ? 'there' : 'here'}
            onChoose={which => choose(game.entry.id, which)}
          />
        )}
      </For>
      <Show when={!hasWork()}>
        <p>{words().import.nothing}</p>
      </Show>
      <div class="ways">
        <Show when={hasWork()}>
          <Button kind="main" onClick={() => props.onImport(chosen())}>
            {words().import.start}
          </Button>
        </Show>
        <Button onClick={() => props.onCancel()}>{words().import.cancel}</Button>
      </div>
    </section>
  )
}

function Named(props: { readonly games: readonly PlannedGame[] }) {
  return (
    <ul>
      <For each={props.games.slice(0, mostNamed)}>{game => <li>{nameGame(game.entry)}</li>}</For>
      <Show when={props.games.length > mostNamed}>
        <li>{words().import.more(props.games.length - mostNamed)}</li>
      </Show>
    </ul>
  )
}

const nameGame = ({ players, startedAt }: GameEntry): string =>
  `${players.map(({ name }) => name).join(', ')}, ${formatDay(startedAt)}`

import './RenameSheet.css'
import { For, Show } from 'solid-js'
import type { GameEntry, PersonEntry } from '../storage/database'
import { readPeople } from '../storage/people'
import { Button } from '../ui/Button'
import { createLater } from '../ui/later'
import { PlayerShape } from '../ui/PlayerShape'
import { Sheet } from '../ui/Sheet'
import { words } from './words'

interface MergeSheetProps {
  readonly person: PersonEntry
  readonly games: readonly GameEntry[]
  readonly onClose: () => void
  readonly onChoose: (into: PersonEntry) => void
}

/** Asks who somebody also is. Those who have sat at one table with them are not offered: they are others. */
export function MergeSheet(props: MergeSheetProps) {
  const people = createLater(() => readPeople().catch(() => []))
  const met = () => new Set(props.games.flatMap(({ players }) => players.map(({ id }) => id)))
  const others = () => (people() ?? []).filter(({ id }) => id !== props.person.id && !met().has(id))
  return (
    <Sheet title={words().people.merge} onClose={() => props.onClose()}>
      <div class="merge-sheet">
        <Show when={others().length > 0} fallback={<p>{people() && words().people.nobodyElse}</p>}>
          <p>{words().people.mergeHint(props.person.name)}</p>
          <ul>
            <For each={others()}>
              {person => (
                <li>
                  <Button onClick={() => props.onChoose(person)}>
                    <PlayerShape color={person.color} /> {person.name}
                  </Button>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </div>
    </Sheet>
  )
}

import './PeopleList.css'
import { For } from 'solid-js'
import type { PersonEntry } from '../storage/database'
import { PlayerShape } from '../ui/PlayerShape'
import type { Tally } from './statistics'
import { words } from './words'

interface PeopleListProps {
  readonly people: readonly PersonEntry[]
  readonly overview: ReadonlyMap<string, Pick<Tally, 'games' | 'wins'>>
  readonly href: (id: string) => string
}

/** Everybody who has played, each leading to their page. */
export function PeopleList(props: PeopleListProps) {
  const said = (id: string) => {
    const { games, wins } = props.overview.get(id) ?? { games: 0, wins: 0 }
    return words().people.listed(games, wins)
  }
  return (
    <ul class="people-list">
      <For each={props.people}>
        {person => (
          <li>
            <a href={props.href(person.id)}>
              <PlayerShape color={person.color} />
              <strong>{person.name}</strong>
              <span>{said(person.id)}</span>
            </a>
          </li>
        )}
      </For>
    </ul>
  )
}

import './Filter.css'
import { createUniqueId, For, Show } from 'solid-js'
import { shelf } from '../games/shelf'
import type { PersonEntry } from '../storage/database'
import { words } from './words'

/** What the list shall show. Empty texts mean all. */
export interface Wanted {
  readonly name: string
  readonly person: string
  readonly game: string
  readonly year: string
}

export const everything: Wanted = { name: '', person: '', game: '', year: '' }

export const isEverything = (wanted: Wanted): boolean => Object.values(wanted).every(value => value === '')

interface FilterProps {
  readonly wanted: Wanted
  readonly people: readonly PersonEntry[]
  readonly years: readonly number[]
  readonly onChange: (wanted: Wanted) => void
}

/** Which games are listed: by name, person, game and year. What has only one choice is not asked for. */
export function Filter(props: FilterProps) {
  const change = (part: Partial<Wanted>) => props.onChange({ ...props.wanted, ...part })
  const byName = () => props.people.toSorted((a, b) => a.name.localeCompare(b.name))
  return (
    <search class="filter" aria-label={words().filter.title}>
      <label class="wide">
        <span>{words().filter.name}</span>
        <input
          type="search"
          autocomplete="off"
          maxlength="30"
          value={props.wanted.name}
          onInput={event => change({ name: event.currentTarget.value })}
        />
      </label>
      <Select
        label={words().filter.player}
        value={props.wanted.person}
        options={byName().map(({ id, name }) => ({ value: id, label: name }))}
        onChange={person => change({ person })}
      />
      <Show when={shelf.length > 1}>
        <Select
          label={words().filter.game}
          value={props.wanted.game}
          options={shelf.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={game => change({ game })}
        />
      </Show>
      <Select
        label={words().filter.year}
        value={props.wanted.year}
        options={props.years.map(year => ({ value: String(year), label: String(year) }))}
        onChange={year => change({ year })}
      />
    </search>
  )
}

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

function Select(props: SelectProps) {
  const id = createUniqueId()
  return (
    <div>
      <label for={id}>{props.label}</label>
      <select id={id} onChange={event => props.onChange(event.currentTarget.value)}>
        <option value="" selected={props.value === ''}>
          {words().filter.all}
        </option>
        <For each={props.options}>
          {option => (
            <option value={option.value} selected={props.value === option.value}>
              {option.label}
            </option>
          )}
        </For>
      </select>
    </div>
  )
}

/** The people whose name has the text in it, whichever case and accents it is typed in. */
export function findByName(people: readonly PersonEntry[], text: string): PersonEntry[] {
  const plain = plainOf(text)
  return people.filter(({ name }) => plainOf(name).includes(plain))
}

const plainOf = (text: string): string =>
  text
    .trim()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

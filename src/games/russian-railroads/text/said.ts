import type { Space } from '../rules/state'
import type { Names } from './en/names'

/** Everything that a sentence about a rule or a file may need. */
type Key =
  | 'a'
  | 'ahead'
  | 'b'
  | 'card'
  | 'choices'
  | 'colour'
  | 'engineer'
  | 'expected'
  | 'field'
  | 'format'
  | 'found'
  | 'from'
  | 'game'
  | 'gap'
  | 'have'
  | 'line'
  | 'need'
  | 'next'
  | 'number'
  | 'other'
  | 'piece'
  | 'place'
  | 'player'
  | 'players'
  | 'position'
  | 'roubles'
  | 'space'
  | 'to'
  | 'token'
  | 'version'
  | 'won'
  | 'workers'

/** The values of a refusal as words. One that the refusal does not have is empty. */
export type Said = Readonly<Record<Key, string>>

export type Sentence = (said: Said) => string

const keys: Readonly<Record<Key, (id: string, names: Names) => string>> = {
  a: asItIs,
  ahead: (id, names) => nameIn(names.colours, id),
  b: asItIs,
  card: (id, names) => cardName(names, id),
  choices: asItIs,
  colour: (id, names) => nameIn(names.colours, id),
  engineer: (id, names) => nameIn(names.engineers, id),
  expected: asItIs,
  field: asItIs,
  format: asItIs,
  found: asItIs,
  from: asItIs,
  game: asItIs,
  gap: asItIs,
  have: asItIs,
  line: (id, names) => (id === 'industry' ? names.industryTrack : nameIn(names.lines, id)),
  need: asItIs,
  next: asItIs,
  number: asItIs,
  other: asItIs,
  piece: (id, names) => nameIn(names.pieces, id, piece => piece.many),
  place: asItIs,
  player: asItIs,
  players: asItIs,
  position: asItIs,
  roubles: asItIs,
  space: (id, names) => spaceName(names, id),
  to: asItIs,
  token: (id, names) => nameIn(names.tokens, id),
  version: asItIs,
  won: asItIs,
  workers: asItIs,
}

function asItIs(id: string): string {
  return id
}

/** The values with every id replaced by its name, and a seat by the name of whoever sits there. */
export function say(
  values: Readonly<Record<string, string | number>>,
  names: Names,
  players: readonly string[] = [],
): Said {
  const said = Object.entries(keys).map(([key, name]): [string, string] => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined
    if (value === undefined) return [key, '']
    if (typeof value === 'string') return [key, name(value, names)]
    return [key, key === 'player' ? (players[value] ?? String(value + 1)) : String(value)]
  })
  return Object.fromEntries(said) as Said
}

/** The name of something, or what was asked for where it has none. */
function nameIn<T = string>(
  table: Readonly<Record<string, T>>,
  id: string,
  read: (entry: T) => string = entry => String(entry),
): string {
  const entry = Object.hasOwn(table, id) ? table[id] : undefined
  return entry === undefined ? id : read(entry)
}

const own = 'own-'

/** An action space as it is called in a sentence. */
export function spaceName(names: Names, space: Space | (string & {})): string {
  if (space.startsWith(own)) return names.ownEngineer(nameIn(names.engineers, space.slice(own.length)))
  return nameIn(names.spaces, space, entry => entry.short)
}

/** A card of any kind; no two kinds share an id. */
export const cardName = (names: Names, card: string): string =>
  nameIn({ ...names.startingBonusCards, ...names.questionCards, ...names.endBonusCards }, card)

/** A number of things: "1 rouble", "2 roubles". */
export const countOf = (count: number, piece: { readonly one: string; readonly many: string }): string =>
  `${count} ${Math.abs(count) === 1 ? piece.one : piece.many}`

/** The text with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "a, b and c". */
export function listOf(items: readonly string[], join: (first: string, last: string) => string): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : join(items.slice(0, -1).join(', '), last)
}

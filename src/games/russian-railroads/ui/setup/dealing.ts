import { engineerIds, matchCopy } from '../../board/copy'
import type { EngineerFace } from '../../printed/copy'
import type { EngineerId } from '../../printed/engineers'
import { seededRandom } from '../../rules/random-game'
import { countValues, drawEngineers, drawOrder } from '../../rules/setup'
import { countOf, type Draft, type DraftPlayer, toSeed } from './draft'

export const redrawOrder = (draft: Draft, luck: number): Draft => ({
  ...draft,
  luck: { ...draft.luck, order: toSeed(luck) },
})

export const redrawEngineers = (draft: Draft, luck: number): Draft => ({
  ...draft,
  luck: { ...draft.luck, engineers: toSeed(luck) },
})

/** Puts a player at the next place of the dealt turn order, or takes the player out of it. */
export const dealOrder = (draft: Draft, id: string): Draft => ({
  ...draft,
  dealtOrder: draft.dealtOrder.includes(id)
    ? draft.dealtOrder.filter(dealt => dealt !== id)
    : [...draft.dealtOrder, id],
})

/** The turn order as far as it is known. It is drawn for people and not for seats: changing places does not change it. */
export function orderOf(draft: Draft): DraftPlayer[] {
  if (draft.orderBy === 'dealt') return draft.dealtOrder.flatMap(id => draft.players.find(p => p.id === id) ?? [])
  const count = countOf(draft)
  const people = draft.players.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  if (!count) return people
  return drawOrder(count, seededRandom(draft.luck.order)).flatMap(place => people[place] ?? [])
}

/** A space that takes an engineer when the game is set up, and the tile on it. */
export interface EngineerPlace {
  readonly space: 'hire' | 'engineer-right' | 'engineer-left' | 'waiting'
  readonly letter: 'A' | 'B'
  readonly engineer: EngineerId | undefined
}

/** The spaces for engineers from the right. Each past round has taken one tile away and moved the others on. */
export function engineerPlaces(draft: Draft): EngineerPlace[] {
  const count = countOf(draft)
  if (!count || draft.engineersBy === 'later') return []
  const { engineersA, engineersB } = countValues(count)
  const drawn = drawEngineers(count, seededRandom(draft.luck.engineers), draft.printed).slice(draft.round - 1)
  const tiles = draft.engineersBy === 'drawn' ? drawn : draft.dealtEngineers
  const hasLeft = count > 2 || matchCopy(draft.printed).twoPlayerSpaces['engineer-left']
  const spaces = ['hire', 'engineer-right', hasLeft ? 'engineer-left' : 'waiting'] as const
  return Array.from({ length: Math.max(engineersA + engineersB - draft.round + 1, 0) }, (_, i) => ({
    space: spaces[i] ?? 'waiting',
    letter: i + draft.round - 1 < engineersA ? 'A' : 'B',
    engineer: tiles[i],
  }))
}

/** Lays a tile on a space. It leaves the space where it lay before, and if it lies here it carries this letter. */
export function pickEngineer(draft: Draft, place: number, engineer: EngineerId): Draft {
  const length = Math.max(draft.dealtEngineers.length, place + 1)
  const lying = Array.from({ length }, (_, i) => draft.dealtEngineers[i])
  const picked: Draft = {
    ...draft,
    dealtEngineers: lying.map((tile, i) => (i === place ? engineer : tile === engineer ? undefined : tile)),
  }
  const { number, letter } = matchCopy(draft.printed).engineers[engineer]
  const here = engineerPlaces(draft)[place]?.letter ?? letter
  return letter === here ? picked : correctEngineer(picked, engineer, { number, letter: here })
}

/** Tiles that can lie in the row: those with this letter first, those that carry another one by default after them. */
export function tilesFor(
  draft: Draft,
  letter: 'A' | 'B',
): { readonly same: EngineerId[]; readonly other: EngineerId[] } {
  const { engineers } = matchCopy(draft.printed)
  const tiles = engineerIds
    .filter(id => engineers[id].letter !== 'none')
    .toSorted((a, b) => engineers[a].number - engineers[b].number)
  return {
    same: tiles.filter(id => engineers[id].letter === letter),
    other: tiles.filter(id => engineers[id].letter !== letter),
  }
}

/** What is printed on an engineer of this copy. No number is there twice: another tile with it takes the old one. */
export function correctEngineer(draft: Draft, engineer: EngineerId, face: EngineerFace): Draft {
  const { engineers } = matchCopy(draft.printed)
  const old = engineers[engineer]
  const other = engineerIds.find(id => id !== engineer && engineers[id].number === face.number)
  const swapped = other ? { [other]: { number: old.number, letter: engineers[other].letter } } : {}
  const corrected = { ...draft.printed.engineers, ...swapped, [engineer]: face }
  return { ...draft, printed: { ...draft.printed, engineers: corrected } }
}

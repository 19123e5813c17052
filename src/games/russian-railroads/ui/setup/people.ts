import type { Person } from '../../../game'
import { cleanName, type Draft } from './draft'

const suggestionsShown = 8

/** Who may sit down with one tap: known people who do not sit yet and fit what is typed, in the order given. */
export function suggest(draft: Draft, people: readonly Person[]): Person[] {
  const typed = fold(draft.typed)
  return standing(draft, people)
    .filter(({ name }) => fold(name).includes(typed))
    .slice(0, suggestionsShown)
}

/** The known person whose whole name is typed: most likely meant, and not somebody new of the same name. */
export const findTyped = (draft: Draft, people: readonly Person[]): Person | undefined =>
  standing(draft, people).find(({ name }) => fold(name) === fold(draft.typed))

const standing = (draft: Draft, people: readonly Person[]): Person[] =>
  people.filter(person => !draft.players.some(player => player.id === person.id))

const fold = (name: string): string => cleanName(name).toLocaleLowerCase()

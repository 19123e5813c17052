import type { Setup } from '../../rules/setup'
import { engineerPlaces, orderOf } from './dealing'
import { cleanName, type Draft, minPlayers, withoutAbsent } from './draft'

/** What keeps a game from starting. */
export type Problem =
  | { readonly problem: 'players' }
  | { readonly problem: 'typed'; readonly name: string }
  | { readonly problem: 'order'; readonly names: readonly string[] }
  | { readonly problem: 'engineers'; readonly missing: number }

/** Everything that is still missing, in the order of the form. */
export function findProblems(draft: Draft): Problem[] {
  const order = orderOf(draft)
  const unplaced = draft.players.filter(player => !order.includes(player))
  const missing = engineerPlaces(draft).filter(({ engineer }) => !engineer).length
  const problems: (Problem | false)[] = [
    cleanName(draft.typed) !== '' && { problem: 'typed', name: cleanName(draft.typed) },
    draft.players.length < minPlayers && { problem: 'players' },
    unplaced.length > 0 && { problem: 'order', names: unplaced.map(player => player.name) },
    missing > 0 && { problem: 'engineers', missing },
  ]
  return problems.filter(problem => problem !== false)
}

/** The set-up, or what is still missing for it. */
export function toSetup(
  draft: Draft,
): { readonly ok: true; readonly setup: Setup } | { readonly ok: false; readonly problems: readonly Problem[] } {
  const problems = findProblems(draft)
  if (problems.length > 0) return { ok: false, problems }
  const points = draft.players.map(player => player.points)
  const house = withoutAbsent({ ...draft.house, points: points.some(given => given !== 0) ? points : undefined })
  const setup: Setup = {
    players: draft.players.map(({ id, name, color }) => ({ id, name, color })),
    order: orderOf(draft).map(player => draft.players.indexOf(player)),
    way: draft.way,
    engineers: engineerPlaces(draft).flatMap(({ engineer }) => engineer ?? []),
    ...withoutAbsent({
      printed: isEmpty(draft.printed) ? undefined : draft.printed,
      house: isEmpty(house) ? undefined : house,
      round: draft.round > 1 ? draft.round : undefined,
      expansion: draft.expansion || undefined,
      place: draft.place.trim() || undefined,
      note: draft.note.trim() || undefined,
    }),
  }
  return { ok: true, setup }
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0

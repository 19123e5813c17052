import { readIds } from '../storage/arrivals'
import type { GameEntry, PersonEntry } from '../storage/database'
import type { Belongings } from '../storage/everything'
import { readGame } from '../storage/log'
import { describe, readFound } from './check'
import { compare, type Relation, withNames } from './compare'
import { catchProblem, type Problem, ProblemFound } from './problem'
import { readPieces } from './source'
import { createBreath, type Following } from './work'

/** What would happen to one game. */
export interface PlannedGame {
  readonly entry: GameEntry
  readonly relation: Relation
  readonly here?: GameEntry | undefined
}

/** What an import would do. Nothing has been written. */
export interface Plan {
  readonly files: readonly Blob[]
  readonly games: ReadonlyMap<string, PlannedGame>
  readonly people: readonly PersonEntry[]
  readonly settings: ReadonlyMap<string, unknown>
}

/** Reads files from their first byte to their last and compares every game with what is here. */
export const planImport = (files: readonly Blob[], following: Following = {}): Promise<Plan | Problem> =>
  catchProblem(async () => {
    const breathe = createBreath(following)
    const known = await readIds().catch(() => new Set<string>()) // nothing can be read: nothing is known
    const games = new Map<string, PlannedGame>()
    const belongings: Belongings[] = []
    const bytes = files.reduce((sum, { size }) => sum + size, 0)
    let before = 0
    for (const file of files) {
      for await (const piece of readPieces(file)) {
        if ('belongings' in piece) {
          belongings.push(piece.belongings)
          continue
        }
        const planned = await planGame(piece.text, known, games)
        games.set(planned.entry.id, planned)
        await breathe((before + piece.read * file.size) / bytes)
      }
      before += file.size
    }
    return { files, games, people: peopleOf(belongings, games.values()), settings: settingsOf(belongings) }
  })

async function planGame(
  text: string,
  known: ReadonlySet<string>,
  before: ReadonlyMap<string, PlannedGame>,
): Promise<PlannedGame> {
  const number = before.size + 1
  const planned = await catchProblem(async () => {
    const found = await readFound(text)
    const { id } = found.saved
    if (before.has(id)) throw new ProblemFound({ problem: 'twice' })
    const here = known.has(id) ? await readGame(id) : undefined
    const relation = compare(found, here)
    return { entry: describe(relation === 'longer' ? withNames(found, here) : found), relation, here: here?.entry }
  })
  if ('problem' in planned) throw new ProblemFound({ ...planned, ...(number > 1 && { game: number }) })
  return planned
}

/** Who comes along: as the backup says, else as the games do. */
function peopleOf(belongings: readonly Belongings[], games: Iterable<PlannedGame>): readonly PersonEntry[] {
  const people = new Map<string, PersonEntry>()
  const meet = (person: PersonEntry) => {
    const known = people.get(person.id)
    if (!known || known.lastPlayedAt < person.lastPlayedAt) people.set(person.id, person)
  }
  for (const { people: named } of belongings) named.forEach(meet)
  for (const { entry } of games)
    for (const { id, name, color } of entry.players) meet({ id, name, color, lastPlayedAt: entry.startedAt })
  return [...people.values()]
}

function settingsOf(belongings: readonly Belongings[]): ReadonlyMap<string, unknown> {
  const settings = new Map<string, unknown>()
  for (const { settings: chosen, printed } of belongings) {
    for (const [key, value] of Object.entries(chosen)) settings.set(key, value)
    if (typeof printed === 'object' && printed && Object.keys(printed).length > 0) settings.set('printed', printed)
  }
  return settings
}

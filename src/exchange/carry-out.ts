import { arrive, stage, sweep } from '../storage/arrivals'
import type { StoredGame } from '../storage/log'
import { readGame } from '../storage/log'
import { askToPersist } from '../storage/persistence'
import { readFound } from './check'
import { withNames } from './compare'
import type { Plan, PlannedGame } from './plan'
import { catchProblem, type Problem, ProblemFound } from './problem'
import { readPieces } from './source'
import { createBreath, type Following } from './work'

/** So many lines of logs are written in one go. */
const atOnce = 5_000

/** Games that differ and shall be replaced, by their ids. */
export type Chosen = ReadonlySet<string>

/** Whether an import writes a game. */
export const isTaken = ({ entry, relation }: PlannedGame, chosen: Chosen): boolean =>
  relation === 'new' || relation === 'longer' || (relation === 'differs' && chosen.has(entry.id))

/** Does what a plan says: all of it, or nothing where there is a problem, an error or a cancel. */
export const carryOut = (plan: Plan, chosen: Chosen, following: Following = {}): Promise<{ taken: number } | Problem> =>
  alone(() =>
    catchProblem(async () => {
      try {
        return await writeAll(plan, chosen, following)
      } catch (error) {
        await sweep().catch(() => undefined) // the next import tries again
        if (error instanceof ProblemFound || following.signal?.aborted) throw error
        throw new ProblemFound({ problem: 'not-saved' })
      }
    }),
  )

async function writeAll(plan: Plan, chosen: Chosen, following: Following): Promise<{ taken: number }> {
  const breathe = createBreath(following)
  const games = [...plan.games.values()].filter(game => isTaken(game, chosen))
  await sweep()
  let waiting: (StoredGame & Pick<PlannedGame, 'here'>)[] = []
  let done = 0
  for (const file of plan.files) {
    for await (const piece of readPieces(file)) {
      if ('belongings' in piece) continue
      const planned = await readPlanned(piece.text, plan)
      if (!isTaken(planned, chosen)) continue
      waiting.push(planned)
      done++
      if (countLines(waiting) >= atOnce) {
        await stage(waiting)
        waiting = []
      }
      await breathe(done / (games.length + 1))
    }
  }
  await stage(waiting)
  following.signal?.throwIfAborted()
  const arrived = await arrive({ games, people: plan.people, settings: plan.settings })
  if (arrived === 'changed') throw new ProblemFound({ problem: 'changed' })
  void askToPersist().catch(() => undefined) // whether the browser agrees makes no difference to the games
  return { taken: games.length }
}

/** The game of a text, as it was planned; the file may have changed since. */
async function readPlanned(text: string, plan: Plan): Promise<StoredGame & PlannedGame> {
  const found = await readFound(text)
  const { id, actions } = found.saved
  const planned = plan.games.get(id)
  if (planned?.entry.lines !== actions.length) throw new ProblemFound({ problem: 'changed' })
  const here = planned.relation === 'longer' ? await readGame(id) : undefined
  return { ...planned, setup: withNames(found, here).saved.setup, lines: actions }
}

const countLines = (games: readonly StoredGame[]): number => games.reduce((sum, { lines }) => sum + lines.length, 0)

/** One import at a time, also across tabs, where the browser has locks: what one has staged the other would sweep. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  const device: { readonly navigator?: Partial<Navigator> } = globalThis
  return device.navigator?.locks ? device.navigator.locks.request('stationmaster-import', work) : work()
}

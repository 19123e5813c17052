import type { Game, GameAction } from '../games/game'
import { loadGame } from '../games/shelf'
import type { GameEntry } from '../storage/database'
import { putGame, readGame } from '../storage/log'
import { entryOf } from '../table/entry'
import { newId } from '../table/id'
import { addLine, emptyLog, type Log, linesOf, type Step, stateOf, stepsOf } from '../table/log'
import { resumeLines } from '../table/resume'

/** A stored game to look back on: its moments are the start and then each action that holds. */
export interface Reviewed {
  readonly entry: GameEntry
  readonly game: Game
  readonly setup: unknown
  readonly log: Log<unknown, GameAction>
  readonly steps: readonly Step<unknown, GameAction>[]
  /** The first one is the start. */
  readonly states: readonly unknown[]
}

/** `unknown`: no such game here. `storage`: nothing can be read. `setup`: it does not start from anything we know. */
export async function openReview(id: string): Promise<Reviewed | 'unknown' | 'storage' | 'setup'> {
  const stored = await readGame(id).catch(() => 'storage' as const)
  if (stored === 'storage') return stored
  if (!stored) return 'unknown'
  const game = await loadGame(stored.entry.game)
  const setup = game?.readSetup(stored.setup)
  if (!game || !setup?.ok) return 'setup'
  return reviewOf(stored.entry, game, setup.value, stored.lines)
}

/** The same from what is stored. */
export function reviewOf(entry: GameEntry, game: Game, setup: unknown, lines: readonly unknown[]): Reviewed {
  const log = resumeLines(game, setup, emptyLog<unknown, GameAction>(game.start(setup)), lines)
  const steps = stepsOf(log)
  return { entry, game, setup, log, steps, states: [log.start, ...steps.map(({ state }) => state)] }
}

/** What a link to a moment carries: how many lines of the log had been written. */
export interface LinkedMoment {
  readonly line: number
  /** After how many actions of the last of them, where that is a mend with more. */
  readonly action?: number | undefined
}

/** What a link to the moment at this position carries. */
export function momentAt({ steps }: Pick<Reviewed, 'steps'>, position: number): LinkedMoment {
  const last = steps[position - 1]
  if (!last) return { line: 0 }
  const line = last.line + 1
  if (steps[position]?.line !== last.line) return { line }
  return { line, action: position - steps.findIndex(step => step.line === last.line) }
}

/** The moment that a link leads to: the last one with no more lines, or with no more actions of the last line. */
export function positionAt({ steps }: Pick<Reviewed, 'steps'>, { line, action }: LinkedMoment): number {
  const before = 1 + steps.findLastIndex(step => step.line < line - 1)
  const written = 1 + steps.findLastIndex(step => step.line < line)
  return Math.min(written, before + (action ?? written))
}

/** Whether today's rules give other points than were agreed on when the game was finished. */
export function hasOtherResult({ entry, game, setup, log }: Reviewed): boolean {
  const { players } = game.summary(setup, stateOf(log))
  return entry.state === 'finished' && players.some(({ points }, seat) => points !== entry.players[seat]?.points)
}

/** A new game with the same set-up that has come as far as this moment. Its id, once it is on disk. */
export async function continueFrom({ game, setup, log, steps }: Reviewed, position: number): Promise<string> {
  const startedAt = Math.floor(Date.now() / 1000) * 1000
  let copy: Log<unknown, GameAction> = emptyLog(log.start)
  for (const { action, broke } of steps.slice(0, position)) {
    // What was overruled, then or by newer rules, stays so. The time that was played belongs to the first game.
    const added = addLine(game, copy, { ...action, ...(broke && { forced: true as const }), at: 0 })
    if (added.ok) copy = added.log
  }
  const id = newId()
  await putGame({ entry: entryOf(game, { id, startedAt, setup }, copy, Date.now()), setup, lines: linesOf(copy) })
  return id
}

import type { Game, SavedGame } from '../games/game'
import { loadGame } from '../games/shelf'
import type { GameEntry } from '../storage/database'
import { entryOf } from '../table/entry'
import { emptyLog } from '../table/log'
import { resumeLines } from '../table/resume'
import type { ProblemKind } from '../text/exchange'
import { isRecord, parse } from './json'
import { ProblemFound } from './problem'
import { maxGame } from './source'

/** A game that a text holds, known to be of a kind that we have. */
export interface Found {
  readonly game: Game
  readonly saved: SavedGame
}

/** The game that a text holds, or a thrown problem. Whether the rules allow its log is another question. */
export async function readFound(text: string): Promise<Found> {
  if (text.length > maxGame) throw new ProblemFound({ problem: 'too-large' })
  const file = parse(text)
  if (!isRecord(file)) throw new ProblemFound({ problem: 'damaged' })
  if (file.format !== 'railroads.game') throw new ProblemFound({ problem: 'foreign' })
  const game = typeof file.game === 'string' ? await loadGame(file.game) : undefined
  if (!game) throw new ProblemFound({ problem: 'unknown-game' })
  const read = game.readGame(text)
  if (read.ok) return { game, saved: read.value }
  const { rule, path } = read.error
  throw new ProblemFound({ problem: kinds.get(rule) ?? 'damaged', path: path || undefined })
}

const kinds: ReadonlyMap<string, ProblemKind> = new Map([
  ['file.size', 'too-large'],
  ['file.version', 'newer'],
  ['file.format', 'foreign'],
  ['file.game', 'unknown-game'],
])

/** What lists will show of the game: its log played by today's rules, its result as agreed. */
export function describe({ game, saved }: Found): GameEntry {
  const { id, rules, setup, result, actions } = saved
  const startedAt = Date.parse(saved.startedAt)
  if (Number.isNaN(startedAt)) throw new ProblemFound({ problem: 'damaged', path: 'startedAt' })
  const log = resumeLines(game, setup, emptyLog(game.start(setup)), actions)
  const changedAt = startedAt + Math.min(actions.at(-1)?.at ?? 0, longest) * 1000
  const entry = { ...entryOf(game, { id, startedAt, setup }, log, changedAt), rules }
  if (!result?.some(({ place }) => place !== undefined)) return entry
  const players = entry.players.map(({ place, ...player }, seat) => ({ ...player, ...result[seat] }))
  return {
    ...entry,
    state: 'finished',
    players: players.map(({ place, ...player }) => ({ ...player, ...(place !== undefined && { place }) })),
  }
}

/** No game lasts longer than a year; a larger number is a slip. */
const longest = 366 * 24 * 3600

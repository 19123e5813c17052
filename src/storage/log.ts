import Dexie from 'dexie'
import { database, type GameEntry, type Played } from './database'
import { nameOf, rememberPlayers, seatPlayers, seatsIn } from './people'
import { askToPersist } from './persistence'

/** A whole game as it is stored. */
export interface StoredGame {
  readonly entry: GameEntry
  readonly setup: unknown
  /** The log, line by line. */
  readonly lines: readonly unknown[]
}

/** `stale`: the log has grown or changed since. `missing`: the game is not here any more. */
export type Appended = 'saved' | 'stale' | 'missing'

/** A new game without lines, and who plays it. Does nothing to a game that is here already. */
export async function createGame(entry: GameEntry, setup: unknown): Promise<void> {
  await keepWhole({ entry, setup, lines: [] }, 'if-new')
}

/** Puts a whole game in place, also over what is here of it. All of it is on disk afterwards, or nothing. */
export async function putGame(stored: StoredGame): Promise<void> {
  await keepWhole(stored, 'over')
}

/** Brings a deleted game back whole. Does nothing where it is here again: another tab may have played on. */
export async function restoreGame(deleted: StoredGame): Promise<void> {
  await keepWhole(deleted, 'if-new')
}

async function keepWhole({ entry, setup, lines }: StoredGame, how: 'if-new' | 'over'): Promise<void> {
  const { id } = entry
  const tables = [database.games, database.setups, database.lines, database.seats, database.people]
  const isFirst = await database.transaction('rw', tables, async () => {
    if (how === 'if-new' && (await database.games.get(id))) return false
    await linesOf(id).delete()
    await database.lines.bulkAdd(lines.map((line, index) => ({ game: id, index, line })))
    await database.setups.put({ id, setup })
    await database.games.put({ ...entry, lines: lines.length })
    await seatPlayers(entry)
    await rememberPlayers(entry)
    return (await database.games.count()) === 1
  })
  // Whether the browser agrees makes no difference to the game.
  if (isFirst) void askToPersist().catch(() => undefined)
}

/**
 * Adds lines to a log that is still the one they were made on, and updates what lists show: all of it or nothing. Done
 * when it is on disk; what the device cannot store is thrown.
 */
export const appendLines = (
  id: string,
  madeOn: readonly unknown[],
  lines: readonly unknown[],
  played: Played & Pick<GameEntry, 'changedAt'>,
): Promise<Appended> =>
  database.transaction('rw', [database.games, database.lines], async () => {
    const entry = await database.games.get(id)
    if (!entry) return 'missing'
    const { length } = madeOn
    const last = await database.lines.get([id, length - 1])
    // Another log of the same length, brought by an import, ends with another line.
    const isOther = JSON.stringify(last?.line) !== JSON.stringify(madeOn.at(-1))
    if (isOther || (await linesOf(id).count()) !== length) return 'stale'
    await database.lines.bulkAdd(lines.map((line, i) => ({ game: id, index: length + i, line })))
    // A move renames nobody: the table may have been opened before somebody was.
    const players = played.players.map((player, seat) => ({ ...player, ...nameOf(entry.players[seat]) }))
    await database.games.put({ ...entry, ...played, players, lines: length + lines.length })
    return 'saved'
  })

/** The whole game, or undefined where it is not here. */
export const readGame = (id: string): Promise<StoredGame | undefined> =>
  database.transaction('r', [database.games, database.setups, database.lines], () => collect(id))

/** Takes a game away. What it returns brings it back, with `restoreGame`. */
export const deleteGame = (id: string): Promise<StoredGame | undefined> =>
  database.transaction('rw', [database.games, database.setups, database.lines, database.seats], async () => {
    const stored = await collect(id)
    await linesOf(id).delete()
    await database.setups.delete(id)
    await seatsIn(id).delete()
    await database.games.delete(id)
    return stored
  })

async function collect(id: string): Promise<StoredGame | undefined> {
  const entry = await database.games.get(id)
  if (!entry) return undefined
  const lines = await linesOf(id).toArray()
  return { entry, setup: (await database.setups.get(id))?.setup, lines: lines.map(({ line }) => line) }
}

const linesOf = (id: string) =>
  database.lines.where('[game+index]').between([id, Dexie.minKey], [id, Dexie.maxKey], true, true)

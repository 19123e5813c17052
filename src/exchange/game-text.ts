import type { Game, GameAction, Line } from '../games/game'
import { loadGame } from '../games/shelf'
import type { StoredGame } from '../storage/log'
import { readGame } from '../storage/log'
import { linesToKeep, savedGame } from '../table/file'
import { emptyLog } from '../table/log'
import { findTable } from '../table/play'
import { resumeLines } from '../table/resume'
import { isRecord } from './json'

/** A stored game as the text of its file, in one line; undefined where no file could be read again. */
export function writeStored(game: Game, { entry, setup, lines }: StoredGame): string | undefined {
  const text = lines.every(isLine) ? game.writeGame(savedGame(entry, setup, lines)) : ''
  if (game.readGame(text).ok) return text
  const read = game.readSetup(setup)
  if (!read.ok) return undefined
  const log = resumeLines(game, read.value, emptyLog<unknown, GameAction>(game.start(read.value)), lines)
  const held = game.writeGame(savedGame(entry, read.value, linesToKeep(log)))
  return game.readGame(held).ok ? held : undefined
}

/** What every line of a log has, whichever game wrote it. */
const isLine = (line: unknown): line is Line<GameAction> =>
  isRecord(line) && typeof line.do === 'string' && typeof line.at === 'number'

/** The text of a game's file: as it lies on the table, saved or not, or as it is stored. Undefined where it is neither. */
export async function readGameText(id: string): Promise<string | undefined> {
  const table = findTable(id)
  if (table) return table.game.writeGame(table.file())
  const stored = await readGame(id)
  const game = stored && (await loadGame(stored.entry.game))
  return game && writeStored(game, stored)
}

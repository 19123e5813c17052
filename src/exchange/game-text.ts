import type { Game, GameAction, Line } from '../games/game'
import { loadGame } from '../games/shelf'
import type { StoredGame } from '../storage/log'
import { readGame } from '../storage/log'
import { savedGame } from '../table/file'
import { findTable } from '../table/play'
import { isRecord } from './json'

/** A stored game as the text of its file, in one line. */
export const writeStored = (game: Game, { entry, setup, lines }: StoredGame): string =>
  game.writeGame(savedGame(entry, setup, lines.filter(isLine)))

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

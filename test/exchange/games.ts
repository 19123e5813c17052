import type { Game as GameFile } from '../../src/games/russian-railroads/files/game-file'
import { writeGame } from '../../src/games/russian-railroads/files/game-file'
import { database } from '../../src/storage/database'
import { keepSetting } from '../../src/storage/settings'
import { simulateGame } from '../../tools/simulated'
import { seed } from '../size'

/** A random game of a seed, whole or only its first lines, which is a running game. */
export function drawGame(index: number, lines?: number): GameFile {
  const { game } = simulateGame(index % 3 === 0 ? 2 : index % 3 === 1 ? 3 : 4, seed, index)
  const { result, ...running } = game
  return lines === undefined ? game : { ...running, actions: game.actions.slice(0, lines) }
}

/** Games as a file to import. */
export const fileOf = (...games: readonly GameFile[]): Blob =>
  games[0] && games.length === 1 ? new Blob([writeGame(games[0])]) : backupOf(games)

/** Games as a backup would hold them, with nothing else. */
export const backupOf = (games: readonly GameFile[]): Blob =>
  new Blob([
    '{"format":"railroads.backup","version":1,\n"people":[],\n"settings":{},\n"printed":{},\n"games":[\n',
    games.map(writeGame).join(',\n'),
    '\n]}\n',
  ])

/** A device as it was bought. */
export async function wipeDevice(): Promise<void> {
  await Promise.all(database.tables.map(table => table.clear()))
}

export async function chooseSomething(): Promise<void> {
  await keepSetting('theme', 'dark')
  await keepSetting('whatIf', true)
  await keepSetting('said-offline', true)
  await keepSetting('printed', { 'russian-railroads': { kievStar8: 12 } })
}

/** Every row of every table, for "nothing has changed". */
export async function readDevice(): Promise<Record<string, unknown[]>> {
  const rows = await Promise.all(database.tables.map(async table => [table.name, await table.toArray()] as const))
  return Object.fromEntries(rows)
}

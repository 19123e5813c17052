import { findGame } from '../storage/games'
import { download, fileName } from './download'
import { readGameText } from './game-text'

/** Gives a game's file to the player, whatever its screen does. Its name, or undefined where no file can be written. */
export async function takeGame(id: string): Promise<string | undefined> {
  const text = await readGameText(id)
  if (text === undefined) return undefined
  const entry = await findGame(id).catch(() => undefined) // not saved at all: then its file has only the day
  const name = fileName(new Date(entry?.startedAt ?? Date.now()), entry?.players.map(player => player.name) ?? [])
  download(name, `${text}\n`)
  return name
}

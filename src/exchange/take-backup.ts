import { countFinished } from '../storage/everything'
import { keepSetting, readSetting } from '../storage/settings'
import { type Backup, writeBackup } from './backup'
import { download, fileName } from './download'
import { words } from './words'
import type { Following } from './work'

/** Gives everything to the player as a file; remembers that it was done. Its name comes with it. */
export async function takeBackup(following: Following = {}): Promise<Backup & { readonly name: string }> {
  const backup = await writeBackup(following)
  const name = fileName(new Date(), [words().data.fileWord])
  download(name, backup.file)
  await restReminder()
  return { ...backup, name }
}

/** Games after which a backup is worth a word. */
const often = 10

/** How many games have been finished since the last backup, once they are worth a word. */
export async function countUnsafe(): Promise<number | undefined> {
  const before = await readSetting('backed-up')
  const since = (await countFinished()) - (typeof before === 'number' ? before : 0)
  return since >= often ? since : undefined
}

/** From now on it counts anew. */
export async function restReminder(): Promise<void> {
  const finished = await countFinished().catch(() => undefined)
  await keepSetting('backed-up', finished).catch(() => undefined) // then it comes back: no harm
}

import { countFinished } from '../storage/everything'
import { keepSetting, readSetting } from '../storage/settings'
import { type Backup, writeBackup, writeSelection } from './backup'
import { download, fileName } from './download'
import { words } from './words'
import type { Following } from './work'

/** Gives everything, or only these games, to the player as a file. Its name comes with what is said of it. */
export async function takeBackup(
  ids: readonly string[] | undefined,
  following: Following = {},
): Promise<Backup & { readonly name: string }> {
  const backup = ids ? await writeSelection(ids, following) : await writeBackup(following)
  const name = fileName(new Date(), [ids ? words().data.selectionWord : words().data.fileWord])
  download(name, backup.file)
  if (!ids) await restReminder()
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

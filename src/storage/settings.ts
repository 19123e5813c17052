import { database } from './database'
import { type Watcher, watch } from './watch'

/** Everything the app remembers about itself; what a value means is up to whoever reads it. */
export type SettingKey =
  | 'theme'
  | 'language'
  | 'persistence'
  | 'said-offline'
  | 'said-insecure'
  | 'closed-install-hint'
  | 'backed-up'
  | 'left-open'
  | OptionKey

/** How the table behaves. */
export type OptionKey =
  | 'awake'
  | 'vibration'
  | 'nextBoard'
  | 'livePoints'
  | 'whatIf'
  | 'mirrored'
  | 'large'
  | 'lock'
  | 'printed'

/** What a person has chosen, so what moves to another device; the rest is about this one. */
export const chosenKeys: readonly SettingKey[] = [
  'theme',
  'language',
  'awake',
  'vibration',
  'nextBoard',
  'livePoints',
  'whatIf',
  'mirrored',
  'large',
]

/** The kept value, unchecked, or undefined. */
export const readSetting = async (key: SettingKey): Promise<unknown> => (await database.settings.get(key))?.value

/** Done when the value, plain data, is on disk. */
export const keepSetting = async (key: SettingKey, value: unknown): Promise<void> => {
  await database.settings.put({ key, value })
}

/** All kept values, unchecked, now and after each change. */
export const watchSettings = (watcher: Watcher<ReadonlyMap<string, unknown>>) =>
  watch(async () => new Map((await database.settings.toArray()).map(({ key, value }) => [key, value])), watcher)

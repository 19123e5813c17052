import { database } from './database'

/** Everything the app remembers about itself; what a value means is up to whoever reads it. */
export type SettingKey = 'theme' | 'language' | 'persistence' | 'said-offline' | 'said-insecure' | 'closed-install-hint'

/** The kept value, unchecked, or undefined. */
export const readSetting = async (key: SettingKey): Promise<unknown> => (await database.settings.get(key))?.value

/** Done when the value is on disk. */
export const keepSetting = async (key: SettingKey, value: string | boolean): Promise<void> => {
  await database.settings.put({ key, value })
}

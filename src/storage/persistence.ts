import { keepSetting, readSetting } from './settings'

/** Whether the browser promises not to clear our data by itself. Old browsers and plain http cannot say. */
export type Persistence = 'granted' | 'refused' | 'not-asked' | 'unavailable'

/** Asks the browser to keep our data; call it when the first game is saved. Some browsers ask the player. */
export async function askToPersist(): Promise<Persistence> {
  const manager = storageManager()
  if (!manager?.persist) return 'unavailable'
  const answer = (await manager.persist()) ? 'granted' : 'refused'
  await keepSetting('persistence', answer)
  return answer
}

/** What the browser promises now. It may change its mind, so a kept answer only tells "refused" from "not asked". */
export async function readPersistence(): Promise<Persistence> {
  const manager = storageManager()
  if (!manager?.persisted) return 'unavailable'
  if (await manager.persisted()) return 'granted'
  return (await readSetting('persistence')) === undefined ? 'not-asked' : 'refused'
}

/** Bytes that app and games take on this device, where the browser tells. */
export async function readUsage(): Promise<number | undefined> {
  const manager = storageManager()
  return manager?.estimate ? (await manager.estimate()).usage : undefined
}

// TypeScript believes that these always exist; on an address without https, or in an old browser, they do not.
const storageManager = (): Partial<StorageManager> | undefined => (navigator as Partial<Navigator>).storage

import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { database } from '../../src/storage/database'
import { askToPersist, readPersistence, readUsage } from '../../src/storage/persistence'
import { restoreNavigator, stubNavigator } from '../navigator'

afterEach(async () => {
  restoreNavigator()
  await database.settings.clear()
})

function stubStorage(answer: boolean) {
  const storage = {
    persist: vi.fn(() => Promise.resolve(answer)),
    persisted: () => Promise.resolve(answer),
    estimate: () => Promise.resolve({ usage: 4711 }),
  }
  stubNavigator('storage', storage)
  return storage
}

describe('persistent storage', () => {
  test.each([
    [true, 'granted'],
    [false, 'refused'],
  ] as const)('asked for and answered %s is %s, now and later', async (answer, persistence) => {
    const { persist } = stubStorage(answer)
    expect(await askToPersist()).toBe(persistence)
    expect(persist).toHaveBeenCalledOnce()
    expect(await readPersistence()).toBe(persistence)
  })

  test('is not asked for by looking', async () => {
    const { persist } = stubStorage(false)
    expect(await readPersistence()).toBe('not-asked')
    expect(persist).not.toHaveBeenCalled()
  })

  test('is unavailable on an address without https', async () => {
    stubNavigator('storage', undefined)
    expect(await askToPersist()).toBe('unavailable')
    expect(await readPersistence()).toBe('unavailable')
    expect(await readUsage()).toBeUndefined()
  })

  test('tells the space used', async () => {
    stubStorage(true)
    expect(await readUsage()).toBe(4711)
  })
})

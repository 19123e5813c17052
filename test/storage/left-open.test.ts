import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { database, type GameEntry } from '../../src/storage/database'
import { findLeftOpen } from '../../src/storage/left-open'
import { createGame, deleteGame } from '../../src/storage/log'
import { keepSetting } from '../../src/storage/settings'

const entry: GameEntry = {
  id: 'thursday',
  game: 'counter',
  state: 'running',
  startedAt: 1000,
  changedAt: 1000,
  players: [],
  seconds: 0,
  rules: 1,
  lines: 0,
}

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await database.delete()
  await database.open()
})

async function leaveOpen(changes: Partial<GameEntry> = {}): Promise<void> {
  await createGame({ ...entry, ...changes }, {})
  await keepSetting('left-open', entry.id)
}

describe('the table that the app was closed on', () => {
  test('is found', async () => {
    await leaveOpen()
    expect(await findLeftOpen()).toBe('thursday')
  })

  test('is none once the player has left it', async () => {
    await leaveOpen()
    await keepSetting('left-open', undefined)
    expect(await findLeftOpen()).toBeUndefined()
  })

  test.each<[string, Partial<GameEntry>]>([
    ['is finished', { state: 'finished' }],
    ['goes on elsewhere', { handedOverAt: 2000 }],
  ])('is none whose game %s', async (_, changes) => {
    await leaveOpen(changes)
    expect(await findLeftOpen()).toBeUndefined()
  })

  test('is none whose game was deleted', async () => {
    await leaveOpen()
    await deleteGame(entry.id)
    expect(await findLeftOpen()).toBeUndefined()
  })
})

describe('looking for it', () => {
  test('makes no database, which is up to its own code', async () => {
    await database.delete()
    expect(await findLeftOpen()).toBeUndefined()
    expect(await indexedDB.databases()).toEqual([])
  })

  test('does not stand in the way of the database', async () => {
    await leaveOpen()
    await findLeftOpen()
    const deleting = indexedDB.deleteDatabase('stationmaster')
    const blocked = vi.fn()
    deleting.onblocked = blocked
    database.close()
    await new Promise(resolve => (deleting.onsuccess = resolve))
    expect(blocked).not.toHaveBeenCalled()
  })

  test('finds none where the browser lets nothing be read', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('not for you', 'SecurityError')
    })
    expect(await findLeftOpen()).toBeUndefined()
  })

  test('finds none where there is no answer for half a second: Home does not wait longer', async () => {
    await leaveOpen()
    vi.useFakeTimers()
    const open = indexedDB.open.bind(indexedDB)
    vi.spyOn(indexedDB, 'open').mockImplementation(() => Object.create(open('silent')) as IDBOpenDBRequest)
    const found = findLeftOpen()
    await vi.advanceTimersByTimeAsync(500)
    expect(await found).toBeUndefined()
  })
})

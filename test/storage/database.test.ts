import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { Database, database } from '../../src/storage/database'
import { watchEvery } from '../../src/storage/games'
import { appendLines, readGame } from '../../src/storage/log'
import { readPeople } from '../../src/storage/people'
import { readSetting } from '../../src/storage/settings'
import { contentsOf1, createOld, readShape, shapes } from './shapes'

afterEach(async () => {
  vi.restoreAllMocks()
  await database.delete({ disableAutoOpen: false })
})

const newest = shapes.at(-1)

test('a new device gets the shape that is written down for the newest version', async () => {
  await database.open()
  expect(database.verno).toBe(newest?.version)
  expect(readShape(database.backendDB())).toEqual(newest?.stores)
})

for (const { version } of shapes)
  test(`what version ${version} has left behind opens with all its games, people and settings`, async () => {
    await createOld(version, contentsOf1)
    expect(await readGame('a1')).toEqual({
      entry: contentsOf1.games?.[0],
      setup: { names: ['Anna'] },
      lines: [
        { do: 'add', by: 1, at: 10 },
        { do: 'add', by: 2, at: 60 },
      ],
    })
    expect(await readPeople()).toMatchObject([{ id: 'p1', name: 'Anna' }])
    expect(await readSetting('theme')).toBe('dark')
    const games = await new Promise((next, fail) => watchEvery({ next, fail }))
    expect(games).toMatchObject([{ id: 'a1', players: [{ points: 3 }] }])
    expect(readShape(database.backendDB())).toEqual(newest?.stores)
  })

test('every write is asked to be on disk before it counts', async () => {
  await createOld(1, contentsOf1)
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const played = { state: 'running', players: [], seconds: 61, rules: 1, changedAt: 1_700_000_061_000 } as const
  expect(await appendLines('a1', (await readGame('a1'))?.lines ?? [], [{ do: 'add', by: 4, at: 61 }], played)).toBe(
    'saved',
  )
  const writes = transactions.mock.results.map(({ value }) => value as IDBTransaction)
  expect(writes.filter(({ mode }) => mode === 'readwrite').map(({ durability }) => durability)).toEqual(['strict'])
})

test('nothing is shown before it is written: the database has no cache of its own', () => {
  expect(new Database()._options.cache).toBe('disabled')
})

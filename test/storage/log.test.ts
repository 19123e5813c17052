import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { database, type GameEntry } from '../../src/storage/database'
import { findLastRunning, watchRecent } from '../../src/storage/games'
import { appendLines, createGame, deleteGame, putGame, readGame, restoreGame } from '../../src/storage/log'
import { changePeople, readPeople } from '../../src/storage/people'
import { weaken } from './weak-disk'

const disk = weaken(database)

const entry = (id: string, more: Partial<GameEntry> = {}): GameEntry => ({
  id,
  game: 'counter',
  state: 'running',
  startedAt: 1000,
  changedAt: 1000,
  players: [{ id: 'p1', name: 'Anna', color: 'red', points: 0 }],
  seconds: 0,
  rules: 1,
  lines: 0,
  ...more,
})
const played = { state: 'running', players: [], seconds: 5, rules: 1, changedAt: 2000 } as const

beforeEach(async () => {
  await createGame(entry('a'), { names: ['Anna'] })
})

afterEach(async () => {
  disk.mend()
  vi.unstubAllGlobals()
  await Promise.all(database.tables.map(table => table.clear()))
})

describe('appending', () => {
  test('adds the lines behind those that are there and updates what lists show', async () => {
    expect(await appendLines('a', [], ['one', 'two'], played)).toBe('saved')
    expect(await appendLines('a', ['one', 'two'], ['three'], { ...played, changedAt: 3000 })).toBe('saved')
    const game = await readGame('a')
    expect(game?.lines).toEqual(['one', 'two', 'three'])
    expect(game?.entry).toMatchObject({ lines: 3, changedAt: 3000, seconds: 5, startedAt: 1000 })
  })

  test('to a log that has another length or end is refused and changes nothing', async () => {
    await appendLines('a', [], ['one'], played)
    for (const madeOn of [[], ['one', 'two'], ['two']])
      expect(await appendLines('a', madeOn, ['other'], { ...played, seconds: 9 })).toBe('stale')
    const game = await readGame('a')
    expect(game?.lines).toEqual(['one'])
    expect(game?.entry.seconds).toBe(5)
  })

  test('leaves the names as they are: somebody was renamed while the table was open', async () => {
    const { entry: now, setup } = (await readGame('a')) ?? { entry: entry('a'), setup: undefined }
    const players = [{ id: 'p1', name: 'Anne' }]
    await changePeople({ games: [{ game: 'a', players, setup }], keep: [], forget: [] })
    await appendLines('a', [], ['one'], { ...now, players: [{ id: 'p1', name: 'Anna', color: 'red', points: 7 }] })
    expect((await readGame('a'))?.entry.players).toEqual([{ id: 'p1', name: 'Anne', color: 'red', points: 7 }])
  })

  test('to a game that is not here says so', async () => {
    expect(await appendLines('b', [], ['one'], played)).toBe('missing')
  })

  test('by many at once lets exactly one through', async () => {
    const all = await Promise.all(['x', 'y', 'z'].map(line => appendLines('a', [], [line], played)))
    expect(all.toSorted()).toEqual(['saved', 'stale', 'stale'])
    expect((await readGame('a'))?.lines).toHaveLength(1)
  })

  test('is whole or not at all, whichever write the disk refuses', async () => {
    for (const write of [1, 2]) {
      disk.breakAt(write)
      await expect(appendLines('a', [], ['one', 'two'], played)).rejects.toThrow()
      disk.mend()
      expect(await readGame('a')).toEqual({ entry: entry('a'), setup: { names: ['Anna'] }, lines: [] })
    }
  })
})

test('creating a game a second time does not touch it', async () => {
  await appendLines('a', [], ['one'], played)
  await createGame(entry('a'), 'other')
  expect(await readGame('a')).toMatchObject({ setup: { names: ['Anna'] }, lines: ['one'] })
})

test('games do not see the lines of each other', async () => {
  await createGame(entry('ab'), {})
  await appendLines('ab', [], ['other'], played)
  expect((await readGame('a'))?.lines).toEqual([])
})

describe('deleting', () => {
  test('takes the game away whole, and what it returns puts it back whole', async () => {
    await appendLines('a', [], ['one', 'two'], played)
    const before = await readGame('a')
    const deleted = await deleteGame('a')
    expect(await readGame('a')).toBeUndefined()
    expect(await database.lines.count()).toBe(0)
    expect(await database.setups.count()).toBe(0)
    if (deleted) await restoreGame(deleted)
    expect(await readGame('a')).toEqual(before)
  })

  test('is not undone over a game that another tab has put back and played on', async () => {
    await appendLines('a', [], ['one'], played)
    const deleted = await deleteGame('a')
    await createGame(entry('a'), { names: ['Anna'] })
    await appendLines('a', [], ['one', 'two', 'three'], played)
    if (deleted) await restoreGame(deleted)
    expect((await readGame('a'))?.lines).toEqual(['one', 'two', 'three'])
  })

  test('a game that is not here is nothing', async () => {
    expect(await deleteGame('b')).toBeUndefined()
  })
})

test('putting a game in place replaces its log, shorter or longer', async () => {
  await appendLines('a', [], ['one', 'two', 'three'], played)
  await putGame({ entry: entry('a'), setup: 's', lines: ['other'] })
  expect(await readGame('a')).toMatchObject({ setup: 's', lines: ['other'], entry: { lines: 1 } })
})

describe('people', () => {
  test('are suggested by who played last, with the colour they had', async () => {
    const boris = { id: 'p2', name: 'Boris', color: 'blue', points: 0 }
    await createGame(entry('b', { startedAt: 2000, players: [boris] }), {})
    await createGame(
      entry('c', { startedAt: 3000, players: [{ id: 'p1', name: 'Anna', color: 'green', points: 0 }] }),
      {},
    )
    expect(await readPeople()).toEqual([
      { id: 'p1', name: 'Anna', color: 'green', lastPlayedAt: 3000 },
      { id: 'p2', name: 'Boris', color: 'blue', lastPlayedAt: 2000 },
    ])
  })

  test('are not set back by an older game that comes in later', async () => {
    await putGame({
      entry: entry('old', { startedAt: 10, players: [{ id: 'p1', name: 'Anne', color: 'blue', points: 0 }] }),
      setup: {},
      lines: [],
    })
    expect(await readPeople()).toEqual([{ id: 'p1', name: 'Anna', color: 'red', lastPlayedAt: 1000 }])
  })
})

describe('lists', () => {
  test('have the running games and the last three results, the newest first', async () => {
    for (const n of [1, 2, 3, 4]) await createGame(entry(`f${n}`, { state: 'finished', changedAt: n }), {})
    await createGame(entry('b', { changedAt: 5000 }), {})
    const recent = await new Promise<{ running: readonly GameEntry[]; finished: readonly GameEntry[] }>((next, fail) =>
      watchRecent({ next, fail }),
    )
    expect(recent.running.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(recent.finished.map(({ id }) => id)).toEqual(['f4', 'f3', 'f2'])
  })

  test('know the running game that was played last', async () => {
    await createGame(entry('b', { changedAt: 5000, game: 'other' }), {})
    await createGame(entry('c', { changedAt: 6000, state: 'finished' }), {})
    expect(await findLastRunning()).toBe('b')
  })
})

test('the browser is asked to keep the data when the first game is saved, and not again', async () => {
  await deleteGame('a')
  const persist = vi.fn(() => Promise.resolve(true))
  vi.stubGlobal('navigator', { storage: { persist } })
  await createGame(entry('x'), {})
  await createGame(entry('y'), {})
  expect(persist).toHaveBeenCalledTimes(1)
})

import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { database, type GameEntry } from '../../src/storage/database'
import { type GameFilter, readYears, watchEntries, watchIds } from '../../src/storage/games'
import { deleteGame, putGame } from '../../src/storage/log'
import type { Watcher } from '../../src/storage/watch'

const entry = (id: string, startedAt: number, people: readonly string[], game = 'counter'): GameEntry => ({
  id,
  game,
  state: 'finished',
  startedAt,
  changedAt: 0,
  players: people.map(person => ({ id: person, name: person, color: 'red' })),
  seconds: 0,
  rules: 1,
  lines: 0,
})

const first = <T>(begin: (watcher: Watcher<T>) => () => void): Promise<T> =>
  new Promise((resolve, fail) => {
    const stop = begin({
      next(value) {
        stop()
        resolve(value)
      },
      fail,
    })
  })
const find = (filter: GameFilter) => first<readonly string[]>(watcher => watchIds(filter, watcher))

const newYear = new Date(2026, 0).getTime()

beforeAll(async () => {
  for (const game of [
    entry('old', new Date(2024, 5).getTime(), ['a', 'b']),
    entry('eve', newYear - 1, ['a', 'c'], 'other'),
    entry('new', newYear, ['b', 'c']),
    entry('last', new Date(2026, 3).getTime(), ['a', 'b', 'c'], 'other'),
  ])
    await putGame({ entry: game, setup: {}, lines: [] })
})

afterAll(() => database.delete())

describe('games are found, the newest first', () => {
  test.each<[GameFilter, readonly string[]]>([
    [{}, ['last', 'new', 'eve', 'old']],
    [{ people: ['a'] }, ['last', 'eve', 'old']],
    [{ people: ['b', 'c'] }, ['last', 'new', 'eve', 'old']],
    [{ people: [] }, []],
    [{ game: 'other' }, ['last', 'eve']],
    [{ year: 2026 }, ['last', 'new']],
    [{ year: 2025 }, ['eve']],
    [{ year: 2023 }, []],
    [{ people: ['a'], year: 2026 }, ['last']],
    [{ people: ['b'], game: 'other' }, ['last']],
    [{ people: ['a'], game: 'other', year: 2025 }, ['eve']],
  ])('by %j', async (filter, ids) => {
    expect(await find(filter)).toEqual(ids)
  })
})

test('the years go from the first game to the last, the newest first', async () => {
  expect(await readYears()).toEqual([2026, 2025, 2024])
})

test('a deleted game is in no list, and put back it is in all of them again', async () => {
  const removed = await deleteGame('eve')
  expect(await find({ people: ['a'] })).toEqual(['last', 'old'])
  expect(await find({})).toEqual(['last', 'new', 'old'])
  if (removed) await putGame(removed)
  expect(await find({ people: ['a'] })).toEqual(['last', 'eve', 'old'])
})

test('rows come in the order of their ids, with a gap for what is not here', async () => {
  const rows = await first<readonly (GameEntry | undefined)[]>(watcher => watchEntries(['new', 'gone', 'old'], watcher))
  expect(rows.map(row => row?.id)).toEqual(['new', undefined, 'old'])
})

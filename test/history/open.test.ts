import 'fake-indexeddb/auto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { russianRailroads } from '../../src/games/russian-railroads'
import type { State } from '../../src/games/russian-railroads/rules/state'
import { continueFrom, hasOtherResult, momentAt, openReview, positionAt, type Reviewed } from '../../src/history/open'
import { database } from '../../src/storage/database'
import { putGame, readGame, type StoredGame } from '../../src/storage/log'
import { entryOf } from '../../src/table/entry'
import { emptyLog } from '../../src/table/log'
import { resumeLines } from '../../src/table/resume'
import { simulateGame } from '../../tools/simulated'

const startedAt = Date.UTC(2026, 2, 5, 19)
let stored: StoredGame
let final: State

beforeAll(() => {
  const { game, state } = simulateGame(3, 7, 0)
  const { setup } = game
  const first = game.actions[0]
  if (!first) throw new Error('a game without actions')
  // The first move is undone and made again: three lines for one action.
  const lines = [first, { do: 'undo' as const, to: 0, at: 1 }, ...game.actions]
  const log = resumeLines(russianRailroads, setup, emptyLog(russianRailroads.start(setup)), lines)
  stored = { entry: entryOf(russianRailroads, { id: 'g', startedAt, setup }, log, startedAt), setup, lines }
  final = state
})

afterEach(async () => {
  await Promise.all(database.tables.map(table => table.clear()))
})

async function open(): Promise<Reviewed> {
  await putGame(stored)
  const reviewed = await openReview('g')
  if (typeof reviewed === 'string') throw new Error(reviewed)
  return reviewed
}

test('a stored game opens with the start and one state for each action that holds', async () => {
  const reviewed = await open()
  expect(reviewed.steps).toHaveLength(stored.lines.length - 2)
  expect(reviewed.states).toHaveLength(reviewed.steps.length + 1)
  expect(reviewed.states.at(-1)).toEqual(final)
})

test('a game that is not here, and one of a game that is not on the shelf, say so', async () => {
  expect(await openReview('g')).toBe('unknown')
  await putGame({ ...stored, entry: { ...stored.entry, game: 'chess' } })
  expect(await openReview('g')).toBe('setup')
})

describe('a link to a moment', () => {
  test('carries how many lines had been written, and leads back to the same moment', async () => {
    const reviewed = await open()
    expect(momentAt(reviewed, 0)).toEqual({ line: 0 })
    expect(momentAt(reviewed, 1)).toEqual({ line: 3 }) // done, undone, done again
    for (let position = 0; position <= reviewed.steps.length; position++)
      expect(positionAt(reviewed, momentAt(reviewed, position))).toBe(position)
  })

  test('inside a mend also says after how many of its actions, and leads back to the same moment', async () => {
    // The table decided on points before the fifth action: one line brings it and all that came after it.
    const from = stored.lines.length - (await open()).steps.length + 4
    const points = { do: 'points', player: 0, points: 2, reason: 'table' }
    const mend = { do: 'mend', from, actions: [points, ...stored.lines.slice(from)], at: 9000 }
    await putGame({ ...stored, lines: [...stored.lines, mend] })
    const reviewed = await openReview('g')
    if (typeof reviewed === 'string') throw new Error(reviewed)
    const written = stored.lines.length + 1
    expect(momentAt(reviewed, 4)).toEqual({ line: from })
    expect(momentAt(reviewed, 5)).toEqual({ line: written, action: 1 })
    expect(momentAt(reviewed, 7)).toEqual({ line: written, action: 3 })
    expect(momentAt(reviewed, reviewed.steps.length)).toEqual({ line: written })
    for (let position = 0; position <= reviewed.steps.length; position++)
      expect(positionAt(reviewed, momentAt(reviewed, position))).toBe(position)
    expect(positionAt(reviewed, { line: written, action: 1_000_000 })).toBe(reviewed.steps.length)
    expect(positionAt(reviewed, { line: written, action: 0 })).toBe(4)
  })

  test('to a line that does not hold any more leads to the last moment before it', async () => {
    const reviewed = await open()
    expect(positionAt(reviewed, { line: 1 })).toBe(0)
    expect(positionAt(reviewed, { line: 1, action: 3 })).toBe(0)
    expect(positionAt(reviewed, { line: 1_000_000 })).toBe(reviewed.steps.length)
  })
})

describe('to continue from a moment', () => {
  test('makes a new game with the same set-up that has come as far', async () => {
    const reviewed = await open()
    const position = 20
    const id = await continueFrom(reviewed, position)
    const copy = await openReview(id)
    if (typeof copy === 'string') throw new Error(copy)
    expect(id).not.toBe('g')
    expect(copy.setup).toEqual(reviewed.setup)
    expect(copy.states.at(-1)).toEqual(reviewed.states[position])
    expect(copy.entry).toMatchObject({
      state: 'running',
      seconds: 0,
      players: stored.entry.players.map(({ id }) => ({ id })),
    })
  })

  test('leaves the first game as it is', async () => {
    const reviewed = await open()
    const before = await readGame('g')
    await continueFrom(reviewed, 3)
    expect(await readGame('g')).toEqual(before)
  })
})

test('an agreed result that today’s rules would not give is noticed', async () => {
  expect(hasOtherResult(await open())).toBe(false)
  const players = stored.entry.players.map(player => ({ ...player, points: (player.points ?? 0) + 1 }))
  stored = { ...stored, entry: { ...stored.entry, players } }
  expect(hasOtherResult(await open())).toBe(true)
})

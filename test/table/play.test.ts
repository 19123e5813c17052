import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { database } from '../../src/storage/database'
import type * as Log from '../../src/storage/log'
import { appendLines, deleteGame, putGame, readGame } from '../../src/storage/log'
import { readPeople } from '../../src/storage/people'
import { stepsOf } from '../../src/table/log'
import { createTable, findTable, openTable, type Table } from '../../src/table/play'
import { findOutdated } from '../../src/table/resume'
import { weaken } from '../storage/weak-disk'
import { type CounterAction, type CounterSetup, type CounterState, counter } from './counter'

vi.mock('../../src/storage/log', { spy: true })

type CounterTable = Table<CounterSetup, CounterState, CounterAction>

const disk = weaken(database)
const game = counter()
const setup: CounterSetup = { names: ['Anna', 'Boris'] }
const add = (by: number): CounterAction => ({ do: 'add', by })

const laid: CounterTable[] = []

function lay(): CounterTable {
  const table = createTable(game, setup)
  laid.push(table)
  return table
}

/** What a fresh start of the app, or another tab, would find. */
async function reopen(id: string): Promise<CounterTable> {
  const opened = await openTable(counter(), id)
  if (!opened.ok) throw new Error(opened.reason)
  opened.table.follow()
  laid.push(opened.table)
  return opened.table
}

const storedLines = async (id: string) => (await readGame(id))?.lines

afterEach(() => {
  for (const table of laid.splice(0)) table.close()
  disk.mend()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a tap', () => {
  test('moves the piece at once, and counts as saved when it is on disk', async () => {
    const table = lay()
    expect(table.do(add(3))).toBeUndefined()
    expect(table.state().total).toBe(3)
    expect(table.saved()).toBe(0)
    await table.settled()
    expect(table.saved()).toBe(1)
    expect(await storedLines(table.id)).toEqual([{ do: 'add', by: 3, at: 0 }])
  })

  test('that the rules refuse changes nothing and says why', async () => {
    const table = lay()
    expect(table.do(add(101))?.rule).toBe('counter.refused')
    await table.settled()
    expect(await storedLines(table.id)).toEqual([])
  })

  test('is followed by the steps that have no alternative, logged as automatic and saved with it', async () => {
    const table = lay()
    await table.settled()
    disk.mend()
    table.do({ do: 'owe', times: 2 })
    expect(table.state()).toEqual({ total: -2, owed: 0 })
    await table.settled()
    expect(await storedLines(table.id)).toMatchObject([{ do: 'owe' }, { auto: true }, { auto: true }])
    expect(disk.writes).toBe(2) // the lines and the entry
  })

  test('does not go on forever in a game that always has one choice', () => {
    const table = lay()
    table.do({ do: 'owe', times: 1_000_000 })
    expect(table.log().length).toBeLessThan(1000)
  })

  test('carries its time in whole seconds, which never run backwards', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T19:30:00.700Z') })
    const table = lay()
    expect(table.file().startedAt).toBe('2026-03-14T19:30:00Z')
    vi.setSystemTime(new Date('2026-03-14T19:31:05.900Z'))
    table.do(add(1))
    vi.setSystemTime(new Date('2026-03-14T19:30:30Z'))
    table.do(add(1))
    expect(table.file().actions.map(({ at }) => at)).toEqual([65, 65])
    await table.settled()
  })

  test('changes what the lists show in the same transaction', async () => {
    const table = lay()
    table.do(add(7))
    await table.settled()
    const stored = await readGame(table.id)
    expect(stored?.entry).toMatchObject({ state: 'running', lines: 1, way: 'count', rules: 1, game: 'counter' })
    expect(stored?.entry.players[0]).toEqual({ id: 'id-Anna', name: 'Anna', color: 'red', points: 7 })
    table.do({ do: 'end' })
    await table.settled()
    expect((await readGame(table.id))?.entry).toMatchObject({
      state: 'finished',
      players: [{ place: 1 }, { place: 1 }],
    })
  })
})

describe('undo and redo', () => {
  test('go back to before the last tap with its automatic lines, which are not taken again', () => {
    const table = lay()
    table.do(add(5))
    table.do({ do: 'owe', times: 2 })
    expect(table.canUndo()?.step?.action.do).toBe('owe')
    expect(table.undo()).toBeUndefined()
    expect(table.state()).toEqual({ total: 5, owed: 0 })
    expect(table.canRedo()?.step?.action.do).toBe('owe')
    table.undo()
    expect(table.state().total).toBe(0)
    expect(table.canUndo()).toBeUndefined()
    expect(table.undo()?.rule).toBe('log.nothing-done')
    table.redo()
    table.redo()
    expect(table.state()).toEqual({ total: 3, owed: 0 })
    expect(table.canRedo()).toBeUndefined()
  })

  test('do not take what has no alternative until the next tap', () => {
    const table = lay()
    table.do({ do: 'owe', times: 2 })
    table.undo(2)
    expect(table.state()).toEqual({ total: -1, owed: 1 })
    expect(table.do({ do: 'pay' })).toBeUndefined()
    expect(table.state()).toEqual({ total: -2, owed: 0 })
  })

  test('survive a restart', async () => {
    const table = lay()
    table.do(add(1))
    table.do(add(2))
    table.undo()
    await table.settled()
    const again = await reopen(table.id)
    expect(again).not.toBe(table)
    expect(again.state().total).toBe(1)
    again.redo()
    expect(again.state().total).toBe(3)
    await again.settled()
  })
})

test('a mend is tried without consequences, then written, and undone as a whole', async () => {
  const table = lay()
  table.do(add(1))
  table.do(add(2))
  const mending = table.tryMend({ position: 0, remove: 1, insert: [add(10)] })
  expect(table.state().total).toBe(3)
  expect(mending).toMatchObject({ ready: true, state: { total: 12 } })
  expect(table.mend(mending.from, mending.actions)).toBeUndefined()
  expect(table.state().total).toBe(12)
  expect(table.canUndo()).toEqual({ line: 2 })
  table.undo()
  expect(table.state().total).toBe(3)
  await table.settled()
  expect((await reopen(table.id)).log().length).toBe(4)
})

describe('going back to before an action', () => {
  /** 10, then a debt of 2 paid by itself, all of it brought by one mend. */
  const mended = () => {
    const table = lay()
    table.do(add(1))
    table.do({ do: 'owe', times: 2 })
    const { from, actions } = table.tryMend({ position: 0, remove: 1, insert: [add(10)] })
    table.mend(from, actions)
    expect(table.state()).toEqual({ total: 8, owed: 0 })
    return table
  }
  const goBack = (table: ReturnType<typeof lay>, position: number) => {
    const step = stepsOf(table.log())[position]
    if (step) expect(table.goBack(step)).toBeUndefined()
  }

  test('inside a mend keeps what the mend has before it, and is taken back by one undo', async () => {
    const table = mended()
    goBack(table, 1)
    expect(table.state()).toEqual({ total: 10, owed: 0 })
    table.undo()
    expect(table.state()).toEqual({ total: 8, owed: 0 })
    table.redo()
    expect(table.state()).toEqual({ total: 10, owed: 0 })
    await table.settled()
    expect((await reopen(table.id)).state()).toEqual({ total: 10, owed: 0 })
  })

  test('does not take what has no alternative until the next tap', () => {
    const table = mended()
    goBack(table, 3)
    expect(table.state()).toEqual({ total: 9, owed: 1 })
  })
})

describe('opening', () => {
  test('a game that is not here is unknown', async () => {
    expect(await openTable(game, 'nowhere')).toEqual({ ok: false, reason: 'unknown' })
  })

  test('a game without a set-up that can be read says so', async () => {
    const table = lay()
    await table.settled()
    const stored = await readGame(table.id)
    if (!stored) throw new Error('not stored')
    await putGame({ ...stored, setup: 'rubbish' })
    expect(await openTable(counter(), table.id)).toEqual({ ok: false, reason: 'setup' })
  })

  test('finds the table that is still being saved', async () => {
    const table = lay()
    expect(await openTable(game, table.id)).toEqual({ ok: true, table })
  })

  test('a game that was opened but never shown reads it anew: somebody may have been renamed meanwhile', async () => {
    const table = lay()
    await table.settled()
    table.close()
    await table.settled()
    expect(await openTable(game, table.id)).toMatchObject({ ok: true }) // its page was left before it was ready
    expect(findTable(table.id)).toBeUndefined()
    await database.setups.put({ id: table.id, setup: { names: ['Anne', 'Boris'] } })
    expect(await openTable(game, table.id)).toMatchObject({ table: { setup: { names: ['Anne', 'Boris'] } } })
  })

  test('a log with a line that cannot be goes on from its last good action', async () => {
    const table = lay()
    table.do(add(1))
    await table.settled()
    const stored = await readGame(table.id)
    if (!stored) throw new Error('not stored')
    await putGame({ ...stored, lines: [...stored.lines, add(0), add(4)] })
    const opened = await reopen(table.id)
    expect(opened.log().lost?.line).toBe(1)
    expect(opened.state().total).toBe(1)
    expect(opened.do(add(8))).toBeUndefined()
    await opened.settled()
    const later = await reopen(table.id)
    expect(later.log().lost).toBeUndefined()
    expect(later.state().total).toBe(9)
  })
})

test('a finished game keeps the result that was agreed, whatever newer rules would make of it', async () => {
  const table = lay()
  table.do(add(50))
  table.do({ do: 'end' })
  await table.settled()
  const agreed = [
    { points: -1, place: 1 },
    { points: -1, place: 1 },
  ]
  expect(table.file()).toMatchObject({ rules: 1, result: agreed })
  const newer = { ...counter(10, 2), summary: () => ({ finished: true, players: [] }) }
  const opened = await openTable(newer, table.id)
  expect(opened.ok && opened.table.file()).toMatchObject({ rules: 1, result: agreed })
  expect(opened.ok && findOutdated(opened.table.log()).map(({ line }) => line)).toEqual([0])
  if (opened.ok) opened.table.close()
})

describe('two tabs', () => {
  test('follow each other', async () => {
    const one = lay()
    await one.settled()
    const two = await reopen(one.id)
    one.do(add(4))
    await vi.waitFor(() => expect(two.state().total).toBe(4))
    two.do(add(5))
    await vi.waitFor(() => expect(one.state().total).toBe(9))
    expect(one.saved()).toBe(2)
    expect(one.notMade()).toBeUndefined()
  })

  test('never fork a game: the tab that was later shows its move as not made', async () => {
    const one = lay()
    await one.settled()
    const two = await reopen(one.id)
    one.do(add(4))
    two.do(add(4))
    two.do(add(6))
    await Promise.all([one.settled(), two.settled()])
    expect(await storedLines(one.id)).toEqual([{ do: 'add', by: 4, at: 0 }])
    expect(two.state().total).toBe(4)
    expect(two.notMade()).toMatchObject([{ by: 4 }, { by: 6 }])
    two.hush()
    expect(two.notMade()).toBeUndefined()
    two.do(add(6))
    await two.settled()
    expect((await reopen(one.id)).state().total).toBe(10)
  })

  test('follow again when a screen comes back to a table that was not saved', async () => {
    const table = lay()
    await table.settled()
    disk.breakAt(1)
    table.do(add(1))
    await table.settled()
    table.close()
    await table.settled()
    expect(findTable(table.id)).toBe(table)
    table.follow()
    await table.save()
    const other = await reopen(table.id)
    other.do(add(5))
    await vi.waitFor(() => expect(table.state().total).toBe(6))
  })

  test('stop following when the screen has gone', async () => {
    const one = lay()
    await one.settled()
    const two = await reopen(one.id)
    two.close()
    const watching = await reopen(one.id)
    one.do(add(4))
    await vi.waitFor(() => expect(watching.state().total).toBe(4))
    expect(two.state().total).toBe(0)
  })
})

test('an action done while the table looks what others have written is not lost', async () => {
  const table = lay()
  table.do(add(1))
  await table.settled()
  const stored = await readGame(table.id)
  if (!stored) throw new Error('not stored')
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  const looks = new Promise<void>(resolve => {
    vi.mocked(readGame).mockImplementationOnce(async () => {
      resolve()
      await held
      return stored
    })
  })
  await database.games.put({ ...stored.entry, lines: 9 }) // as if another tab had written
  await looks
  table.do(add(2))
  release()
  await table.settled()
  expect(table.notMade()).toBeUndefined()
  expect(table.state().total).toBe(3)
  expect(await storedLines(table.id)).toHaveLength(2)
})

describe('a game that was deleted elsewhere', () => {
  test('stays on the table, says so, and is whole again when it is saved', async () => {
    const table = lay()
    table.do(add(4))
    await table.settled()
    await deleteGame(table.id)
    await vi.waitFor(() => expect(table.trouble()).toBe('deleted'))
    table.do(add(5))
    await table.settled()
    expect(await readGame(table.id)).toBeUndefined()
    await table.save()
    expect(table.trouble()).toBeUndefined()
    expect((await reopen(table.id)).state().total).toBe(9)
  })

  test('goes on as before when it is put back', async () => {
    const table = lay()
    table.do(add(4))
    await table.settled()
    const deleted = await deleteGame(table.id)
    await vi.waitFor(() => expect(table.trouble()).toBe('deleted'))
    if (deleted) await putGame(deleted)
    await vi.waitFor(() => expect(table.trouble()).toBeUndefined())
    table.do(add(5))
    await table.settled()
    expect((await reopen(table.id)).state().total).toBe(9)
  })
})

describe('a full disk', () => {
  /** A short evening: set-up, taps with automatic lines, undo, redo, a mend. */
  async function play(table: CounterTable, afterEach: () => void): Promise<void> {
    const taps = [
      () => table.do(add(1)),
      () => table.do({ do: 'owe', times: 2 }),
      () => table.undo(),
      () => table.redo(),
      () => table.do(add(5)),
      () => table.mend(0, [{ do: 'add', by: 2 }]),
      () => table.do(add(3)),
    ]
    await table.settled()
    for (const tap of taps) {
      expect(tap()).toBeUndefined()
      await table.settled()
      afterEach()
    }
  }

  async function countWrites() {
    disk.mend()
    const table = lay()
    await table.settled()
    const creating = disk.writes
    await play(table, () => undefined)
    expect(disk.writes - creating).toBe(7 * 2) // each tap writes its lines and the entry
    return { creating, all: disk.writes }
  }

  test('at any one write loses nothing: the next tap brings it to disk', async () => {
    const { creating, all } = await countWrites()
    for (let n = 1; n <= all; n++) {
      disk.breakAt(n)
      const table = lay()
      const troubles: unknown[] = []
      await play(table, () => void troubles.push(table.trouble()))
      if (table.trouble()) await table.save()
      expect(table.trouble()).toBeUndefined()
      // A failure while the game is created is mended by the first tap already.
      expect(troubles.includes('not-saved') || n <= creating).toBe(true)
      expect(await storedLines(table.id)).toEqual(table.file().actions)
      expect(table.state().total).toBe(5)
      disk.mend()
      expect((await reopen(table.id)).state()).toEqual(table.state())
    }
  })

  test('from any write on: the table goes on in memory, says so, and what it called saved is there', async () => {
    const { all } = await countWrites()
    for (let n = 1; n <= all; n++) {
      disk.breakAt(n, 'and-all-after')
      const table = lay()
      await play(table, () => undefined)
      expect(table.trouble()).toBe('not-saved')
      expect(table.state().total).toBe(5)
      expect(table.file().actions).toHaveLength(table.log().length)
      expect((await storedLines(table.id)) ?? []).toEqual(table.file().actions.slice(0, table.saved()))
      const still = await openTable(game, table.id)
      expect(still.ok && still.table).toBe(table)

      disk.mend()
      await table.save()
      expect(table.trouble()).toBeUndefined()
      expect(table.saved()).toBe(table.log().length)
      expect(await storedLines(table.id)).toEqual(table.file().actions)
    }
  })

  test('is forgotten with the table once all is saved', async () => {
    disk.breakAt(1, 'and-all-after')
    const table = lay()
    table.do(add(1))
    await table.settled()
    table.close()
    await table.settled()
    expect(await openTable(game, table.id)).toEqual({ ok: true, table })
    table.close()
    disk.mend()
    await table.save()
    expect(await openTable(game, table.id)).not.toEqual({ ok: true, table })
  })

  test('that reports a failure after all was written does not double the action', async () => {
    const table = lay()
    await table.settled()
    const { appendLines: append } = await vi.importActual<typeof Log>('../../src/storage/log')
    vi.mocked(appendLines).mockImplementationOnce(async (...all) => {
      await append(...all)
      throw new Error('the connection was lost')
    })
    table.do(add(4))
    await table.settled()
    expect(table.trouble()).toBe('not-saved')
    expect(await storedLines(table.id)).toHaveLength(1)
    await table.save()
    expect(table.trouble()).toBeUndefined()
    expect(table.notMade()).toBeUndefined()
    expect(await storedLines(table.id)).toMatchObject([{ do: 'add', by: 4 }])
  })
})

test('saving is shown only when it takes more than 100 ms', async () => {
  const table = lay()
  await table.settled()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  vi.mocked(appendLines).mockImplementationOnce(() => held.then(() => 'saved'))
  table.do(add(1))
  vi.advanceTimersByTime(99)
  expect(table.saving()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(table.saving()).toBe(true)
  release()
  vi.useRealTimers()
  await table.settled()
  expect(table.saving()).toBe(false)
})

test('who plays is remembered', async () => {
  createTable(game, { names: ['Clara'] })
  await vi.waitFor(async () => expect((await readPeople()).map(({ name }) => name)).toContain('Clara'))
})

import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { holdsAt, stepsOf } from '../../src/table/log'
import { createTable, openTable, type Table } from '../../src/table/play'
import { type CounterAction, type CounterSetup, type CounterState, counter } from './counter'

type CounterTable = Table<CounterSetup, CounterState, CounterAction>

const add = (by: number): CounterAction => ({ do: 'add', by })
const laid: CounterTable[] = []

afterEach(() => {
  for (const table of laid.splice(0)) table.close()
})

/** One game in two tabs, with 1, 2 and 4 added, and the second of them held on to in the first tab. */
async function lay() {
  const table = createTable(counter(), { names: ['Anna'] })
  laid.push(table)
  for (const by of [1, 2, 4]) table.do(add(by))
  await table.settled()
  const opened = await openTable(counter(), table.id)
  if (!opened.ok) throw new Error(opened.reason)
  laid.push(opened.table)
  for (const each of laid) each.follow()
  const step = stepsOf(table.log())[1]
  if (!step) throw new Error('nothing to hold on to')
  return { table, other: opened.table, isHeld: () => holdsAt(table.log(), 1, step) }
}

/** Resolves when the first tab has what the second one wrote. */
const caughtUp = (table: CounterTable, other: CounterTable) =>
  vi.waitFor(() => expect([table.arrivals(), table.log().length]).toEqual([1, other.log().length]))

test('an action holds at its place while another tab only adds to the log', async () => {
  const { table, other, isHeld } = await lay()
  other.do(add(8))
  await caughtUp(table, other)
  expect(isHeld()).toBe(true)
})

test('an action does not hold where another tab has put something before it, or gone back', async () => {
  const { table, other, isHeld } = await lay()
  const { from, actions } = other.tryMend({ position: 0, remove: 0, insert: [add(9)] })
  other.mend(from, actions)
  await caughtUp(table, other)
  expect(isHeld(), 'at its place stands what was before it').toBe(false)

  const second = await lay()
  second.other.undo(0)
  await caughtUp(second.table, second.other)
  expect(second.isHeld()).toBe(false)
})

test('what was done by this tab does not count as an arrival', async () => {
  const { table } = await lay()
  table.do(add(8))
  table.undo()
  await table.settled()
  expect(table.arrivals()).toBe(0)
})

test('what is given up is told as not made, with what was already', async () => {
  const { table } = await lay()
  table.giveUp([])
  expect(table.notMade()).toEqual([])
  table.giveUp([add(3)])
  expect(table.notMade()).toEqual([add(3)])
  table.hush()
  expect(table.notMade()).toBeUndefined()
})

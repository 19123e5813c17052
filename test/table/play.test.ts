import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { readGame } from '../../src/storage/log'
import { createTable, openTable } from '../../src/table/play'
import { counter } from './counter'

const names = ['Anna', 'Boris']

test('each tap is in the log at once and then on disk', async () => {
  const table = createTable(counter(), { names })
  expect(table.do({ do: 'add', by: 3 })).toBeUndefined()
  expect(table.state().total).toBe(3)
  expect(table.saved()).toBe(0)
  await table.settled()
  expect(table.saved()).toBe(1)
  expect((await readGame(table.id))?.lines).toEqual([{ do: 'add', by: 3, at: 0 }])
})

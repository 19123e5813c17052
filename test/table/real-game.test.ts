import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { russianRailroads } from '../../src/games/russian-railroads'
import { drawSetup, pickByKind, seededRandom } from '../../src/games/russian-railroads/rules/random-game'
import { readGame } from '../../src/storage/log'
import { createTable, openTable } from '../../src/table/play'

test('a whole game of Russian Railroads, with undo and redo, reopens and exports as it was played', async () => {
  const random = seededRandom(1913)
  const table = createTable(russianRailroads, drawSetup(3, random))
  while (table.state().phase !== 'over') {
    if (random() < 0.05) table.undo()
    else if (random() < 0.05 && table.canRedo()) table.redo()
    else {
      const open = russianRailroads.choices(table.state())
      const action = pickByKind(
        open.filter(choice => choice.do !== 'end-bonus' || choice.card !== 'hidden'),
        random,
      )
      if (!action) throw new Error('nothing can be done')
      expect(table.do(action)).toBeUndefined()
    }
  }
  await table.settled()
  expect(table.saved()).toBe(table.log().length)
  table.close()

  const opened = await openTable({ ...russianRailroads }, table.id)
  if (!opened.ok) throw new Error(opened.reason)
  expect(opened.table.state()).toEqual(table.state())
  expect(opened.table.log().lost).toBeUndefined()
  expect(opened.table.file()).toEqual(table.file())

  const read = russianRailroads.readGame(russianRailroads.writeGame(table.file()))
  expect(read).toEqual({ ok: true, value: table.file() })

  const entry = (await readGame(table.id))?.entry
  expect(entry).toMatchObject({ state: 'finished', way: 'track', game: 'russian-railroads' })
  expect(entry?.players.map(({ points }) => points)).toEqual(table.state().players.map(({ points }) => points))
  opened.table.close()
})

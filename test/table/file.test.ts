import { expect, test } from 'vitest'
import { linesToKeep } from '../../src/table/file'
import { emptyLog } from '../../src/table/log'
import { resumeLines } from '../../src/table/resume'
import { type CounterAction, type CounterState, counter } from './counter'

const keep = (lines: readonly unknown[], most = 100) => {
  const empty = emptyLog<CounterState, CounterAction>({ total: 0, owed: 0 })
  return linesToKeep(resumeLines(counter(most), { names: ['Anna'] }, empty, lines))
}
const add = (by: number, at = 0) => ({ do: 'add', by, at }) as const
const undo = (to: number, at = 0) => ({ do: 'undo', to, at }) as const

test('a file carries the log as it is, with what was undone and what cannot stand', () => {
  const lines = [add(1), add(2), undo(1), add(0), undo(3), add(4)]
  expect(keep(lines)).toEqual(lines)
})

test('where a line cannot be read it carries the actions that hold, those after the damage too', () => {
  expect(keep([add(1, 5), 'rubbish', add(2, 8), undo(1, 60), add(4, 60), add(8, 61), undo(5, 62)])).toEqual([
    add(1, 5),
    add(4, 60),
  ])
})

test('an action that only held because it was overruled, then or by newer rules, is carried as forced', () => {
  expect(keep(['rubbish', undo(0), add(50), add(3)], 10)).toEqual([{ ...add(50), forced: true }, add(3)])
})

test('an action of a mend that does not say when it was done has the time of the one before it', () => {
  const mend = { do: 'mend', from: 3, actions: [{ do: 'add', by: 2 }], at: 20 }
  expect(keep(['rubbish', undo(0), add(1, 7), mend, add(3, 21)])).toEqual([add(1, 7), add(2, 7), add(3, 21)])
})

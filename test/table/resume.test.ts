import { expect, test } from 'vitest'
import { addLine, emptyLog, linesOf, stateOf, stepsOf } from '../../src/table/log'
import { findOutdated, resumeLines } from '../../src/table/resume'
import { type CounterAction, type CounterState, counter } from './counter'

const setup = { names: ['Anna'] }
const empty = emptyLog<CounterState, CounterAction>({ total: 0, owed: 0 })
const resume = (game: ReturnType<typeof counter>, lines: readonly unknown[]) => resumeLines(game, setup, empty, lines)
const add = (by: number) => ({ do: 'add', by, at: 0 }) as const

test('a line that newer rules refuse is kept as forced and named, and the log stays as it was written', () => {
  const lines = [add(1), add(50), add(2)]
  const log = resume(counter(10, 2), lines)
  expect(stateOf(log).total).toBe(53)
  expect(findOutdated(log).map(({ line, broke }) => [line, broke?.rule])).toEqual([[1, 'counter.refused']])
  expect(linesOf(log)).toEqual(lines)
})

test('the same holds for the actions of a mend', () => {
  const mend = {
    do: 'mend',
    from: 0,
    actions: [
      { do: 'add', by: 3 },
      { do: 'add', by: 50 },
    ],
    at: 0,
  }
  const log = resume(counter(10, 2), [add(1), mend])
  expect(stateOf(log).total).toBe(53)
  expect(findOutdated(log).map(({ action }) => action)).toMatchObject([{ by: 50 }])
})

test('an action that the table has forced is not outdated', () => {
  expect(findOutdated(resume(counter(10), [{ do: 'add', by: 50, forced: true, at: 0 }]))).toEqual([])
})

for (const [what, line] of [
  ['that even forced is refused', add(0)],
  ['that cannot be read', 'rubbish'],
  ['that goes nowhere', { do: 'undo', to: 7, at: 0 }],
] as const)
  test(`from a line ${what} nothing holds: the log opens at its last good action and says so`, () => {
    const log = resume(counter(), [add(1), add(2), line, add(4)])
    expect(stateOf(log).total).toBe(3)
    expect(log.length).toBe(4)
    expect(log.lost?.line).toBe(2)
  })

test('a log with a lost line goes on once it went back to before it, and is then sound', () => {
  const damaged = resume(counter(), [add(1), add(0), add(4)])
  expect(addLine(counter(), damaged, add(8))).toMatchObject({ ok: false, refusal: { rule: 'log.lost' } })
  const log = resume(counter(), [add(1), add(0), add(4), { do: 'undo', to: 1, at: 0 }, add(8)])
  expect(log.lost).toBeUndefined()
  expect(stateOf(log).total).toBe(9)
  expect(addLine(counter(), log, { do: 'undo', to: 2, at: 0 })).toMatchObject({ ok: false })
})

test('only what is new is played, where the stored lines begin with the known log', () => {
  const known = resume(counter(), [add(1), add(2)])
  const log = resumeLines(counter(), setup, known, [add(1), { at: 0, by: 2, do: 'add' }, add(4)])
  expect(log.before).toBe(known)
  expect(stateOf(log).total).toBe(7)
})

test('where the stored lines are others, those hold', () => {
  const known = resume(counter(), [add(1), add(2), add(3)])
  const log = resumeLines(counter(), setup, known, [add(1), add(5)])
  expect(stepsOf(log).map(({ action }) => action)).toMatchObject([{ by: 1 }, { by: 5 }])
})

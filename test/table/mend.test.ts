import { describe, expect, test } from 'vitest'
import type { Line, Stamp } from '../../src/games/game'
import { addLine, foldLines, type Log, stateOf, stepsOf } from '../../src/table/log'
import { tryMend, wayBack } from '../../src/table/mend'
import { type CounterAction, type CounterState, counter } from './counter'

const game = counter()
const add = (by: number): CounterAction & Stamp => ({ do: 'add', by, at: 0 })
const owe = (times: number): CounterAction & Stamp => ({ do: 'owe', times, at: 0 })
const pay: CounterAction & Stamp = { do: 'pay', at: 0, auto: true }
const fold = (...lines: Line<CounterAction>[]) => foldLines(game, { total: 0, owed: 0 }, lines).log

test('an action changed at an earlier moment is followed by the later ones', () => {
  const log = fold(add(1), add(2), add(4))
  const mending = tryMend(game, log, { position: 1, remove: 1, insert: [{ do: 'add', by: 20 }] })
  expect(mending).toMatchObject({ from: 1, state: { total: 25 }, misfits: [], ready: true })
})

test('what was forgotten is inserted before the action at its place, and at the end', () => {
  const log = fold(add(1), add(2))
  expect(tryMend(game, log, { position: 0, remove: 0, insert: [{ do: 'add', by: 9 }] }).actions).toMatchObject([
    { by: 9 },
    { by: 1 },
    { by: 2 },
  ])
  expect(tryMend(game, log, { position: 2, remove: 0, insert: [{ do: 'add', by: 9 }] })).toMatchObject({
    from: 2,
    actions: [{ by: 9 }],
    state: { total: 12 },
  })
})

test('a later action can become another one, and the others follow it', () => {
  const log = fold(add(1), { ...add(2), at: 30 }, add(4))
  const instead = new Map([[1, { ...add(5), at: 30 }]])
  expect(tryMend(game, log, { position: 0, remove: 1, insert: [], instead })).toMatchObject({
    actions: [{ by: 5, at: 30 }, { by: 4 }],
    state: { total: 9 },
    ready: true,
  })
})

test('an insertion that the rules refuse says so', () => {
  const mending = tryMend(game, fold(add(1)), { position: 0, remove: 0, insert: [{ do: 'add', by: 101 }] })
  expect(mending).toMatchObject({ ready: false, refusal: { rule: 'counter.refused' } })
})

describe('a later action that no longer fits', () => {
  // Without the debt there is nothing to pay by hand.
  const payByHand: Line<CounterAction> = { do: 'pay', at: 0 }
  const log = fold(owe(1), payByHand, add(4))
  const change = { position: 0, remove: 1, insert: [] }

  test('is listed with its refusal and waits for a verdict', () => {
    const mending = tryMend(game, log, change)
    expect(mending.misfits).toMatchObject([{ position: 1, refusal: { rule: 'counter.refused' }, verdict: undefined }])
    expect(mending.ready).toBe(false)
  })

  test('can be dropped', () => {
    const mending = tryMend(game, log, change, new Map([[1, 'drop']]))
    expect(mending).toMatchObject({ ready: true, actions: [{ by: 4 }], state: { total: 4 } })
  })

  test('can be forced', () => {
    const open = fold(add(1), { ...add(101), forced: true }, add(3))
    const strict = counter(2)
    const listed = tryMend(strict, open, { position: 0, remove: 1, insert: [] })
    expect(listed.misfits.map(({ position }) => position)).toEqual([2])
    const forced = tryMend(strict, open, { position: 0, remove: 1, insert: [] }, new Map([[2, 'force']]))
    expect(forced).toMatchObject({ ready: true, state: { total: 104 } })
  })

  test('that even forced is refused keeps waiting', () => {
    const mending = tryMend(game, log, change, new Map([[1, 'force']]))
    expect(mending).toMatchObject({ ready: false, misfits: [{ verdict: undefined }] })
  })
})

test('steps of the app itself are not listed: they go where they do not fit and come where they are needed', () => {
  const log = fold(owe(2), pay, pay, add(4))
  const less = tryMend(game, log, { position: 0, remove: 1, insert: [{ do: 'owe', times: 1 }] })
  expect(less).toMatchObject({ ready: true, misfits: [], state: { total: 3, owed: 0 } })
  const more = tryMend(game, log, { position: 0, remove: 1, insert: [{ do: 'owe', times: 3 }] })
  expect(more).toMatchObject({ ready: true, misfits: [], state: { total: 1, owed: 0 } })
  expect(more.actions.filter(({ auto }) => auto)).toHaveLength(3)
})

test('an action inside an earlier mend can be changed too', () => {
  const log = fold(add(1), { do: 'mend', from: 0, actions: [add(10), add(20), add(30)], at: 0 })
  const mending = tryMend(game, log, { position: 1, remove: 1, insert: [{ do: 'add', by: 5 }] })
  const added = addLine(game, log, { do: 'mend', from: mending.from, actions: mending.actions, at: 0 })
  if (!added.ok) throw new Error(added.refusal.rule)
  expect(stepsOf(added.log).map(({ action }) => action)).toMatchObject([{ by: 10 }, { by: 5 }, { by: 30 }])
})

test('a mending that is ready can always be written, and leads where it said', () => {
  const log = fold(add(1), owe(2), pay, pay, add(3))
  for (const position of [0, 1, 2, 3, 4, 5])
    for (const remove of [0, 1]) {
      const mending = tryMend(game, log, { position, remove, insert: [] })
      if (!mending.ready) continue
      const added = addLine(game, log, { do: 'mend', from: mending.from, actions: mending.actions, at: 0 })
      expect(added.ok && stateOf(added.log)).toEqual(mending.state)
    }
})

describe('the way back to before an action', () => {
  const ten = add(10)
  const mend = (from: number, ...actions: (CounterAction & Partial<Stamp>)[]): Line<CounterAction> => ({
    do: 'mend',
    from,
    actions,
    at: 0,
  })
  const goBack = (log: Log<CounterState, CounterAction>, position: number) => {
    const step = stepsOf(log)[position]
    if (!step) throw new Error('no such action')
    const added = addLine(game, log, { ...wayBack(log, step), at: 0 })
    if (!added.ok) throw new Error(added.refusal.rule)
    return added.log
  }
  const actionsOf = (log: Log<CounterState, CounterAction>) => stepsOf(log).map(({ action }) => action)

  test('is an undo where a line of its own has brought it', () => {
    const log = fold(add(1), add(2), add(4))
    expect(goBack(log, 1).line).toEqual({ do: 'undo', to: 1, at: 0 })
  })

  test('leads to exactly there in a log of mends, undos and redos', () => {
    const logs = [
      fold(add(1), add(2), mend(0, ten, add(20), add(30))),
      fold(add(1), add(2), mend(1, ten, add(20)), add(4)),
      fold(add(1), mend(1, ten, add(20))), // a mend at the end
      fold(add(1), mend(0, ten, add(20)), mend(1, ten, add(5), add(6)), add(4)),
      fold(add(1), mend(0, ten, add(20)), add(4), { do: 'undo', to: 1, at: 0 }, { do: 'redo', at: 0 }),
      fold(owe(2), mend(0, owe(3), pay, pay), pay, add(4)),
    ]
    for (const log of logs)
      for (const position of actionsOf(log).keys())
        expect(actionsOf(goBack(log, position))).toEqual(actionsOf(log).slice(0, position))
  })

  test('keeps what was overruled, and when it was done', () => {
    const late = { ...add(101), at: 60, forced: true as const }
    const log = fold(add(1), mend(0, late, add(2)))
    expect(actionsOf(goBack(log, 1))).toEqual([late])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Line } from '../../src/games/game'
import {
  addLine,
  emptyLog,
  foldLines,
  isTurn,
  type Log,
  lastTapped,
  lastUndone,
  linesOf,
  stateOf,
  stepsOf,
} from '../../src/table/log'
import { type CounterAction, type CounterState, counter } from './counter'

type CounterLog = Log<CounterState, CounterAction>
type CounterLine = Line<CounterAction>

const game = counter()
const start: CounterState = { total: 0, owed: 0 }
const empty = emptyLog<CounterState, CounterAction>(start)
const add = (by: number): CounterLine => ({ do: 'add', by, at: 0 })
const undo = (to: number): CounterLine => ({ do: 'undo', to, at: 0 })
const redo: CounterLine = { do: 'redo', at: 0 }
const mend = (from: number, ...by: number[]): CounterLine => ({
  do: 'mend',
  from,
  actions: by.map(each => ({ do: 'add', by: each })),
  at: 0,
})
const auto: CounterLine = { do: 'pay', at: 0, auto: true }

/** The log of lines that can all stand. */
function fold(...lines: CounterLine[]): CounterLog {
  const { log, refused } = foldLines(game, start, lines)
  expect(refused).toBeUndefined()
  return log
}
const total = (log: CounterLog) => stateOf(log).total

describe('an action', () => {
  test('is appended, and the state is the one after it', () => {
    const log = fold(add(1), add(2))
    expect(total(log)).toBe(3)
    expect(linesOf(log)).toEqual([add(1), add(2)])
  })

  test('that the rules refuse leaves the log as it was', () => {
    const log = fold(add(1))
    const added = addLine(game, log, add(101))
    expect(added).toEqual({ ok: false, refusal: { rule: 'counter.refused', values: {} } })
    expect(linesOf(log)).toEqual([add(1)])
    expect(total(log)).toBe(1)
  })

  test('that was forced says which rule it broke', () => {
    const log = fold({ do: 'add', by: 101, forced: true, at: 0 })
    expect(stepsOf(log)[0]?.broke?.rule).toBe('counter.refused')
  })
})

describe('undo', () => {
  test('goes back to before the line it names', () => {
    expect(total(fold(add(1), add(2), add(4), undo(1)))).toBe(1)
  })

  test('is itself a line, so nothing is ever taken out of the log', () => {
    expect(linesOf(fold(add(1), undo(0)))).toEqual([add(1), undo(0)])
  })

  test('of an undo brings back what it took', () => {
    expect(total(fold(add(1), add(2), undo(1), undo(2)))).toBe(3)
  })

  test('of a mend brings back what was before it', () => {
    expect(total(fold(add(1), add(2), mend(0, 10), undo(2)))).toBe(3)
  })

  test('cannot go to a line that is not there', () => {
    for (const to of [-1, 0.5, 1, 99]) {
      const added = addLine(game, fold(add(1)), undo(to))
      expect(added).toMatchObject({ ok: false, refusal: { rule: 'log.no-such-line' } })
    }
  })
})

describe('redo', () => {
  test('takes back the last undo, and the one before it, each with its own redo', () => {
    const log = fold(add(1), add(2), undo(1), undo(0))
    expect(total(log)).toBe(0)
    expect(total(fold(...linesOf(log), redo))).toBe(1)
    expect(total(fold(...linesOf(log), redo, redo))).toBe(3)
  })

  test('is over once something else was done', () => {
    for (const line of [add(4), mend(0, 4)]) {
      const added = addLine(game, fold(add(1), undo(0), line), redo)
      expect(added).toMatchObject({ ok: false, refusal: { rule: 'log.nothing-undone' } })
    }
  })

  test('can be undone again, and then there is as much to redo as before', () => {
    const log = fold(add(1), add(2), undo(1), undo(0), redo, undo(0))
    expect(total(log)).toBe(0)
    expect(total(fold(...linesOf(log), redo, redo))).toBe(3)
  })
})

describe('a mend', () => {
  test('puts other actions in place of all from its line on', () => {
    const log = fold(add(1), add(2), add(4), mend(1, 10, 20))
    expect(total(log)).toBe(31)
    expect(stepsOf(log).map(step => step.line)).toEqual([0, 3, 3])
  })

  test('with an action that is refused changes nothing and says which', () => {
    const added = addLine(game, fold(add(1)), mend(0, 5, 101))
    expect(added).toMatchObject({ ok: false, action: 1, refusal: { rule: 'counter.refused' } })
  })

  test('cannot begin behind the end of the log', () => {
    expect(addLine(game, fold(add(1)), mend(2, 5)).ok).toBe(false)
    expect(addLine(game, fold(add(1)), mend(1, 5)).ok).toBe(true)
  })
})

describe('the last thing a person did', () => {
  test('is the last action that the app did not take by itself', () => {
    const log = fold(add(1), { do: 'owe', times: 2, at: 0 }, auto, auto)
    expect(lastTapped(log)?.line).toBe(1)
    expect(lastTapped(log)?.step?.action.do).toBe('owe')
  })

  test('taken back, takes the automatic lines behind it along', () => {
    expect(stateOf(fold(add(1), { do: 'owe', times: 2, at: 0 }, auto, auto, undo(1)))).toEqual({ total: 1, owed: 0 })
  })

  test('after an undo is the one before', () => {
    expect(lastTapped(fold(add(1), add(2), undo(1)))?.line).toBe(0)
  })

  test('is a mend as a whole, even one that only takes away', () => {
    expect(lastTapped(fold(add(1), add(2), mend(1)))).toEqual({ line: 2 })
    expect(lastTapped(fold(add(1), add(2), mend(0, 5, 6), add(7), undo(3)))).toEqual({ line: 2 })
  })

  test('is nothing at the start, and when all is undone', () => {
    expect(lastTapped(empty)).toBeUndefined()
    expect(lastTapped(fold(add(1), undo(0)))).toBeUndefined()
  })

  test('before an undo is what redo names', () => {
    expect(lastUndone(fold(add(1), add(2), undo(1)))?.step?.action).toMatchObject({ by: 2 })
    expect(lastUndone(fold(add(1)))).toBeUndefined()
  })
})

test('folding stops at the first line that cannot stand', () => {
  const { log, refused } = foldLines(game, start, [add(1), add(2), add(101), add(4)])
  expect(linesOf(log)).toEqual([add(1), add(2)])
  expect(refused).toEqual({ line: 2, rule: 'counter.refused', values: {} })
})

// The same log the plain way: everything that holds is a list, and going back means beginning anew.
interface Model {
  readonly totals: readonly { readonly by: number; readonly line: number }[]
  readonly taps: readonly number[]
  readonly redo: readonly Pick<Model, 'totals' | 'taps'>[]
}

const model = (lines: readonly CounterLine[]): Model => {
  const last = lines.at(-1)
  if (!last) return { totals: [], taps: [], redo: [] }
  const line = lines.length - 1
  const before = model(lines.slice(0, -1))
  if (isTurn<CounterAction>(last)) {
    if (last.do === 'undo') return { ...model(lines.slice(0, last.to)), redo: [before, ...before.redo] }
    if (last.do === 'redo') return { totals: [], taps: [], ...before.redo[0], redo: before.redo.slice(1) }
    const added = last.actions.flatMap(action => (action.do === 'add' ? [{ by: action.by, line }] : []))
    const kept = before.totals.filter(each => each.line < last.from)
    return { totals: [...kept, ...added], taps: [...before.taps, line], redo: [] }
  }
  if (last.do !== 'add') throw new Error('the model only adds')
  const taps = last.auto ? before.taps : [...before.taps, line]
  return { totals: [...before.totals, { by: last.by, line }], taps, redo: [] }
}

test('every log of adding, undo, redo and mending agrees with the plain model of it', () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), n: fc.nat(9), auto: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'undo-tap' as const), n: fc.nat(99) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('redo' as const), n: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('mend' as const), n: fc.nat(99) }) },
  )
  const seen = { undo: 0, redo: 0, mend: 0 }
  fc.assert(
    fc.property(fc.array(step, { minLength: 6, maxLength: 14 }), steps => {
      let log = empty
      for (const each of steps) {
        const tap = lastTapped(log)
        const line: CounterLine | undefined =
          each.do === 'add'
            ? { do: 'add', by: each.n + 1, at: 0, ...(each.auto && { auto: true as const }) }
            : each.do === 'undo'
              ? undo(each.n % (log.length + 1))
              : each.do === 'undo-tap'
                ? tap && undo(tap.line)
                : each.do === 'redo'
                  ? redo
                  : mend(each.n % (log.length + 1), 100, 50)
        if (!line) continue
        const added = addLine(game, log, line)
        if (!added.ok) continue
        if (isTurn<CounterAction>(line)) seen[line.do]++
        log = added.log
      }
      const lines = linesOf(log)
      const plain = model(lines)
      expect(stepsOf(log).map(({ action, line }) => ({ by: action.do === 'add' && action.by, line }))).toEqual(
        plain.totals,
      )
      expect(total(log)).toBe(plain.totals.reduce((sum, { by }) => sum + by, 0))
      expect(lastTapped(log)?.line).toBe(plain.taps.at(-1))
      expect(addLine(game, log, redo).ok).toBe(plain.redo.length > 0)
      expect(fold(...lines)).toEqual(log)
    }),
    { seed: 1913, numRuns: 300 },
  )
  expect(Math.min(seen.undo, seen.redo, seen.mend)).toBeGreaterThan(50)
})

import { describe, expect, test } from 'vitest'
import { choices } from '../../../../src/games/russian-railroads/rules/choices'
import type { State } from '../../../../src/games/russian-railroads/rules/state'
import {
  advance,
  boardOf,
  endBonus,
  expectOffered,
  expectRefused,
  factory,
  gameOf,
  industry,
  kv,
  leave,
  locomotive,
  placed,
  play,
  pointsOf,
  reuse,
  roublesOf,
  type Scene,
  sp,
  take,
  token,
  ts,
} from '../game'

type Board = NonNullable<NonNullable<Scene['boards']>[number]>

/** A marker has just moved onto the factory of this number: the front marker, or the second one behind it. */
function arrive(number: number, which: 'front' | 'second', board: Board = {}, scene: Scene = {}): State {
  const markers: Board =
    which === 'front'
      ? { industry: [4], factories: [number] }
      : { industry: [6, 4], factories: [number], tokens: ['second-marker'] }
  return play(gameOf(4, { ...scene, boards: [{ ...board, ...markers }] }), take('industry-1'), industry(4))
}

describe.each(['front', 'second'] as const)('the %s marker moves onto a factory and wins its ability', which => {
  test('1: the sum of the numbers of your engineers', () => {
    const state = arrive(1, which, { engineers: ['two-any', 'brown-5-points', 'build'] })
    expect(state.atOnce).toEqual([{ round: 1, seat: 0, points: 1 + 15 + 12, reason: 'factory-1' }])
    expect(state.turn).toBe(1)
  })

  test('1: with the numbers of the table’s copy', () => {
    const printed = { engineers: { build: { number: 20, letter: 'A' as const } } }
    expect(pointsOf(arrive(1, which, { engineers: ['build'] }, { setup: { printed } }))).toBe(20)
  })

  test('2: build a locomotive or a factory', () => {
    const state = arrive(2, which)
    expectOffered(state, locomotive(kv))
    expectOffered(state, factory(2, 2))
    expectOffered(state, leave())
  })

  test('3: use again a one-worker space that you occupy', () => {
    const state = arrive(3, which, {}, { placements: [placed(0, 'roubles')] })
    expect(roublesOf(play(state, reuse('roubles')))).toBe(3)
  })

  test('4: place 2 doublers', () => {
    expect(boardOf(arrive(4, which)).doublers).toBe(2)
    expect(boardOf(arrive(4, which, { doublers: 7 })).doublers).toBe(8)
  })

  test('4: as many as the supply has', () => {
    const state = gameOf(4, {
      boards: [
        which === 'front'
          ? { industry: [4], factories: [4], doublers: 3 }
          : { industry: [6, 4], factories: [4], doublers: 3 },
        { doublers: 8 },
        { doublers: 8 },
      ],
    })
    expect(boardOf(play(state, take('industry-1'), industry(4))).doublers).toBe(4)
  })

  test('5: one industry advancement', () => {
    const state = arrive(5, which)
    expect(choices(state).filter(choice => choice.do === 'industry')).toEqual(which === 'front' ? [industry(5)] : [])
  })

  test('6: take 1 rouble', () => expect(roublesOf(arrive(6, which))).toBe(2))

  test('7: two track advancements of your choice', () => {
    const state = play(arrive(7, which), advance(ts, 'black'), advance(ts, 'gray'))
    expect(boardOf(state).tracks[ts]).toEqual({ black: 2, gray: 1 })
    expect(play(arrive(7, which), advance(ts, 'black'), leave()).turn).toBe(1)
  })

  test('8: the sum of your two best locomotives', () => {
    const state = arrive(8, which, { locomotives: { [ts]: [3, 1], [sp]: [7], [kv]: [5] } })
    expect(state.atOnce).toEqual([{ round: 1, seat: 0, points: 12, reason: 'factory-8' }])
    expect(pointsOf(arrive(8, which))).toBe(1)
  })

  test('9: choose an End Bonus card or score 10', () => {
    const state = arrive(9, which)
    expect(boardOf(play(state, endBonus('workers'))).endBonus).toEqual(['workers'])
    const points = play(state, endBonus('points'))
    expect(points.atOnce).toEqual([{ round: 1, seat: 0, points: 10, reason: 'end-bonus' }])
  })
})

test('the rulebook: with the first of two steps onto a factory, its ability comes at once, then the second step', () => {
  const state = play(
    gameOf(4, { boards: [{ industry: [4], factories: [6] }] }),
    take('industry-2', { own: 2 }),
    industry(4),
  )
  expect(roublesOf(state)).toBe(2)
  expect(boardOf(play(state, industry(5))).industry).toEqual([6])
})

describe('two markers', () => {
  const board = { tokens: ['second-marker'] as const, factories: [2, 6] }

  test('the player splits advancements', () => {
    const state = play(
      gameOf(4, { boards: [{ ...board, industry: [3, 0] }] }),
      take('industry-2', { own: 2 }),
      industry(3),
      industry(0),
    )
    expect(boardOf(state).industry).toEqual([4, 1])
  })

  test('industry.shared: they never pass each other', () => {
    const state = play(gameOf(4, { boards: [{ ...board, industry: [3, 2] }] }), take('industry-1'))
    expectRefused(state, industry(2), 'industry.shared')
    expectOffered(state, industry(3))
  })

  test('each wins the ability when it arrives', () => {
    const start = gameOf(4, { boards: [{ ...board, industry: [6, 4] }] })
    const second = play(start, take('industry-2', { own: 2 }), industry(6))
    expect(roublesOf(second)).toBe(2)
    expect(play(second, industry(4)).open).toEqual([expect.objectContaining({ kind: 'build', from: 'factory:2' })])
  })

  test('what lies there counts: a factory replaced in between gives the new ability', () => {
    const five = { factories: [2, 3, 4, 5, 6], industry: [8, 4], tokens: ['second-marker'] as const }
    const replaced = play(gameOf(4, { boards: [five], returned: [8] }), take('loco-1'), {
      ...factory(8, 1),
      returned: true,
    })
    const state = play({ ...replaced, turn: 0 }, take('industry-1'), industry(4))
    expect(state.atOnce).toEqual([{ round: 1, seat: 0, points: 1, reason: 'factory-8' }])
  })
})

describe('the ? of the industry track', () => {
  const factories = [2, 2, 3]

  test('the first marker to reach it wins a token', () => {
    const state = play(gameOf(4, { boards: [{ industry: [9], factories }] }), take('industry-1'), industry(9))
    expectOffered(state, token('revaluation'))
  })

  test('it gives no second one', () => {
    const state = play(
      gameOf(4, { boards: [{ industry: [12, 9], factories: [2, 2, 3, 3], tokens: ['second-marker'] }] }),
      take('industry-1'),
      industry(9),
    )
    expect(state.open).toEqual([])
  })

  test('where a copy has it elsewhere, it is won there', () => {
    const scene: Scene = { setup: { printed: { industryToken: 8 } }, boards: [{ industry: [7], factories }] }
    const state = play(gameOf(4, scene), take('industry-1'), industry(7))
    expect(state.open).toEqual([{ kind: 'token', steps: 1, from: 'won:token', duty: false }])
  })
})

describe('industry.gap and industry.end stop a marker', () => {
  test('in the middle of steps that need not be done', () => {
    const open = [{ kind: 'industry', steps: 5, from: 'token:industry-5', duty: false }] as const
    const state = play(gameOf(4, { open, boards: [{ industry: [3] }] }), industry(3))
    expectRefused(state, industry(4), 'industry.gap')
    const end = gameOf(4, { open, boards: [{ industry: [15], factories: [2, 2, 3, 3, 4] }] })
    expectRefused(end, industry(15), 'industry.end')
    expect(play(end, leave()).turn).toBe(1)
  })
})

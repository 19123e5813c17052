import { describe, expect, test } from 'vitest'
import type { Space } from '../../../../src/games/russian-railroads/rules/state'
import {
  advance,
  boardOf,
  card,
  expectOffered,
  expectRefused,
  gameOf,
  industry,
  kv,
  leave,
  placed,
  play,
  reuse,
  sp,
  take,
  ts,
} from '../game'

const board = { blackWorker: true }
const extra = { kind: 'advance', colours: ['black'], steps: 1, from: 'black-worker', duty: false }
const gray = { tracks: { [ts]: { black: 9, gray: 3 } } }

describe('the black worker gives one more black advancement', () => {
  test.each<[Space, number]>([
    ['track-black-1', 1],
    ['track-black-2', 2],
    ['track-basic', 1],
    ['industry-black', 2],
  ])('on %s', (space, workers) => {
    const pay = workers === 1 ? { black: 1 } : { black: 1, own: 1 }
    expect(play(gameOf(4, { boards: [board] }), take(space, pay)).open).toContainEqual(extra)
  })

  test('on track-any', () => {
    expect(play(gameOf(4, { boards: [board] }), take('track-any', { black: 1, roubles: 1 })).open).toContainEqual(extra)
  })

  test('on track-basic also when the step is gray', () => {
    const state = play(gameOf(4, { boards: [{ ...board, ...gray }] }), take('track-basic', { black: 1 }))
    const stepped = play(state, advance(ts, 'gray', 0))
    expectOffered(stepped, advance(kv, 'black'))
  })

  test.each(['black-gray', 'any-3-points', 'black-3-points', 'any-black', 'industry-and-black', 'two-black'] as const)(
    'on the engineer %s, public',
    engineer => {
      const state = gameOf(4, { boards: [{ ...board, ...gray }], engineers: ['build', engineer] })
      expect(play(state, take('engineer-right', { black: 1 })).open).toContainEqual(extra)
    },
  )

  test.each(['two-any', 'any-3-points', 'any-black'] as const)('on the own engineer %s', engineer => {
    const state = play(
      gameOf(4, { boards: [{ ...board, engineers: [engineer] }] }),
      take(`own-${engineer}`, { black: 1 }),
    )
    const steps = state.open.flatMap(effect =>
      effect.kind === 'advance' && effect.colours.length === 1 && !effect.duty ? [effect.steps] : [],
    )
    // any + black has a private black step of its own, with which the extra step is counted.
    expect(steps).toEqual([engineer === 'any-black' ? 2 : 1])
  })

  test.each<[Space, object]>([
    ['doubler', {}],
    ['industry-1', {}],
    ['loco-1', {}],
    ['track-gray-1', {}],
    ['engineer-right', {}],
  ])('not on %s', space => {
    const state = gameOf(4, { boards: [{ ...board, ...gray }], engineers: ['build', 'gray-5-points'] })
    expect(play(state, take(space, { black: 1 })).open).not.toContainEqual(extra)
  })
})

describe('the extra step', () => {
  const taken = () => play(gameOf(4, { boards: [board] }), take('track-black-1', { black: 1 }))

  test('may go on any line', () => {
    for (const line of [ts, sp, kv] as const) expectOffered(taken(), advance(line, 'black', 1))
  })

  test('is optional', () => {
    const state = play(taken(), advance(ts, 'black', 0), advance(ts, 'black', 0))
    expect(play(state, leave()).turn).toBe(1)
  })

  test('is lost if impossible', () => {
    const tracks = { [ts]: { black: 15 }, [sp]: { black: 9 }, [kv]: { black: 8 } }
    const state = play(gameOf(4, { boards: [{ ...board, tracks }] }), take('track-basic', { black: 1 }))
    expect(play(state, advance(kv, 'black', 0), leave()).turn).toBe(1)
  })

  test('comes once per use, however many workers pay', () => {
    const state = play(gameOf(4, { boards: [board] }), take('track-black-2', { black: 1, own: 1 }))
    expect(state.open.filter(effect => effect.from === 'black-worker')).toEqual([extra])
  })

  test('does not come from what follows from a space', () => {
    // industry-1 with the black worker onto factory 7: two steps of any colour, and no third.
    const state = play(
      gameOf(4, { boards: [{ ...board, industry: [4], factories: [7] }] }),
      take('industry-1', { black: 1 }),
      industry(4),
    )
    expect(state.open).toEqual([expect.objectContaining({ kind: 'advance', steps: 2, from: 'factory:7' })])
  })
})

describe('in a re-use it counts whether the black worker stands on the re-used space', () => {
  const engineers = ['build', 'use-again'] as const

  test('it does', () => {
    const state = gameOf(4, {
      engineers,
      boards: [board],
      placements: [placed(0, 'track-black-1', { black: 1 })],
    })
    const used = play(state, take('engineer-right'), reuse('track-black-1', true))
    expect(used.open).toContainEqual(extra)
  })

  test('it does not, though it stands on the engineer', () => {
    const state = gameOf(4, { engineers, boards: [board], placements: [placed(0, 'track-black-1')] })
    const used = play(state, take('engineer-right', { black: 1 }), reuse('track-black-1'))
    expect(used.open).not.toContainEqual(extra)
  })

  test('of several pieces on track-basic one is named', () => {
    const state = gameOf(4, {
      engineers,
      boards: [board],
      placements: [placed(0, 'track-basic', { black: 1 }), placed(0, 'track-basic'), placed(0, 'track-basic')],
    })
    const taken = play(state, take('engineer-right'))
    expectOffered(taken, reuse('track-basic', true))
    expectOffered(taken, reuse('track-basic', false))
    expectRefused({ ...taken, placements: [placed(0, 'track-basic')] }, reuse('track-basic', true), 'reuse.not-allowed')
  })
})

test('the black worker gives nothing to the action that won it', () => {
  const state = play(
    gameOf(4, { open: [{ kind: 'card', steps: 1, from: 'token:card', duty: false }] }),
    card('black-worker'),
  )
  expect(boardOf(state).blackWorker).toBe(true)
  expect(state.open).toEqual([])
})

import { describe, expect, test } from 'vitest'
import type { Payment, TurnMove } from '../../../../src/games/russian-railroads/rules/actions'
import { handOf } from '../../../../src/games/russian-railroads/rules/payment'
import { reorder } from '../../../../src/games/russian-railroads/rules/round'
import type { Space } from '../../../../src/games/russian-railroads/rules/state'
import {
  advance,
  boardOf,
  expectOffered,
  expectRefused,
  gameOf,
  industry,
  leave,
  pass,
  placed,
  play,
  roublesOf,
  type Scene,
  sp,
  spacesOffered,
  take,
  token,
} from '../game'

const [yellow, blue, green, red] = [0, 1, 2, 3]
const order = [yellow, blue, green, red]
const claim = (space: 'order-1' | 'order-2', pay: Payment, swap: Space, player = 1): TurnMove<'take'> => ({
  ...take(space, pay, player),
  swap,
})

describe('claiming a place', () => {
  test('order.current-place: not the place you have now', () => {
    expectRefused(gameOf(4), take('order-1'), 'order.current-place')
    expectRefused(gameOf(4, { turn: 1 }), take('order-2', { own: 1 }, 1), 'order.current-place')
    expectOffered(gameOf(4), take('order-2'))
    expectOffered(gameOf(4, { turn: 1 }), take('order-1', { own: 1 }, 1))
  })

  test('with 2 players the own place is allowed', () => expectOffered(gameOf(2), take('order-1')))

  test('order.both: not both in one round', () => {
    const state = gameOf(4, { turn: 2, placements: [placed(2, 'order-2')] })
    expectRefused(state, take('order-1', { own: 1 }, 2), 'order.both')
  })

  test('space.occupied: one player each', () => {
    const state = gameOf(4, { turn: 2, placements: [placed(1, 'order-1')] })
    expectRefused(state, take('order-1', { own: 1 }, 2), 'space.occupied')
  })
})

describe('it takes a worker of your own colour', () => {
  test('order.own-worker: whoever pays otherwise needs an own worker that is placed', () => {
    const state = gameOf(4, { turn: 1, boards: [{}, { blackWorker: true }] })
    expectRefused(state, take('order-1', { roubles: 1 }, 1), 'order.own-worker')
    expectRefused(state, take('order-1', { black: 1 }, 1), 'order.own-worker')
    expectRefused(state, claim('order-1', { roubles: 1 }, 'doubler'), 'order.own-worker')
  })

  test.each([
    ['a rouble', { roubles: 1 }],
    ['a black worker', { black: 1 }],
    ['a turquoise worker', { turquoise: 1 }],
  ] as const)('%s changes places with an own worker already placed', (_, pay) => {
    const state = gameOf(4, {
      turn: 1,
      boards: [{}, { blackWorker: true }],
      placements: [placed(1, 'temp-workers'), placed(1, 'doubler')],
    })
    const before = handOf(state, 1)
    const done = play(state, claim('order-1', pay, 'doubler'))
    expect(done.placements).toContainEqual(placed(1, 'order-1'))
    expect(done.placements).toContainEqual(placed(1, 'doubler', pay))
    expect(handOf(done, 1)).toMatchObject({ own: before.own })
  })

  test('also one of several workers, and one on an own engineer', () => {
    const state = gameOf(4, {
      turn: 1,
      boards: [{}, { engineers: ['two-black'] }],
      placements: [placed(1, 'track-black-2', { own: 2 }), placed(1, 'own-two-black')],
    })
    const two = play(state, claim('order-1', { roubles: 1 }, 'track-black-2'))
    expect(two.placements).toContainEqual(placed(1, 'track-black-2', { own: 1, roubles: 1 }))
    expectOffered(state, claim('order-1', { roubles: 1 }, 'own-two-black'))
  })

  test('that space stays occupied and used, and no black step comes from the swap', () => {
    const state = gameOf(4, {
      turn: 1,
      boards: [{}, { blackWorker: true }],
      placements: [placed(1, 'track-black-1')],
    })
    const done = play(state, claim('order-1', { black: 1 }, 'track-black-1'))
    expect(done).toMatchObject({ turn: 2, open: [] })
    expectRefused(done, take('track-black-1', { own: 1 }, 2), 'space.occupied')
  })

  test('an own worker is not swapped', () => {
    const state = gameOf(4, { turn: 1, placements: [placed(1, 'doubler')] })
    expectRefused(state, claim('order-1', { own: 1 }, 'doubler'), 'turn.not-open')
  })
})

describe('the turn order of the next round', () => {
  test('only Green on order-2: Yellow, Green, Blue, Red', () => {
    expect(reorder(order, undefined, green)).toEqual([yellow, green, blue, red])
  })

  test('the rulebook: Green and Red take their places, Yellow and Blue move back', () => {
    expect(reorder(order, green, red)).toEqual([green, red, yellow, blue])
    expect(reorder(order, red, green)).toEqual([red, green, yellow, blue])
  })

  test('the first player on order-2 and nobody on order-1: nothing changes', () => {
    expect(reorder(order, undefined, yellow)).toEqual(order)
  })

  test('the first player on order-2 and somebody on order-1', () => {
    expect(reorder(order, red, yellow)).toEqual([red, yellow, blue, green])
  })

  test('nobody claims: nothing changes', () => expect(reorder(order, undefined, undefined)).toEqual(order))

  test('only order-1: the others move back in their old order', () => {
    expect(reorder(order, red, undefined)).toEqual([red, yellow, blue, green])
    expect(reorder([0, 1], 1, undefined)).toEqual([1, 0])
  })
})

describe('the workers on the turn order spaces act once more', () => {
  const passAll = (scene: Scene) => {
    const state = gameOf(4, scene)
    return state.order.reduce((at, seat) => play(at, pass(seat)), state)
  }
  const both = [placed(green, 'order-2'), placed(red, 'order-1')]

  test('first the one from order-2, then the one from order-1', () => {
    const state = passAll({ placements: both })
    expect(state).toMatchObject({ phase: 'moved', turn: green, nextOrder: [red, green, yellow, blue] })
    const second = play(state, take('doubler', { own: 1 }, green))
    expect(second).toMatchObject({ phase: 'moved', turn: red })
    expectRefused(second, take('doubler', { own: 1 }, red), 'space.occupied')
    expect(play(second, take('roubles', { own: 1 }, red))).toMatchObject({ phase: 'scoring' })
  })

  test('in the special case too', () => {
    const state = passAll({ placements: [placed(yellow, 'order-2')] })
    expect(state).toMatchObject({ phase: 'moved', turn: yellow, nextOrder: order })
  })

  test('space.one-worker-only: on a free space that costs exactly one worker, nothing added', () => {
    const state = passAll({ placements: both, roubles: [5, 5, 5, 5] })
    for (const space of ['track-black-2', 'loco-3', 'track-any', 'hire', 'industry-black'] as const)
      expectRefused(state, take(space, { own: 1 }, green), 'space.one-worker-only')
    expectRefused(state, take('order-1', { own: 1 }, green), 'space.occupied')
    expectRefused(state, take('doubler', { roubles: 1 }, green), 'payment.wrong')
    expectRefused(state, take('track-black-2', { own: 2 }, green), 'space.one-worker-only')
    expect(spacesOffered(state)).toEqual([
      'track-black-1',
      'track-basic',
      'loco-1',
      'industry-1',
      'doubler',
      'roubles',
      'temp-workers',
      'engineer-left',
      'engineer-right',
    ])
  })

  test('the worker moves: its place on the turn order space is free, its new space taken', () => {
    const state = play(passAll({ placements: both }), take('doubler', { own: 1 }, green))
    expect(state.placements).toEqual([placed(green, 'doubler'), placed(red, 'order-1')])
  })

  test('own engineers if not used this round', () => {
    const boards = [undefined, undefined, { engineers: ['two-black', 'build'] as const }]
    const state = passAll({ placements: [...both, placed(green, 'own-build')], boards })
    expectOffered(state, take('own-two-black', { own: 1 }, green))
    expectRefused(state, take('own-build', { own: 1 }, green), 'engineer.used')
  })

  test('it is a whole turn with everything it wins', () => {
    const boards = [undefined, undefined, { tracks: { [sp]: { black: 3 } }, locomotives: { [sp]: [4] } }]
    const state = play(
      passAll({ placements: both, boards }),
      take('track-basic', { own: 1 }, green),
      advance(sp, 'black', 0, green),
      token('doublers-3', 0, green),
    )
    expect(boardOf(state, green).doublers).toBe(3)
    expect(state).toMatchObject({ phase: 'moved', turn: red })
  })

  test('roubles won are kept, turquoise workers go straight back', () => {
    const state = play(
      passAll({ placements: both }),
      take('roubles', { own: 1 }, green),
      take('temp-workers', { own: 1 }, red),
      { do: 'score' },
    )
    expect(roublesOf(state, green)).toBe(3)
    expect(handOf(state, red)).toMatchObject({ own: 5, turquoise: 0 })
  })

  test('a public action must be possible in full here too', () => {
    const boards = [undefined, undefined, { industry: [4] }]
    expectRefused(passAll({ placements: both, boards }), take('industry-1', { own: 1 }, green), 'action.incomplete')
  })

  test('it may be left', () => {
    const state = play(passAll({ placements: both }), leave(green))
    expect(state).toMatchObject({ phase: 'moved', turn: red })
    expect(play(state, leave(red))).toMatchObject({ phase: 'scoring' })
  })

  test('a re-use finds it on its new space', () => {
    const boards = [undefined, undefined, { industry: [4], factories: [3] }]
    const state = play(
      passAll({ placements: both, boards }),
      take('industry-1', { own: 1 }, green),
      industry(4, 0, green),
    )
    expectOffered(state, { do: 'reuse', player: green, of: 0, space: 'industry-1', black: false })
  })
})

import { describe, expect, test } from 'vitest'
import type { Payment } from '../../../../src/games/russian-railroads/rules/actions'
import { choices } from '../../../../src/games/russian-railroads/rules/choices'
import { handOf } from '../../../../src/games/russian-railroads/rules/payment'
import { boardSpaces } from '../../../../src/games/russian-railroads/rules/spaces'
import type { Space, State } from '../../../../src/games/russian-railroads/rules/state'
import {
  advance,
  expectOffered,
  expectRefused,
  gameOf,
  pass,
  placed,
  play,
  roublesOf,
  ruleAgainst,
  spacesOffered,
  take,
  ts,
} from '../game'

const paymentsOf = (state: State, space: Space): Payment[] =>
  choices(state).flatMap(choice => (choice.do === 'take' && choice.space === space ? [choice.pay] : []))

describe('the space is free', () => {
  test('space.occupied: once a round', () => {
    const state = gameOf(4, { placements: [placed(1, 'track-black-1')] })
    expectRefused(state, take('track-black-1'), 'space.occupied')
  })

  test('space.occupied: also for whoever took it', () => {
    const state = gameOf(4, { placements: [placed(0, 'doubler')] })
    expectRefused(state, take('doubler'), 'space.occupied')
  })

  test('a rouble occupies a space like a worker', () => {
    const state = play(gameOf(2), take('roubles', { roubles: 1 }))
    expectRefused(state, take('roubles', { own: 1 }, 1), 'space.occupied')
  })

  test('track-basic is never occupied and is used any number of times, with a rouble too', () => {
    const state = gameOf(4, {
      placements: [placed(0, 'track-basic'), placed(1, 'track-basic', { roubles: 1 })],
    })
    expectOffered(state, take('track-basic'))
    expectOffered(state, take('track-basic', { roubles: 1 }))
  })

  test('once hired, the hiring space is occupied', () => {
    const state = play(gameOf(2), take('hire', { roubles: 1 }))
    expectRefused(state, take('hire', { roubles: 1 }, 1), 'space.occupied')
  })
})

describe('space.unavailable: the space exists now and on this side of the board', () => {
  test('the 2-player side lacks seven spaces, and last-round is not there yet', () => {
    const missing = boardSpaces.filter(space => ruleAgainst(gameOf(2), take(space)) === 'space.unavailable')
    expect(missing).toEqual([
      'track-black-1',
      'track-gray-1',
      'loco-2',
      'industry-black',
      'temp-workers',
      'engineer-left',
      'order-2',
      'last-round',
    ])
  })

  test('where a copy has one of them, the table has it', () => {
    const state = gameOf(2, { setup: { printed: { twoPlayerSpaces: { 'loco-2': true, 'engineer-left': true } } } })
    expect(spacesOffered(state)).toEqual(expect.arrayContaining(['loco-2', 'engineer-left']))
    expect(spacesOffered(state)).not.toContain('temp-workers')
  })

  test('last-round is there only in the last round, the turn order spaces only before it', () => {
    const last = gameOf(4, { round: 7, engineers: [] })
    expectRefused(gameOf(4, { round: 6 }), take('last-round', { own: 2 }), 'space.unavailable')
    expectOffered(last, take('last-round', { own: 2 }))
    expectRefused(last, take('order-2'), 'space.unavailable')
    expect(ruleAgainst({ ...last, turn: 1 }, take('order-1', { own: 1 }, 1))).toBe('space.unavailable')
  })

  test('last-round is used once', () => {
    const state = gameOf(4, { round: 7, placements: [placed(1, 'last-round', { own: 2 })] })
    expectRefused(state, take('last-round', { own: 2 }), 'space.occupied')
  })

  test('a copy may ask another number of workers for last-round', () => {
    const state = gameOf(4, { round: 7, setup: { printed: { lastRoundWorkers: 1 } } })
    expectOffered(state, take('last-round', { own: 1 }))
    expectRefused(state, take('last-round', { own: 2 }), 'payment.wrong')
  })
})

describe('payment', () => {
  test('payment.wrong: neither too little nor too much', () => {
    expectRefused(gameOf(4), take('track-black-2', { own: 1 }), 'payment.wrong')
    expectRefused(gameOf(4), take('track-black-2', { own: 3 }), 'payment.wrong')
    expectRefused(gameOf(4), take('track-black-1', {}), 'payment.wrong')
  })

  test('payment.short: only what you have', () => {
    expectRefused(gameOf(4), take('track-black-2', { own: 1, roubles: 2 }), 'payment.short')
    expectRefused(gameOf(4), take('track-black-1', { black: 1 }), 'payment.short')
    expectRefused(gameOf(4), take('track-black-1', { turquoise: 1 }), 'payment.short')
    const spent = gameOf(4, { placements: [placed(0, 'loco-3', { own: 3 }), placed(0, 'industry-2', { own: 2 })] })
    expectRefused(spent, take('doubler'), 'payment.short')
    expectOffered(spent, take('doubler', { roubles: 1 }))
  })

  test('any mix of own, black and turquoise workers and roubles pays for workers', () => {
    const state = gameOf(4, {
      boards: [{ blackWorker: true }],
      roubles: [3],
      placements: [placed(0, 'temp-workers')],
    })
    // own 4, black 1, turquoise 2, roubles 3. For 2 workers: black or not, 0 to 2 turquoise, own for the rest or roubles.
    const pays = paymentsOf(state, 'track-black-2')
    expect(pays).toHaveLength(9)
    expect(pays).toEqual(
      expect.arrayContaining([
        { own: 2 },
        { own: 1, roubles: 1 },
        { roubles: 2 },
        { black: 1, own: 1 },
        { black: 1, roubles: 1 },
        { black: 1, turquoise: 1 },
        { turquoise: 2 },
        { turquoise: 1, own: 1 },
        { turquoise: 1, roubles: 1 },
      ]),
    )
  })

  test('a worker never stands for a rouble: track-any takes 1w + 1r or 2r', () => {
    const state = gameOf(4, { roubles: [2] })
    expect(paymentsOf(state, 'track-any')).toEqual([{ roubles: 2 }, { own: 1, roubles: 1 }])
    expectRefused(state, take('track-any', { own: 2 }), 'payment.wrong')
  })

  test('hire takes a rouble only', () => {
    expect(paymentsOf(gameOf(4), 'hire')).toEqual([{ roubles: 1 }])
    expectRefused(gameOf(4), take('hire', { own: 1 }), 'payment.wrong')
  })

  test('own engineers may be paid with a rouble', () => {
    const state = gameOf(4, { boards: [{ engineers: ['two-black'] }] })
    expect(paymentsOf(state, 'own-two-black')).toEqual([{ roubles: 1 }, { own: 1 }])
  })

  test('roubles paid are gone, workers come back at the end of the round', () => {
    const state = play(gameOf(2), take('track-basic', { roubles: 1 }), advance(ts, 'black'))
    expect(roublesOf(state)).toBe(1)
    expect(handOf(state, 0)).toMatchObject({ own: 6, roubles: 1 })
  })

  test('temp-workers brings the 2 turquoise workers, for this round', () => {
    const state = play(gameOf(3), take('temp-workers'))
    expect(handOf(state, 0)).toMatchObject({ own: 5, turquoise: 2 })
    expect(handOf(state, 1)).toMatchObject({ own: 6, turquoise: 0 })
    const next = play(state, pass(1), pass(2), pass(0), { do: 'score' })
    expect(handOf(next, 0)).toMatchObject({ own: 6, turquoise: 0 })
  })

  test('roubles brings 2 roubles', () => expect(roublesOf(play(gameOf(4), take('roubles')))).toBe(3))
})

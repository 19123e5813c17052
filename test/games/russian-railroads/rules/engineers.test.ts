import { describe, expect, test } from 'vitest'
import type { EngineerId } from '../../../../src/games/russian-railroads/printed/engineers'
import type { State } from '../../../../src/games/russian-railroads/rules/state'
import {
  advance,
  boardOf,
  expectOffered,
  expectRefused,
  factory,
  gameOf,
  industry,
  kv,
  locomotive,
  pass,
  placed,
  play,
  pointsOf,
  reuse,
  roublesOf,
  ruleAgainst,
  type Scene,
  sp,
  spacesOffered,
  take,
  ts,
} from '../game'

/** Black on 9 and gray on 5 of Trans-Siberian: all of black, gray and brown can move. */
const board = { tracks: { [ts]: { black: 9, gray: 5, brown: 1 } } }

describe.each(['public', 'own'] as const)('what the engineers do, as %s space', where => {
  const use = (engineer: EngineerId): State =>
    where === 'public'
      ? play(gameOf(4, { boards: [board], engineers: ['build', engineer] }), take('engineer-right'))
      : play(gameOf(4, { boards: [{ ...board, engineers: [engineer] }] }), take(`own-${engineer}`))
  const done = (state: State) => expect(state).toMatchObject({ turn: 1, open: [] })
  const tracks = (state: State) => boardOf(state).tracks[ts]

  test('two-any: 2 any', () => {
    const state = play(use('two-any'), advance(ts, 'gray'), advance(ts, 'brown'))
    expect(tracks(state)).toEqual({ black: 9, gray: 6, brown: 2 })
    done(state)
  })

  test('industry-3-points', () => {
    const state = play(use('industry-3-points'), industry(0))
    expect([boardOf(state).industry, pointsOf(state)]).toEqual([[1], 3])
    done(state)
  })

  test('black-gray, in any order', () => {
    const state = play(use('black-gray'), advance(ts, 'gray', 1), advance(ts, 'black'))
    expect(tracks(state)).toEqual({ black: 10, gray: 6, brown: 1 })
    done(state)
  })

  test('doubler-3-points', () => {
    const state = use('doubler-3-points')
    expect([boardOf(state).doublers, pointsOf(state)]).toEqual([1, 3])
    expect(state.atOnce).toEqual([{ round: 1, seat: 0, points: 3, reason: 'engineer' }])
    done(state)
  })

  test('any-3-points', () => {
    const state = play(use('any-3-points'), advance(ts, 'brown'))
    expect([tracks(state).brown, pointsOf(state)]).toEqual([2, 3])
    done(state)
  })

  test('gray-5-points', () => {
    const state = play(use('gray-5-points'), advance(ts, 'gray'))
    expect([tracks(state).gray, pointsOf(state)]).toEqual([6, 5])
    done(state)
  })

  test('black-3-points', () => {
    const state = play(use('black-3-points'), advance(ts, 'black'))
    expect([tracks(state).black, pointsOf(state)]).toEqual([10, 3])
    done(state)
  })

  test('two-industry', () => {
    const state = play(use('two-industry'), industry(0), industry(1))
    expect(boardOf(state).industry).toEqual([2])
    done(state)
  })

  test('industry-and-black', () => {
    const state = play(use('industry-and-black'), advance(kv, 'black', 1), industry(0))
    expect(boardOf(state)).toMatchObject({ industry: [1], tracks: { [kv]: { black: 2 } } })
    done(state)
  })

  test('any-black', () => {
    const state = play(use('any-black'), advance(ts, 'brown', 0), advance(ts, 'black'))
    expect(tracks(state)).toEqual({ black: 10, gray: 5, brown: 2 })
    done(state)
  })

  test('build: a locomotive or a factory', () => {
    const built = use('build')
    expect(boardOf(play(built, locomotive(sp))).locomotives[sp]).toEqual([2])
    expect(boardOf(play(built, factory(2, 1))).factories).toEqual([2])
  })

  test('gray-brown', () => {
    const state = play(use('gray-brown'), advance(ts, 'brown', 1), advance(ts, 'gray'))
    expect(tracks(state)).toEqual({ black: 9, gray: 6, brown: 2 })
    done(state)
  })

  test('two-black', () => {
    const state = play(use('two-black'), advance(ts, 'black'), advance(sp, 'black'))
    expect(boardOf(state).tracks).toMatchObject({ [ts]: { black: 10 }, [sp]: { black: 2 } })
    done(state)
  })

  test('brown-5-points', () => {
    const state = play(use('brown-5-points'), advance(ts, 'brown'))
    expect([tracks(state).brown, pointsOf(state)]).toEqual([2, 5])
    done(state)
  })

  test('use-again: a one-worker space that you used this round', () => {
    const scene: Scene = { placements: [placed(0, 'roubles')] }
    const state =
      where === 'public'
        ? play(gameOf(4, { ...scene, engineers: ['build', 'use-again'] }), take('engineer-right'))
        : play(gameOf(4, { ...scene, boards: [{ engineers: ['use-again'] }] }), take('own-use-again'))
    expect(roublesOf(play(state, reuse('roubles')))).toBe(3)
  })
})

describe('hiring', () => {
  test('the engineer lies beside your board and is your own space from your next turn on', () => {
    const state = play(gameOf(2), take('hire', { roubles: 1 }))
    expect(boardOf(state).engineers).toEqual(['industry-3-points'])
    expect(state).toMatchObject({
      turn: 1,
      engineers: [null, 'doubler-3-points', expect.anything(), 'black-gray', 'any-3-points', 'two-industry'],
    })
    expectOffered(play(state, pass(1)), take('own-industry-3-points'))
  })

  test('engineer.used: once per round', () => {
    const state = gameOf(2, {
      boards: [{ engineers: ['two-black'] }],
      placements: [placed(0, 'own-two-black')],
    })
    expectRefused(state, take('own-two-black'), 'engineer.used')
  })

  test('engineer.not-yours: nobody else’s', () => {
    const state = gameOf(2, { boards: [{}, { engineers: ['two-black'] }] })
    expectRefused(state, take('own-two-black'), 'engineer.not-yours')
    expectRefused(state, take('own-build'), 'engineer.not-yours')
  })

  test('public engineers are used but not hired, waiting ones neither', () => {
    const state = gameOf(4)
    expect(boardOf(play(state, take('engineer-right'))).engineers).toEqual([])
    expect(spacesOffered(state).filter(space => space.includes('engineer'))).toEqual([
      'engineer-left',
      'engineer-right',
    ])
  })
})

describe('at the end of a round all move one place to the right', () => {
  const next = (state: State) => {
    const passed = state.order.reduce((at, seat) => play(at, pass(seat)), state)
    return play(passed, { do: 'score' })
  }

  test('one not hired leaves the game', () => {
    expect(next(gameOf(3)).engineers).toEqual([
      'doubler-3-points',
      'build',
      'black-gray',
      'any-3-points',
      'two-industry',
    ])
  })

  test('a hired one leaves its space empty, and the next one follows', () => {
    const hired = play(gameOf(2), take('hire', { roubles: 1 }), pass(1), pass(0), { do: 'score' })
    expect(hired.engineers[0]).toBe('doubler-3-points')
    expectOffered(hired, take('hire', { roubles: 1 }))
  })

  test.each([2, 3, 4] as const)(
    'with %i players one can be hired every round; the public spaces run out in the last two',
    players => {
      let state = gameOf(players, { roubles: [9, 9, 9, 9] })
      const seen: string[][] = []
      for (; state.phase === 'turns'; state = next(state))
        seen.push(
          (['hire', 'engineer-right', 'engineer-left'] as const).filter(
            space => ruleAgainst(state, take(space, {})) !== 'space.unavailable',
          ),
        )
      const left = players === 2 ? [] : ['engineer-left']
      const full = ['hire', 'engineer-right', ...left]
      expect(seen).toEqual([
        ...Array.from({ length: state.rounds - 2 }, () => full),
        ['hire', 'engineer-right'],
        ['hire'],
      ])
    },
  )
})

import { describe, expect, test } from 'vitest'
import type { BoardSetting } from '../../../../src/games/russian-railroads/rules/actions'
import { handOf } from '../../../../src/games/russian-railroads/rules/payment'
import type { State } from '../../../../src/games/russian-railroads/rules/state'
import {
  advance,
  boardOf,
  expectOffered,
  expectRefused,
  gameOf,
  kv,
  leave,
  locomotive,
  moveOn,
  play,
  pointsOf,
  ruleAgainst,
  sp,
  take,
  token,
  ts,
} from '../game'

const kinds = (state: State) => state.open.map(effect => effect.kind)
const withBlack = (board: BoardSetting) => play(gameOf(4, { boards: [board] }), take('track-black-1'))
const building = (board: BoardSetting) => play(gameOf(4, { boards: [board] }), take('loco-1'))

describe('new tracks wait beside the board the moment black reaches their space', () => {
  test.each([
    ['gray', 2],
    ['brown', 6],
    ['natural', 10],
  ] as const)('%s on Trans-Siberian %i', (colour, space) => {
    const tracks = { black: space - 1, gray: space - 3, brown: space - 4 }
    const known = { black: tracks.black, ...(space > 2 && { gray: 3 }), ...(space > 6 && { brown: 2 }) }
    const any = play(gameOf(4, { boards: [{ tracks: { [ts]: known } }] }), take('track-any', { own: 1, roubles: 1 }))
    expect(ruleAgainst(any, advance(ts, colour))).toBe('track.not-owned')
    expectOffered(play(any, advance(ts, 'black')), advance(ts, colour))
  })
})

describe('TS 3: brown and a locomotive bring a worker', () => {
  const tracks = { [ts]: { black: 6, gray: 5, brown: 2 } }

  test('by the track', () => {
    const state = play(gameOf(4, { boards: [{ tracks, locomotives: { [ts]: [3] } }] }), take('track-brown-1'))
    const won = play(state, advance(ts, 'brown'))
    expect(boardOf(won).extraWorkers).toBe(1)
    expect(handOf(won, 0).own).toBe(5)
  })

  test('by a new locomotive', () => {
    const brown = { [ts]: { black: 6, gray: 5, brown: 3 } }
    const state = building({ tracks: brown, locomotives: { [ts]: [1] } })
    expect(boardOf(play(state, locomotive(ts))).extraWorkers).toBe(1)
  })

  test('not by the track alone', () => {
    const state = play(gameOf(4, { boards: [{ tracks, locomotives: { [ts]: [2] } }] }), take('track-brown-1'))
    expect(boardOf(play(state, advance(ts, 'brown'))).extraWorkers).toBe(0)
  })

  test('once: going further brings no second', () => {
    const brown = { [ts]: { black: 6, gray: 5, brown: 3 } }
    const state = play(
      gameOf(4, { boards: [{ tracks: brown, locomotives: { [ts]: [3] }, extraWorkers: 1 }] }),
      take('track-brown-1'),
      advance(ts, 'brown'),
    )
    expect(boardOf(state).extraWorkers).toBe(1)
  })
})

test('KV 7: black alone brings a worker, usable from the next turn on', () => {
  const state = play(withBlack({ tracks: { [kv]: { black: 6 } } }), advance(kv, 'black'))
  expect(boardOf(state).extraWorkers).toBe(1)
  expect(handOf(state, 0).own).toBe(5)
  expectRefused(state, take('doubler'), 'turn.pending')
})

describe('? spaces: black and a locomotive give a token', () => {
  test.each([
    [ts, 13, { [ts]: [9, 4] }],
    [sp, 4, { [sp]: [4] }],
    [sp, 6, { [sp]: [6] }],
  ] as const)('%s %i', (line, space, locomotives) => {
    const tracks = { [ts]: { black: 9 }, [line]: { black: space - 1 } }
    const state = play(withBlack({ tracks, locomotives }), advance(line, 'black'))
    expect(kinds(state)).toContain('token')
  })

  test('the rulebook: black on SP 4 with a #5 gives one', () => {
    const state = play(withBlack({ tracks: { [sp]: { black: 3 } }, locomotives: { [sp]: [5] } }), advance(sp, 'black'))
    expectOffered(state, token('revaluation', 1))
  })

  test('not before a locomotive reaches the space; then the locomotive wins it', () => {
    const state = play(withBlack({ tracks: { [sp]: { black: 3 } }, locomotives: { [sp]: [3] } }), advance(sp, 'black'))
    expect(kinds(state)).toEqual(['advance'])
    const built = building({ tracks: { [sp]: { black: 6 } }, locomotives: { [ts]: [1], [sp]: [1] } })
    expect(kinds(play(built, locomotive(sp, 1)))).toEqual(['chain'])
  })

  test('a moved locomotive wins it too, and one step may win two', () => {
    const nines = [2, 3, 4, 5, 6, 7, 8].flatMap(number => [number, number, number, number])
    const state = play(
      gameOf(4, {
        returned: nines,
        boards: [{ tracks: { [sp]: { black: 6 } }, locomotives: { [ts]: [8, 7], [sp]: [], [kv]: [9] } }],
      }),
      take('loco-1'),
      locomotive(ts, 7),
    )
    expect(kinds(state)).toEqual(['chain'])
    const moved = play(state, moveOn(sp))
    expect(moved.open).toEqual([{ kind: 'token', steps: 2, from: 'won:token', duty: false }])
    const one = play(moved, token('revaluation'))
    expect(play(one, token('kiev-medal')).turn).toBe(1)
    expect(boardOf(one).tokens).toEqual(['revaluation'])
  })

  test('a token not taken in that turn is lost', () => {
    const state = play(
      gameOf(4, { boards: [{ tracks: { [sp]: { black: 3 } }, locomotives: { [sp]: [4] } }] }),
      take('track-basic'),
      advance(sp, 'black'),
      leave(),
    )
    expect(state).toMatchObject({ turn: 1, open: [] })
    const later = play({ ...state, turn: 0 }, take('track-basic'), advance(sp, 'black'))
    expect(later.open).toEqual([])
  })
})

describe('termini: 10 points at once, each once', () => {
  test.each([
    [ts, 15],
    [sp, 9],
    [kv, 9],
  ] as const)('%s %i', (line, space) => {
    const state = play(withBlack({ tracks: { [line]: { black: space - 1 } } }), advance(line, 'black'))
    expect(pointsOf(state)).toBe(10)
    expect(state.atOnce).toEqual([{ round: 1, seat: 0, points: 10, reason: 'terminus' }])
  })

  test('no locomotive is needed, and another colour wins none', () => {
    const tracks = { [ts]: { black: 15, gray: 13 } }
    const state = play(gameOf(4, { boards: [{ tracks }] }), take('track-basic'), advance(ts, 'gray'))
    expect(pointsOf(state)).toBe(0)
  })
})

describe('TS 15: the white track and up to 2 white steps now', () => {
  const atEnd = (tracks: { gray?: number; brown?: number; natural?: number }) =>
    play(gameOf(4, { boards: [{ tracks: { [ts]: { black: 14, ...tracks } } }] }), take('track-basic'))

  test('both steps, if there is room', () => {
    const state = play(atEnd({ gray: 9, brown: 6, natural: 4 }), advance(ts, 'black'))
    expect(state.open).toEqual([
      { kind: 'advance', colours: ['white'], steps: 2, from: 'won:white-steps', duty: false },
    ])
    const done = play(state, advance(ts, 'white'), advance(ts, 'white'))
    expect(boardOf(done).tracks[ts].white).toBe(2)
    expect(done.turn).toBe(1)
  })

  test('those that cannot be made are lost', () => {
    const one = play(atEnd({ gray: 9, brown: 6, natural: 2 }), advance(ts, 'black'), advance(ts, 'white'))
    expect(ruleAgainst(one, advance(ts, 'white'))).toBe('track.blocked')
    expect(play(one, leave()).turn).toBe(1)
    const none = play(atEnd({ gray: 9 }), advance(ts, 'black'))
    expect(ruleAgainst(none, advance(ts, 'white'))).toBe('track.blocked')
  })

  test('they may be left', () => {
    const state = play(atEnd({ gray: 9, brown: 6, natural: 4 }), advance(ts, 'black'), leave())
    expect(boardOf(state).tracks[ts].white).toBeUndefined()
    expect(state.turn).toBe(1)
  })

  test('they are for white only', () => {
    const state = play(atEnd({ gray: 9, brown: 6, natural: 4 }), advance(ts, 'black'))
    expectRefused(state, advance(ts, 'gray'), 'turn.not-open')
  })
})

import { describe, expect, test } from 'vitest'
import type { Action } from '../../../../src/games/russian-railroads/rules/actions'
import { apply } from '../../../../src/games/russian-railroads/rules/apply'
import type { State } from '../../../../src/games/russian-railroads/rules/state'
import {
  advance,
  boardOf,
  expectOffered,
  factory,
  gameOf,
  industry,
  kv,
  leave,
  locomotive,
  pass,
  placed,
  play,
  pointsOf,
  roublesOf,
  ruleAgainst,
  sp,
  take,
  token,
  ts,
} from '../game'

const forced = <A extends Action>(action: A): A => ({ ...action, forced: true })
const isRefused = (state: State, action: Action) => !apply(state, action).ok

describe('a move the rules refuse can be forced by the table', () => {
  test('the outcome names the rule it broke', () => {
    const state = gameOf(4, { placements: [placed(1, 'roubles')] })
    expect(apply(state, forced(take('roubles')))).toMatchObject({
      ok: true,
      broke: { rule: 'space.occupied', values: { space: 'roubles', player: 1 } },
    })
    expect(roublesOf(play(state, forced(take('roubles'))))).toBe(3)
  })

  test('a move that breaks no rule is no forced one', () => {
    expect(apply(gameOf(4), forced(take('roubles')))).not.toHaveProperty('broke')
  })

  test('an action that cannot be done in full is done as far as it goes', () => {
    const state = gameOf(4, { boards: [{ industry: [3] }] })
    const taken = play(state, forced(take('industry-2', { own: 2 })), industry(3))
    expect(play(taken, leave()).turn).toBe(1)
  })

  test('payment that is short takes what is there', () => {
    const state = play(gameOf(4, { roubles: [0] }), forced(take('hire', { roubles: 1 })))
    expect(roublesOf(state)).toBe(0)
    expect(boardOf(state).engineers).toEqual(['industry-3-points'])
  })

  test('a step against the rules of the board goes on with the turn', () => {
    const state = play(
      gameOf(4, { boards: [{ tracks: { [ts]: { black: 4, gray: 3 } } }] }),
      take('track-any', { own: 1, roubles: 1 }),
      forced(advance(ts, 'gray')),
    )
    expect(boardOf(state).tracks[ts]).toEqual({ black: 4, gray: 4 })
    expectOffered(state, advance(kv, 'black'))
  })
})

describe('what the board has no room for stays refused', () => {
  test('track.line-end, track.colour-not-on-line, industry.end, place.full', () => {
    const tracks = { [ts]: { black: 15 } }
    const any = play(gameOf(4, { boards: [{ tracks }] }), take('track-any', { own: 1, roubles: 1 }))
    expect(isRefused(any, forced(advance(ts, 'black')))).toBe(true)
    expect(isRefused(any, forced(advance(kv, 'white')))).toBe(true)
    const end = gameOf(4, {
      open: [{ kind: 'industry', steps: 1, from: 'factory:5', duty: false }],
      boards: [{ industry: [15], factories: [2, 2, 3, 3, 4] }],
    })
    expect(isRefused(end, forced(industry(15)))).toBe(true)
    const full = play(gameOf(4, { boards: [{ locomotives: { [kv]: [1] } }] }), take('loco-1'))
    expect(isRefused(full, forced(locomotive(kv)))).toBe(true)
  })

  test('so does what would change nothing', () => {
    const state = play(gameOf(4), take('loco-1'))
    expect(isRefused(state, forced(locomotive(kv, 5)))).toBe(true)
    const gone = [2, 3, 4, 5, 6, 7, 8, 9].flatMap(number => [number, number])
    const empty = play(gameOf(2, { returned: gone }), take('loco-1'))
    expect(isRefused(empty, forced(locomotive(kv)))).toBe(true)
  })

  test('and everything after the last round: then things are set, not played', () => {
    for (const phase of ['final', 'over'] as const) {
      expect(isRefused(gameOf(4, { phase }), forced(take('roubles')))).toBe(true)
      expect(isRefused(gameOf(4, { phase }), forced(advance(ts, 'black')))).toBe(true)
    }
  })

  test('somebody who is not there', () => expect(isRefused(gameOf(2), forced(pass(2)))).toBe(true))
})

describe('a move given to another player', () => {
  test('is their turn, and the order goes on from them', () => {
    const state = play(gameOf(4), forced(take('roubles', { own: 1 }, 2)))
    expect(roublesOf(state, 2)).toBe(3)
    expect(state.turn).toBe(3)
  })

  test('what they win they resolve themselves', () => {
    const state = play(gameOf(4), forced(take('track-basic', { own: 1 }, 2)))
    expect(state.turn).toBe(2)
    expect(play(state, advance(ts, 'black', 0, 2)).turn).toBe(3)
    expect(ruleAgainst(state, advance(ts, 'black'))).toBe('turn.other-player')
  })

  test('leaves what was open for the one before', () => {
    const state = play(gameOf(4), take('track-black-1'), forced(take('roubles', { own: 1 }, 1)))
    expect(state).toMatchObject({ turn: 2, open: [] })
  })

  test('also for one who has passed: one more move, and no further', () => {
    const state = play(gameOf(3), pass(0), forced(take('track-basic')))
    const done = play(state, advance(ts, 'black'))
    expect(done).toMatchObject({ turn: 1, passed: [0] })
  })

  test('in the starting bonuses it begins the turns', () => {
    const state = play(gameOf(3, { phase: 'bonus', turn: 2 }), forced(take('roubles')))
    expect(state).toMatchObject({ phase: 'turns', turn: 1 })
  })

  test('while order workers act, it comes in between', () => {
    const state = gameOf(3, { phase: 'moved', turn: 1, movers: [1], placements: [placed(1, 'order-1')] })
    const done = play(state, forced(take('roubles')))
    expect(done).toMatchObject({ phase: 'moved', turn: 1, movers: [1] })
    expect(done.placements).toContainEqual(placed(0, 'roubles'))
    expect(roublesOf(done)).toBe(3)
  })

  test('before the scoring it is resolved before the scoring', () => {
    const state = play(gameOf(3, { phase: 'scoring', passed: [0, 1, 2] }), forced(take('track-basic', { own: 1 }, 1)))
    expect(ruleAgainst(state, { do: 'score' })).toBe('turn.pending')
    const done = play(state, advance(kv, 'black', 0, 1))
    expectOffered(done, { do: 'score' })
    expect(boardOf(done, 1).tracks[kv].black).toBe(2)
  })
})

describe('a forced step interrupts a turn and gives it back', () => {
  test('of somebody else, with what was open', () => {
    const state = play(gameOf(4), take('track-black-1'), forced(advance(ts, 'black', 0, 2)))
    expect(boardOf(state, 2).tracks[ts].black).toBe(2)
    expect(state.turn).toBe(0)
    expect(state.open).toEqual([expect.objectContaining({ kind: 'advance', steps: 2, duty: true })])
  })

  test('what it wins is resolved by whoever won it, then the turn goes on', () => {
    const boards = [{}, {}, { tracks: { [sp]: { black: 3 } }, locomotives: { [sp]: [4] } }]
    const state = play(gameOf(4, { boards }), take('track-black-1'), forced(advance(sp, 'black', 0, 2)))
    expect(state.turn).toBe(2)
    const done = play(state, token('doublers-3', 0, 2))
    expect(boardOf(done, 2).doublers).toBe(3)
    expect(done.turn).toBe(0)
    expectOffered(done, advance(ts, 'black'))
  })

  test('also of somebody who has passed', () => {
    const boards = [{ tracks: { [sp]: { black: 3 } }, locomotives: { [sp]: [4] } }]
    const state = play(gameOf(4, { boards }), pass(0), forced(advance(sp, 'black')))
    expectOffered(state, token('card'))
    expect(play(state, leave()).turn).toBe(1)
  })

  test('at the beginning of the own turn it does not end it', () => {
    const state = play(gameOf(4), forced(factory(2, 1)))
    expect(boardOf(state).factories).toEqual([2])
    expect(state.turn).toBe(0)
    expectOffered(state, take('roubles'))
  })

  test('a pass out of turn is one too', () => {
    const state = play(gameOf(4), take('track-black-1'), forced(pass(2)))
    expect(pointsOf(state, 2)).toBe(3)
    expect(state).toMatchObject({ turn: 0, passed: [2] })
  })

  test('a forgotten starting bonus is one too', () => {
    const state = play(gameOf(4), forced({ do: 'bonus', player: 2, card: 'rouble' }))
    expect(roublesOf(state, 2)).toBe(2)
    expect(state).toMatchObject({ turn: 0, phase: 'turns' })
  })

  test('interruptions may be nested', () => {
    const fresh = { tracks: { [sp]: { black: 3 } }, locomotives: { [sp]: [4] } }
    const state = play(
      gameOf(4, { boards: [{}, fresh] }),
      take('track-black-1'),
      forced(advance(sp, 'black', 0, 1)),
      forced(advance(kv, 'black', 0, 2)),
    )
    expect(state.turn).toBe(1)
    expect(play(state, token('kiev-medal', 0, 1)).turn).toBe(0)
  })
})

describe('the table may score early', () => {
  test('a forced scoring counts those who have not passed as done; claimed places are taken', () => {
    const state = play(gameOf(3, { placements: [placed(2, 'order-1')] }), take('track-black-1'), {
      do: 'score',
      forced: true,
    })
    expect(state).toMatchObject({ round: 2, order: [2, 0, 1], turn: 2, open: [], placements: [] })
  })

  test('not after the last round', () => {
    expect(isRefused(gameOf(3, { phase: 'final' }), { do: 'score', forced: true })).toBe(true)
    expect(isRefused(gameOf(3, { phase: 'over' }), { do: 'finish', forced: true })).toBe(true)
  })
})

test('one player on both turn order spaces, by force, takes the first and acts once', () => {
  const state = gameOf(3, { turn: 1, placements: [placed(1, 'order-1')] })
  const claimed = play(state, forced(take('order-2', { own: 1 }, 1)))
  const passed = play(claimed, pass(2), pass(0), pass(1))
  expect(passed).toMatchObject({ nextOrder: [1, 0, 2], movers: [1] })
})

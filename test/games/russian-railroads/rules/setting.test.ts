import { describe, expect, test } from 'vitest'
import type { TableMove } from '../../../../src/games/russian-railroads/rules/actions'
import { apply } from '../../../../src/games/russian-railroads/rules/apply'
import { start } from '../../../../src/games/russian-railroads/rules/setup'
import {
  advance,
  boardOf,
  expectOffered,
  expectRefused,
  gameOf,
  kv,
  pass,
  placed,
  play,
  pointsOf,
  roublesOf,
  ruleAgainst,
  setupOf,
  sp,
  take,
  ts,
} from '../game'

const set = (more: Omit<TableMove<'set'>, 'do' | 'player'>, player = 0): TableMove<'set'> => ({
  do: 'set',
  player,
  ...more,
})

describe('set: any state can be corrected by hand', () => {
  test('what is not named stays', () => {
    const state = play(
      gameOf(4, { boards: [{ doublers: 2 }] }),
      set({ board: { tracks: { [ts]: { black: 4 } }, locomotives: { [kv]: [3] } }, roubles: 7 }),
    )
    expect(boardOf(state)).toMatchObject({
      doublers: 2,
      tracks: { [ts]: { black: 4 }, [sp]: { black: 1 } },
      locomotives: { [ts]: [1], [kv]: [3] },
    })
    expect(roublesOf(state)).toBe(7)
    expect(state.turn).toBe(0)
  })

  test('the highest locomotive and the front marker stand first, however they were named', () => {
    const state = play(
      gameOf(4),
      set({
        board: {
          locomotives: { [ts]: [2, 5] },
          industry: [0, 3],
          tokens: ['second-marker'],
          tracks: { [sp]: { black: 4 } },
        },
        forced: true,
      }),
    )
    expect(boardOf(state)).toMatchObject({ locomotives: { [ts]: [5, 2] }, industry: [3, 0] })
  })

  test('points that are set stand in the ledger as a difference', () => {
    const state = play(gameOf(4, { points: [20] }), set({ points: 26 }))
    expect(pointsOf(state)).toBe(26)
    expect(state.atOnce).toEqual([{ round: 1, seat: 0, points: 6, reason: 'table' }])
  })

  test('it is checked only for what is possible at all', () => {
    const rule = (board: NonNullable<TableMove<'set'>['board']>) => ruleAgainst(gameOf(4), set({ board }))
    expect(rule({ tracks: { [ts]: { black: 3, gray: 3 } } })).toBe('track.blocked')
    expect(rule({ tracks: { [kv]: { black: 3, gray: 1 } } })).toBe('track.not-owned')
    expect(rule({ tracks: { [kv]: { black: 10 } } })).toBe('track.line-end')
    expect(rule({ tracks: { [kv]: { black: 9, natural: 1 } } })).toBe('track.colour-not-on-line')
    expect(rule({ locomotives: { [kv]: [2, 3] } })).toBe('place.full')
    expect(rule({ factories: [2, 2, 3, 3, 4, 5] })).toBe('place.full')
    expect(rule({ doublers: 9 })).toBe('doubler.full')
    expect(rule({ industry: [5] })).toBe('industry.gap')
    expect(rule({ industry: [16], factories: [2, 2, 3, 3, 4] })).toBe('industry.end')
    expect(rule({ industry: [3, 2] })).toBe('marker.not-won')
    expect(rule({ tokens: ['revaluation'] })).toBe('token.not-won')
    expect(rule({ extraWorkers: 1 })).toBe('worker.not-won')
    expect(rule({ factories: [2, 2, 2, 2], locomotives: { [kv]: [2] } })).toBe('supply.exceeded')
    expect(rule({ tracks: { [ts]: { black: 15 } }, doublers: 8 })).toBeUndefined()
  })

  test('two markers share no position but 0, and no token lies twice', () => {
    const board = { tracks: { [sp]: { black: 6 } }, locomotives: { [sp]: [6] } }
    const state = gameOf(4, { boards: [board] })
    expect(ruleAgainst(state, set({ board: { tokens: ['second-marker'], industry: [2, 2] } }))).toBe('industry.shared')
    expect(ruleAgainst(state, set({ board: { tokens: ['revaluation', 'revaluation'] } }))).toBe('token.used')
  })

  test('pieces that everyone shares are there only once', () => {
    const state = gameOf(4, {
      boards: [{}, { blackWorker: true, engineers: ['build'], endBonus: ['lines'], doublers: 8 }, { doublers: 8 }],
    })
    expect(ruleAgainst(state, set({ board: { blackWorker: true } }))).toBe('supply.exceeded')
    expect(ruleAgainst(state, set({ board: { engineers: ['build'] } }))).toBe('supply.exceeded')
    expect(ruleAgainst(state, set({ board: { endBonus: ['lines'] } }))).toBe('card.taken')
    expect(ruleAgainst(state, set({ board: { doublers: 5 } }))).toBe('supply.exceeded')
    expect(ruleAgainst(state, set({ board: { doublers: 4 } }))).toBeUndefined()
  })

  test('five #9 are in the box, four of them with a factory', () => {
    const nines = gameOf(4, { boards: [{}, { factories: [9, 9, 9, 9] }] })
    expect(ruleAgainst(nines, set({ board: { locomotives: { [kv]: [9] } } }))).toBeUndefined()
    expect(ruleAgainst(nines, set({ board: { factories: [9] } }))).toBe('supply.exceeded')
    expect(ruleAgainst(nines, set({ board: { locomotives: { [kv]: [9], [sp]: [9] } } }))).toBe('supply.exceeded')
  })

  test('a correction can be overruled, and what was impossible before does not stand in the way', () => {
    const state = play(gameOf(4), set({ board: { doublers: 9 }, forced: true }))
    expect(boardOf(state).doublers).toBe(9)
    expect(ruleAgainst(state, set({ roubles: 4 }))).toBeUndefined()
  })

  test('turn.not-open: not after the game is over', () => {
    const over = gameOf(4, { phase: 'over' })
    expect(apply(over, set({ points: 3 })).ok).toBe(false)
    expect(apply(over, set({ points: 3, forced: true })).ok).toBe(false)
  })
})

describe('set-table: a game joined in the middle', () => {
  test('round, order and turn lead out of the starting bonuses', () => {
    const state = play(start(setupOf(4)), {
      do: 'set-table',
      round: 3,
      order: [2, 0, 1, 3],
      passed: [2],
      placements: [placed(2, 'doubler')],
    })
    expect(state).toMatchObject({ phase: 'turns', round: 3, turn: 0, order: [2, 0, 1, 3] })
    expectRefused(state, take('doubler'), 'space.occupied')
  })

  test('boards and points are set, and the game plays on to its end', () => {
    const joined = play(
      start(setupOf(2)),
      { do: 'set-table', round: 6, engineers: ['build'] },
      set({ points: 120, board: { tracks: { [ts]: { black: 7, gray: 4 } } } }),
      set({ points: 140 }, 1),
    )
    const over = play(joined, pass(0), pass(1), { do: 'score' }, { do: 'finish' })
    expect(over.phase).toBe('over')
    expect([pointsOf(over, 0), pointsOf(over, 1)]).toEqual([120 + 1, 140 + 2])
  })

  test('engineers alone, filled in late, do not end the starting bonuses', () => {
    const state = play(start(setupOf(4)), { do: 'set-table', engineers: ['build', 'two-black', 'use-again'] })
    expect(state).toMatchObject({ phase: 'bonus', turn: 3, engineers: ['build', 'two-black', 'use-again'] })
  })

  test('an order filled in late moves the starting bonuses to its last player', () => {
    const state = play(start(setupOf(3)), { do: 'set-table', order: [2, 1, 0] })
    expect(state).toMatchObject({ phase: 'bonus', turn: 0 })
    const later = play(state, { do: 'bonus', player: 0, card: 'rouble' }, { do: 'set-table', order: [1, 2, 0] })
    expect(later.turn).toBe(2)
  })

  test('an order named before anything was placed begins with its first player', () => {
    expect(play(gameOf(3), { do: 'set-table', order: [2, 1, 0] }).turn).toBe(2)
    const begun = play(gameOf(3), take('roubles'), { do: 'set-table', order: [2, 1, 0] })
    expect(begun.turn).toBe(1)
  })

  test('a turn given to somebody begins anew, also for one who had passed', () => {
    const state = play(gameOf(3), pass(0), take('track-black-1', { own: 1 }, 1), { do: 'set-table', turn: 0 })
    expect(state).toMatchObject({ turn: 0, passed: [], open: [] })
    expectOffered(state, take('roubles'))
  })

  test('what is open goes on when something else is corrected', () => {
    const state = play(gameOf(3), take('track-black-1'), { do: 'set-table', returned: [2] })
    expect(state.open).toHaveLength(1)
    expectOffered(state, advance(ts, 'black'))
  })

  test('when everyone is said to have passed, the turns are over', () => {
    const state = play(gameOf(3), { do: 'set-table', passed: [0, 1, 2] })
    expect(state.phase).toBe('scoring')
    const claimed = play(gameOf(3), {
      do: 'set-table',
      placements: [placed(1, 'order-1')],
      passed: [0, 1, 2],
    })
    expect(claimed).toMatchObject({ phase: 'moved', turn: 1, nextOrder: [1, 0, 2] })
  })

  test('the player whose turn it was is said to have passed: the next one is on', () => {
    expect(play(gameOf(3), { do: 'set-table', passed: [0] }).turn).toBe(1)
  })

  test('once all have passed, the order named is that of the next round', () => {
    const state = play(gameOf(3), pass(0), pass(1), pass(2), { do: 'set-table', order: [2, 1, 0] })
    expect(state).toMatchObject({ phase: 'scoring', order: [0, 1, 2], nextOrder: [2, 1, 0] })
    expect(play(state, { do: 'score' }).turn).toBe(2)
  })

  test('somebody who had not passed after all takes the round back to the turns', () => {
    const state = play(gameOf(3), pass(0), pass(1), pass(2), { do: 'set-table', turn: 1 })
    expect(state).toMatchObject({ phase: 'turns', turn: 1, passed: [0, 2] })
  })

  test.each([
    ['a seat that is not there', { turn: 4 }],
    ['an order that is none', { order: [0, 0, 1] }],
    ['a round that is none', { round: 0 }],
    ['a round after the last', { round: 7 }],
    ['somebody passed who is not there', { passed: [5] }],
  ])('turn.not-open: %s, not even by force', (_, setting) => {
    const state = gameOf(3)
    expect(apply(state, { do: 'set-table', ...setting }).ok).toBe(false)
    expect(apply(state, { do: 'set-table', ...setting, forced: true }).ok).toBe(false)
  })
})

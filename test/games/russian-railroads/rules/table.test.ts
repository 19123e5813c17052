import { describe, expect, test } from 'vitest'
import type { TableMove } from '../../../../src/games/russian-railroads/rules/actions'
import { choices, soleChoice } from '../../../../src/games/russian-railroads/rules/choices'
import { handOf } from '../../../../src/games/russian-railroads/rules/payment'
import { isUnfinished, placesIn } from '../../../../src/games/russian-railroads/rules/result'
import { start } from '../../../../src/games/russian-railroads/rules/setup'
import {
  boardOf,
  expectOffered,
  expectRefused,
  gameOf,
  pass,
  placed,
  play,
  pointsOf,
  ruleAgainst,
  setupOf,
  spacesOffered,
  take,
} from '../game'

const set = (more: Omit<TableMove<'set'>, 'do' | 'player'>, player = 0): TableMove<'set'> => ({
  do: 'set',
  player,
  ...more,
})

describe('a player leaves', () => {
  test('and passes from then on, by itself', () => {
    const state = play(gameOf(3), { do: 'withdraw', player: 1, ranked: true }, take('roubles'))
    expect(state.turn).toBe(1)
    expect(choices(state)).toEqual([pass(1)])
    expect(soleChoice(state)).toEqual(pass(1))
    expectRefused(state, take('doubler', { own: 1 }, 1), 'turn.passed')
    const next = play(state, pass(1), pass(2), pass(0), { do: 'score' }, pass(0))
    expect(soleChoice(next)).toEqual(pass(1))
  })

  test('in the middle of a turn: what was open is left', () => {
    const state = play(gameOf(3), take('track-black-1'), { do: 'withdraw', player: 0, ranked: true })
    expect(state).toMatchObject({ turn: 1, open: [] })
  })

  test('before the starting bonuses: no card is taken', () => {
    const state = play(start(setupOf(3)), { do: 'withdraw', player: 2, ranked: false })
    expect(state).toMatchObject({ phase: 'bonus', turn: 1 })
    expect(state.bonuses).toHaveLength(4)
    const first = play(start(setupOf(3)), { do: 'withdraw', player: 1, ranked: false })
    expect(play(first, { do: 'bonus', player: 2, card: 'rouble' })).toMatchObject({ phase: 'turns', turn: 0 })
  })

  test('with a worker on a turn order space: it does not act', () => {
    const state = play(
      gameOf(2, { placements: [placed(1, 'order-1')] }),
      { do: 'withdraw', player: 1, ranked: true },
      pass(0),
      pass(1),
    )
    expect(soleChoice(state)).toEqual({ do: 'leave', player: 1 })
  })

  test('their board stays and scores, also in the majority', () => {
    const state = play(
      gameOf(2, { round: 6, boards: [{}, { industry: [3], engineers: ['build'] }] }),
      { do: 'withdraw', player: 1, ranked: false },
      pass(0),
      pass(1),
      { do: 'score' },
      { do: 'finish' },
    )
    expect(pointsOf(state, 1)).toBe(2 + 3 + 40)
  })

  test('the table decides whether they are ranked', () => {
    const state = gameOf(3, { points: [50, 80, 60] })
    expect(placesIn(play(state, { do: 'withdraw', player: 1, ranked: true }))).toEqual([3, 1, 2])
    const not = play(state, { do: 'withdraw', player: 1, ranked: false })
    expect(placesIn(not)).toEqual([2, undefined, 1])
    expect(placesIn(play(not, { do: 'withdraw', player: 1, ranked: true }))).toEqual([3, 1, 2])
  })

  test('and may come back', () => {
    const state = play(gameOf(3), { do: 'withdraw', player: 0, ranked: true }, { do: 'return', player: 0 })
    expectOffered(state, take('roubles'))
    expectRefused(state, { do: 'return', player: 0 }, 'turn.not-open')
  })
})

describe('a game ended early', () => {
  test('with this round and the final scored as the boards lie', () => {
    const state = play(
      gameOf(2, { round: 3, boards: [{ industry: [3], endBonus: ['fifteen'] }], points: [10, 20] }),
      take('track-basic'),
      { do: 'stop', then: 'score' },
    )
    expect(state).toMatchObject({ phase: 'scoring', open: [] })
    expect(soleChoice(state)).toEqual({ do: 'score' })
    const over = play(state, { do: 'score' }, { do: 'finish' })
    expect([pointsOf(over, 0), pointsOf(over, 1)]).toEqual([10 + 3 + 15, 20])
    expect(isUnfinished(over)).toBe(false)
  })

  test('with only the final scored', () => {
    const over = play(
      gameOf(2, { round: 3, boards: [{ industry: [3], endBonus: ['fifteen'] }] }),
      { do: 'stop', then: 'finish' },
      { do: 'finish' },
    )
    expect(pointsOf(over)).toBe(15)
  })

  test('unfinished: the points stand as they are', () => {
    const over = play(gameOf(2, { points: [10, 20] }), { do: 'stop', then: 'nothing' })
    expect(over).toMatchObject({ phase: 'over', end: [] })
    expect(isUnfinished(over)).toBe(true)
    expect(pointsOf(over)).toBe(10)
    expectRefused(over, { do: 'stop', then: 'nothing' }, 'turn.not-open')
  })
})

describe('hidden End Bonus cards', () => {
  const hidden = gameOf(2, { phase: 'final', boards: [{ endBonus: ['hidden', 'lines', 'hidden'] }] })

  test('turn.pending: they are turned over before the final scoring', () => {
    expectRefused(hidden, { do: 'finish' }, 'turn.pending')
    const one = play(hidden, { do: 'reveal', player: 0, cards: ['fifteen'] })
    expect(boardOf(one).endBonus).toEqual(['fifteen', 'lines', 'hidden'])
    const both = play(one, { do: 'reveal', player: 0, cards: ['workers'] })
    expectOffered(both, { do: 'finish' })
  })

  test('by force they score nothing', () => {
    expect(pointsOf(play(hidden, { do: 'finish', forced: true }))).toBe(0)
  })

  test('card.taken: no card is held twice', () => {
    expect(ruleAgainst(hidden, { do: 'reveal', player: 0, cards: ['lines'] })).toBe('card.taken')
    expect(ruleAgainst(hidden, { do: 'reveal', player: 0, cards: ['workers', 'workers'] })).toBe('card.taken')
  })

  test('turn.not-open: no more than are hidden', () => {
    expect(ruleAgainst(hidden, { do: 'reveal', player: 0, cards: ['fifteen', 'workers', 'tokens'] })).toBe(
      'turn.not-open',
    )
    expect(ruleAgainst(hidden, { do: 'reveal', player: 1, cards: ['fifteen'] })).toBe('turn.not-open')
  })

  test('they may be told at any time before', () => {
    const state = gameOf(2, { boards: [{ endBonus: ['hidden'] }] })
    expect(boardOf(play(state, { do: 'reveal', player: 0, cards: ['tokens'] })).endBonus).toEqual(['tokens'])
  })
})

describe('points at once by hand', () => {
  test('stand in the ledger with their reason', () => {
    const state = play(gameOf(2), { do: 'points', player: 1, points: 5, reason: 'engineer' })
    expect(pointsOf(state, 1)).toBe(5)
    expect(state.atOnce).toEqual([{ round: 1, seat: 1, points: 5, reason: 'engineer' }])
  })

  test('with an expansion they have a name', () => {
    const state = play(start(setupOf(2, { expansion: true })), {
      do: 'points',
      player: 0,
      points: 12,
      reason: 'table',
      note: 'Coal',
    })
    expect(state.atOnce).toEqual([{ round: 1, seat: 0, points: 12, reason: 'table', note: 'Coal' }])
  })
})

describe('match your copy, in the middle of a game', () => {
  test('scoring and legality follow', () => {
    const state = play(gameOf(2), {
      do: 'copy',
      corrections: { twoPlayerSpaces: { 'loco-2': true }, engineers: { build: { number: 40, letter: 'A' } } },
    })
    expect(spacesOffered(state)).toContain('loco-2')
    const again = play(state, { do: 'copy', corrections: { passPoints: [1, 1, 1, 1] } })
    expect(spacesOffered(again)).toContain('loco-2')
    expect(again.copy.engineers.build.number).toBe(40)
    expect(pointsOf(play(again, pass(0)))).toBe(1)
  })
})

describe.each([2, 3, 4] as const)('score the rounds, with %i players', players => {
  const started = start(setupOf(players, { way: 'score', engineers: [] }))

  test('boards are set, rounds are scored, the end comes after the last', () => {
    expect(started.phase).toBe('scoring')
    const scored = play(started, set({ board: { industry: [3] } }), { do: 'score' })
    expect(scored).toMatchObject({ phase: 'scoring', round: 2 })
    expect(pointsOf(scored)).toBe(3)
    let state = scored
    while (state.phase === 'scoring') state = play(state, { do: 'score' })
    expect(state.scored).toHaveLength(state.rounds)
    expect(pointsOf(play(state, { do: 'finish' }))).toBe(3 * state.rounds)
  })

  test('nobody is on turn', () => {
    expect(choices(started)).toEqual([{ do: 'score' }])
    expect(ruleAgainst(started, take('roubles'))).toBe('turn.not-open')
  })
})

describe('the way of use changes', () => {
  test('to scoring only at once, whatever was open', () => {
    const state = play(gameOf(3), take('track-black-1'), { do: 'way', way: 'score' })
    expect(state).toMatchObject({ way: 'score', phase: 'scoring', open: [], placements: [] })
  })

  test('back to tracking at the beginning of a round, from what the table tells', () => {
    const state = play(
      gameOf(3),
      { do: 'way', way: 'score' },
      { do: 'score' },
      {
        do: 'way',
        way: 'track',
        order: [2, 0, 1],
        roubles: [3, 0, 1],
        engineers: ['build', 'two-black', null],
        returned: [2],
        cards: ['black-worker'],
      },
    )
    expect(state).toMatchObject({ way: 'track', phase: 'turns', round: 2, turn: 2, returned: [2] })
    expect(handOf(state, 0)).toMatchObject({ own: 6, roubles: 3 })
  })

  test('turn.not-open: not to where it is, not at the end, not with an expansion', () => {
    const track = {
      do: 'way',
      way: 'track',
      order: [0, 1],
      roubles: [1, 1],
      engineers: [],
      returned: [],
      cards: [],
    } as const
    expect(ruleAgainst(gameOf(2), track)).toBe('turn.not-open')
    expect(ruleAgainst(gameOf(2, { phase: 'final' }), { do: 'way', way: 'score' })).toBe('turn.not-open')
    expect(ruleAgainst(start(setupOf(2, { expansion: true })), track)).toBe('turn.not-open')
    expect(ruleAgainst(start(setupOf(2, { way: 'score' })), { ...track, order: [0, 0] })).toBe('turn.not-open')
    expect(ruleAgainst(start(setupOf(2, { way: 'score' })), track)).toBeUndefined()
  })
})

import { describe, expect, test } from 'vitest'
import { questionCards } from '../../../../src/games/russian-railroads/printed/cards'
import type { TurnMove } from '../../../../src/games/russian-railroads/rules/actions'
import { choices } from '../../../../src/games/russian-railroads/rules/choices'
import { handOf } from '../../../../src/games/russian-railroads/rules/payment'
import {
  advance,
  boardOf,
  card,
  endBonus,
  expectOffered,
  expectRefused,
  factory,
  gameOf,
  industry,
  kv,
  leave,
  moveOn,
  play,
  pointsOf,
  roublesOf,
  ruleAgainst,
  type Scene,
  sp,
  take,
  token,
  ts,
  wonToken,
} from '../game'

const won = (scene: Scene = {}) => gameOf(4, { open: [wonToken], ...scene })
const doubler = (of = 0): TurnMove<'doubler'> => ({ do: 'doubler', player: 0, of })

describe('a ? token: one of the seven you still have', () => {
  test('token.used: each once', () => {
    const state = won({ boards: [{ tokens: ['revaluation'] }] })
    expectRefused(state, token('revaluation'), 'token.used')
    expect(choices(state).filter(choice => choice.do === 'token')).toHaveLength(6)
  })

  test('turn.not-open: none without having won one', () => {
    expectRefused(gameOf(4), token('revaluation'), 'turn.not-open')
  })

  test('1: up to four advancements, newly won tracks included', () => {
    const state = play(won(), token('advance-4'), advance(ts, 'black'), advance(ts, 'gray'), advance(ts, 'black'))
    expect(boardOf(state).tracks[ts]).toEqual({ black: 3, gray: 1 })
    expectOffered(state, leave())
    expect(play(state, advance(ts, 'gray')).turn).toBe(1)
  })

  test('2: up to five industry advancements', () => {
    const state = play(won({ boards: [{ factories: [6] }] }), token('industry-5'))
    const four = play(state, industry(0), industry(1), industry(2), industry(3))
    expect(roublesOf(play(four, industry(4)))).toBe(2)
    expect(play(four, leave()).turn).toBe(1)
  })

  test('3: the second industry marker, on 0', () => {
    expect(boardOf(play(won({ boards: [{ industry: [3] }] }), token('second-marker'))).industry).toEqual([3, 0])
    expect(boardOf(play(won(), token('second-marker'))).industry).toEqual([0, 0])
  })

  test('4: three doublers, as many as possible', () => {
    expect(boardOf(play(won(), token('doublers-3'))).doublers).toBe(3)
    expect(boardOf(play(won({ boards: [{ doublers: 7 }] }), token('doublers-3'))).doublers).toBe(8)
    expect(boardOf(play(won({ boards: [{ doublers: 8 }] }), token('doublers-3'))).tokens).toEqual(['doublers-3'])
  })

  test('5 and 6: revaluation and the Kiev medal just lie there', () => {
    const state = play(won({ open: [{ ...wonToken, steps: 2 }] }), token('revaluation'), token('kiev-medal'))
    expect(boardOf(state).tokens).toEqual(['revaluation', 'kiev-medal'])
    expect(state.turn).toBe(1)
  })

  test('7: an open ? card, at once, and after that an End Bonus card', () => {
    const state = play(won(), token('card'))
    expectRefused(state, endBonus('fifteen'), 'turn.pending')
    const done = play(state, card('engineer-and-rouble'))
    expectOffered(done, endBonus('fifteen'))
    expect(play(done, endBonus('fifteen')).turn).toBe(1)
  })

  test('7: if no ? card is wanted or none can be done, only the End Bonus card', () => {
    const state = play(won(), token('card'), leave())
    expect(state.turn).toBe(0)
    expectOffered(state, endBonus('points'))
    const none = play(won({ cards: [] }), token('card'))
    expect(choices(none)).toEqual([leave()])
  })

  test('the token is placed and the turn’s other things go on', () => {
    const state = play(
      gameOf(4, { boards: [{ tracks: { [sp]: { black: 3 } }, locomotives: { [sp]: [4] } }] }),
      take('track-black-1'),
      advance(sp, 'black'),
      token('doublers-3', 1),
    )
    expectOffered(state, advance(ts, 'black'))
  })
})

describe('? cards', () => {
  const open = [{ kind: 'card', steps: 1, from: 'token:card', duty: false }] as const

  test('each leaves the game when it is used', () => {
    const state = play(gameOf(4, { open }), card('black-worker'))
    expect(state.cards).toEqual(Object.keys(questionCards).filter(id => id !== 'black-worker'))
    expectRefused({ ...state, open, turn: 0 }, card('black-worker'), 'card.taken')
  })

  describe('(a) a doubler, an industry and a black advancement, then one of the three once more', () => {
    const taken = (scene: Scene = {}) => play(gameOf(4, { open, ...scene }), card('three-and-one-again'))

    test('in any order', () => {
      expect(boardOf(taken()).doublers).toBe(1)
      expectOffered(taken(), industry(0))
      expectOffered(taken(), advance(kv, 'black', 1))
    })

    test('one more only when the three are done', () => {
      const again = taken().open.findIndex(effect => effect.kind === 'again')
      expectRefused(taken(), doubler(again), 'turn.pending')
      expectRefused(taken(), advance(kv, 'black', again), 'turn.pending')
    })

    test.each([
      ['a doubler', doubler(), { doublers: 2 }],
      ['an industry step', industry(1), { industry: [2] }],
      [
        'a black step',
        advance(ts, 'black'),
        { tracks: { [ts]: { black: 3 }, [sp]: { black: 1 }, [kv]: { black: 1 } } },
      ],
    ] as const)('once more: %s', (_, step, board) => {
      const state = play(taken(), advance(ts, 'black', 1), industry(0))
      const done = play(state, step)
      expect(boardOf(done)).toMatchObject(board)
      expect(done.turn).toBe(1)
    })

    test('if wanted', () => {
      expect(play(taken(), advance(ts, 'black', 1), industry(0), leave()).turn).toBe(1)
    })

    test('what cannot be done cannot be done once more', () => {
      const state = play(taken({ boards: [{ doublers: 7, industry: [3] }] }), advance(ts, 'black', 1), industry(3))
      expectRefused(state, doubler(), 'doubler.full')
      expectRefused(state, industry(4), 'industry.gap')
      expectRefused(state, advance(ts, 'gray'), 'turn.not-open')
    })
  })

  test('(b) the letterless engineer and 1 rouble; it does not use up the round’s hiring', () => {
    const state = play(gameOf(4, { open }), card('engineer-and-rouble'))
    expect(boardOf(state).engineers).toEqual(['two-any'])
    expect(roublesOf(state)).toBe(2)
    const next = { ...state, turn: 0 }
    expectOffered(next, take('own-two-any'))
    expectOffered(next, take('hire', { roubles: 1 }))
  })

  test('(c) a factory and two industry advancements, in any order', () => {
    const taken = play(gameOf(4, { open, boards: [{ industry: [3] }] }), card('factory-and-two-industry'))
    const done = play(taken, industry(3, 1), factory(2, 1, 0), industry(4))
    expect(boardOf(done)).toMatchObject({ industry: [5], factories: [2] })
    expect(done.open).toEqual([expect.objectContaining({ kind: 'build', from: 'factory:2' })])
  })

  test('(c) with 5 gaps filled the factory replaces one', () => {
    const state = play(
      gameOf(4, { open, boards: [{ industry: [0], factories: [2, 3, 4, 5, 6] }] }),
      card('factory-and-two-industry'),
    )
    expect(play(state, factory(2, 3)).returned).toEqual([4])
  })

  test('(d) the black worker', () => {
    const state = play(gameOf(4, { open }), card('black-worker'))
    expect(handOf(state, 0)).toMatchObject({ own: 5, black: 1 })
  })

  test('(e) the #9 locomotive, which may win special spaces', () => {
    const state = play(gameOf(4, { open, boards: [{ tracks: { [sp]: { black: 6 } } }] }), card('locomotive-nine'))
    expect(play(state, moveOn(sp)).open).toEqual([{ kind: 'token', steps: 2, from: 'won:token', duty: false }])
  })
})

describe('End Bonus cards', () => {
  const open = [{ kind: 'end-bonus', steps: 1, from: 'factory:9', duty: false }] as const

  test('look through the pile and take one, tell the app at once or later, or score 10', () => {
    const state = gameOf(4, { open })
    expect(choices(state).filter(choice => choice.do === 'end-bonus')).toHaveLength(12)
    expect(boardOf(play(state, endBonus('hidden'))).endBonus).toEqual(['hidden'])
    expect(pointsOf(play(state, endBonus('points')))).toBe(10)
  })

  test('card.taken: no card is held twice on the table', () => {
    const state = gameOf(4, { open, boards: [{}, { endBonus: ['lines'] }] })
    expectRefused(state, endBonus('lines'), 'card.taken')
  })

  test('supply.empty: at most 8 are ever taken; then there are only the points', () => {
    const held = ['fifteen', 'lines', 'factories', 'locomotives', 'workers', 'hidden', 'hidden'] as const
    const seven = gameOf(4, { open, boards: [{}, { endBonus: held }] })
    expectOffered(seven, endBonus('tokens'))
    const eight = gameOf(4, { open, boards: [{}, { endBonus: [...held, 'hidden'] }] })
    expectRefused(eight, endBonus('tokens'), 'supply.empty')
    expectRefused(eight, endBonus('hidden'), 'supply.empty')
    expectOffered(eight, endBonus('points'))
  })

  test('they are chosen at the end of the turn', () => {
    const state = play(
      gameOf(4, { boards: [{ industry: [4], factories: [9] }] }),
      take('industry-2', { own: 2 }),
      industry(4),
    )
    expect(ruleAgainst(state, endBonus('lines'))).toBe('turn.pending')
    expectOffered(play(state, industry(5)), endBonus('lines'))
  })

  test('whoever leaves the rest still chooses', () => {
    const state = play(
      gameOf(4, { open: [...open, { kind: 'industry', steps: 1, from: 'factory:5', duty: false }] }),
      leave(),
    )
    expectOffered(state, endBonus('lines'))
    expect(play(state, leave()).turn).toBe(1)
  })

  test('several won in one turn are chosen one after the other', () => {
    const two = [{ ...open[0], steps: 2 }]
    const state = play(gameOf(4, { open: two }), endBonus('lines'))
    expectRefused(state, endBonus('lines'), 'card.taken')
    expect(boardOf(play(state, endBonus('workers'))).endBonus).toEqual(['lines', 'workers'])
  })
})

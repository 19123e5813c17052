import { describe, expect, test } from 'vitest'
import type { StartingBonusId } from '../../../../src/games/russian-railroads/printed/cards'
import { engineers } from '../../../../src/games/russian-railroads/printed/engineers'
import { playerCounts } from '../../../../src/games/russian-railroads/printed/players'
import type { TurnMove } from '../../../../src/games/russian-railroads/rules/actions'
import { choices } from '../../../../src/games/russian-railroads/rules/choices'
import { handOf } from '../../../../src/games/russian-railroads/rules/payment'
import { seededRandom } from '../../../../src/games/russian-railroads/rules/random-game'
import { drawEngineers, drawOrder, start } from '../../../../src/games/russian-railroads/rules/setup'
import {
  advance,
  boardOf,
  expectRefused,
  gameOf,
  industry,
  kv,
  play,
  roublesOf,
  ruleAgainst,
  setupOf,
  spacesOffered,
  take,
  ts,
} from '../game'

const bonus = (card: StartingBonusId, player: number): TurnMove<'bonus'> => ({ do: 'bonus', player, card })

describe('set-up', () => {
  test('black on space 1 of each line, #1 on Trans-Siberian, a marker on 0, 0 points', () => {
    const state = start(setupOf(3))
    for (const { board, points } of state.players) {
      expect(board.tracks).toEqual({ [ts]: { black: 1 }, 'st-petersburg': { black: 1 }, [kv]: { black: 1 } })
      expect(board.locomotives).toEqual({ [ts]: [1], 'st-petersburg': [], [kv]: [] })
      expect(board.industry).toEqual([0])
      expect(points).toBe(0)
    }
  })

  test.each([
    [2, 6, 2],
    [3, 6, 1],
    [4, 5, 1],
  ] as const)('with %i players everyone has %i workers and %i roubles', (players, own, roubles) => {
    const state = gameOf(players)
    expect(handOf(state, 0)).toEqual({ own, black: 0, turquoise: 0, roubles })
  })

  test.each(playerCounts)('the order drawn for %i players holds each seat once', players => {
    const order = drawOrder(players, seededRandom(7))
    expect(order.toSorted()).toEqual(Array.from({ length: players }, (_, seat) => seat))
  })

  test.each([
    [2, 3, 3],
    [3, 3, 3],
    [4, 3, 4],
  ] as const)('for %i players %i A tiles lie on the right and %i B tiles on the left', (players, a, b) => {
    const letters = drawEngineers(players, seededRandom(3)).map(id => engineers[id].letter)
    expect(letters).toEqual([...Array.from({ length: a }, () => 'A'), ...Array.from({ length: b }, () => 'B')])
  })

  test('engineers are drawn by the letters of the table’s copy', () => {
    const printed = { engineers: { build: { number: 12, letter: 'B' as const } } }
    const drawn = Array.from({ length: 30 }, (_, seed) => drawEngineers(4, seededRandom(seed), printed))
    expect(drawn.every(row => !row.slice(0, 3).includes('build'))).toBe(true)
    expect(drawn.some(row => row.slice(3).includes('build'))).toBe(true)
  })
})

describe('Starting Bonus cards', () => {
  test.each(playerCounts)('with %i players all four lie out, and the last player chooses first', players => {
    const state = start(setupOf(players))
    expect(choices(state)).toEqual(
      (['black', 'industry', 'doubler', 'rouble'] as const).map(card => bonus(card, players - 1)),
    )
  })

  test('last player first, everyone but the first player', () => {
    const state = play(start(setupOf(3)), bonus('rouble', 2))
    expect(state.turn).toBe(1)
    const begun = play(state, bonus('doubler', 1))
    expect(begun).toMatchObject({ phase: 'turns', turn: 0, round: 1 })
  })

  test('a card taken is gone', () => {
    const state = play(start(setupOf(3)), bonus('rouble', 2))
    expectRefused(state, bonus('rouble', 1), 'card.taken')
  })

  test('1 black advancement, and special spaces fire: black to TS 2 brings gray', () => {
    const state = play(start(setupOf(2)), bonus('black', 1), advance(ts, 'black', 0, 1))
    expect(boardOf(state, 1).tracks[ts]).toEqual({ black: 2 })
    expect(ruleAgainst({ ...state, turn: 1 }, take('track-gray-2', { own: 2 }, 1))).toBe('action.incomplete')
    expect(state.phase).toBe('turns')
  })

  test('1 industry advancement', () => {
    const state = play(start(setupOf(2)), bonus('industry', 1), industry(0, 0, 1))
    expect(boardOf(state, 1).industry).toEqual([1])
  })

  test('1 doubler', () => expect(boardOf(play(start(setupOf(2)), bonus('doubler', 1)), 1).doublers).toBe(1))

  test('1 rouble', () => expect(roublesOf(play(start(setupOf(2)), bonus('rouble', 1)), 1)).toBe(3))

  test('before they are taken nobody takes a space', () => {
    expect(ruleAgainst(start(setupOf(2)), take('roubles', { own: 1 }, 1))).toBe('turn.not-open')
  })

  test('afterwards there are none', () => {
    expectRefused(gameOf(2), bonus('rouble', 0), 'turn.not-open')
  })
})

describe('a table may start differently', () => {
  test('with other rounds, workers, roubles and points', () => {
    const state = start(setupOf(2, { house: { rounds: 3, workers: 4, roubles: 5, points: [0, 12] } }))
    expect(state.rounds).toBe(3)
    expect(handOf(state, 1)).toMatchObject({ own: 4, roubles: 5 })
    expect(state.players.map(({ points }) => points)).toEqual([0, 12])
  })

  test('in a later round, without starting bonuses', () => {
    const state = start(setupOf(4, { round: 4 }))
    expect(state).toMatchObject({ phase: 'turns', turn: 0, round: 4 })
    expect(spacesOffered(state)).toContain('track-basic')
  })

  test('with an expansion, which is for scoring only', () => {
    expect(start(setupOf(4, { expansion: true }))).toMatchObject({ way: 'score', phase: 'scoring', expansion: true })
  })
})

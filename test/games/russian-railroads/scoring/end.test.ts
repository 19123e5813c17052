import { describe, expect, test } from 'vitest'
import { matchCopy } from '../../../../src/games/russian-railroads/board/copy'
import type { EndBonusId } from '../../../../src/games/russian-railroads/printed/cards'
import type { BoardSetting } from '../../../../src/games/russian-railroads/rules/actions'
import { placesOf, scoreCard, scoreEnd } from '../../../../src/games/russian-railroads/scoring/end'
import type { Points } from '../../../../src/games/russian-railroads/scoring/points'
import { boardWith, kv, sp, ts } from '../game'

const copy = matchCopy()
const cardPoints = (card: EndBonusId, board: BoardSetting = {}): number => scoreCard(boardWith(board), card).points
const partOf = (score: Points | undefined, key: string): number =>
  score?.parts.find(({ label }) => label.key === key)?.points ?? 0
const majority = (...boards: readonly BoardSetting[]): number[] =>
  scoreEnd(boards.map(boardWith), copy).map(score => partOf(score, 'majority'))

describe('End Bonus cards', () => {
  test('15 points', () => expect(cardPoints('fifteen')).toBe(15))

  test.each([
    [{ [ts]: { black: 14 }, [sp]: { black: 8 }, [kv]: { black: 8 } }, 0],
    [{ [ts]: { black: 14 }, [sp]: { black: 9 }, [kv]: { black: 8 } }, 10],
    [{ [ts]: { black: 15 }, [sp]: { black: 9 }, [kv]: { black: 9 } }, 30],
  ])('10 per line whose black track is on its last space: %#', (tracks, points) =>
    expect(cardPoints('lines', { tracks })).toBe(points),
  )

  test.each([
    [[], 0],
    [[2, 3], 8],
    [[2, 3, 4, 5, 6], 20],
  ])('4 per factory: %j', (factories, points) => expect(cardPoints('factories', { factories })).toBe(points))

  test('the sum of the numbers of your locomotives', () => {
    expect(cardPoints('locomotives', { locomotives: { [ts]: [9, 8], [sp]: [7], [kv]: [6] } })).toBe(30)
    expect(cardPoints('locomotives')).toBe(1)
  })

  test('10 per extra worker: own colour and the black one, at most 30', () => {
    expect(cardPoints('workers')).toBe(0)
    expect(cardPoints('workers', { extraWorkers: 1 })).toBe(10)
    expect(cardPoints('workers', { blackWorker: true })).toBe(10)
    expect(cardPoints('workers', { extraWorkers: 2, blackWorker: true })).toBe(30)
  })

  test('the sum of the three spaces your black tracks stand on', () => {
    expect(cardPoints('black-tracks')).toBe(3)
    expect(
      cardPoints('black-tracks', { tracks: { [ts]: { black: 12 }, [sp]: { black: 6 }, [kv]: { black: 9 } } }),
    ).toBe(27)
  })

  test('7 per ? token placed, at most 28', () => {
    const four = ['advance-4', 'industry-5', 'revaluation', 'card'] as const
    expect(cardPoints('tokens', { tokens: four.slice(0, 3) })).toBe(21)
    expect(cardPoints('tokens', { tokens: four })).toBe(28)
    expect(cardPoints('tokens', { tokens: [...four, 'kiev-medal'] })).toBe(28)
  })

  test.each([0, 0, 0, 0, 20, 20, 20, 30, 30].map((points, doublers) => ({ points, doublers })))(
    '$doublers doublers: $points',
    ({ points, doublers }) => expect(cardPoints('doublers', { doublers })).toBe(points),
  )

  test('6 per engineer; the extra-engineer card does not count', () => {
    const engineers = ['build', 'two-any'] as const
    expect(cardPoints('engineers', { engineers, endBonus: ['engineers', 'extra-engineer'] })).toBe(12)
  })

  test('the extra-engineer card has no points of its own', () => expect(cardPoints('extra-engineer')).toBe(0))

  test('several cards are scored one by one, in the order they were taken', () => {
    const [score] = scoreEnd([boardWith({ endBonus: ['fifteen', 'locomotives'] })], copy)
    expect(score?.parts[0]?.parts.map(({ points }) => points)).toEqual([15, 1])
    expect(score?.points).toBe(16)
  })
})

describe('engineer majority: 40 for most, 20 for second most', () => {
  test('the rulebook: 3 / 2 / 2 / 0 with Yellow’s highest above Blue’s: 40 / 0 / 20 / 0', () => {
    const [red, blue, yellow, green] = [
      { engineers: ['two-any', 'industry-3-points', 'black-gray'] as const },
      { engineers: ['doubler-3-points', 'any-3-points'] as const },
      { engineers: ['gray-5-points', 'black-3-points'] as const },
      {},
    ]
    expect(majority(red, blue, yellow, green)).toEqual([40, 0, 20, 0])
  })

  test('a tie for most goes to the higher single number; the other is second', () => {
    // numbers 4 and 5 against 3 and 15
    expect(
      majority({ engineers: ['doubler-3-points', 'any-3-points'] }, { engineers: ['black-gray', 'brown-5-points'] }),
    ).toEqual([20, 40])
  })

  test('the extra-engineer card counts as one more, without a number', () => {
    const one = { engineers: ['two-any'], endBonus: ['extra-engineer'] } as const
    expect(majority(one, { engineers: ['brown-5-points'] })).toEqual([40, 20])
    // 1 + card against 2 engineers: a tie, and the card has no number to win it with
    expect(majority(one, { engineers: ['black-gray', 'industry-3-points'] })).toEqual([20, 40])
    expect(
      majority({ engineers: ['brown-5-points'], endBonus: ['extra-engineer'] }, { engineers: ['build', 'two-black'] }),
    ).toEqual([40, 20])
  })

  test('the card alone gives nothing', () => {
    expect(majority({ endBonus: ['extra-engineer'] }, { engineers: ['two-any'] })).toEqual([0, 40])
    expect(majority({ endBonus: ['extra-engineer'] }, {})).toEqual([0, 0])
  })

  test('with 2 players both prizes are given', () => {
    expect(majority({ engineers: ['two-any'] }, { engineers: ['build'] })).toEqual([20, 40])
  })

  test('only one with engineers: 40 and no 20', () => {
    expect(majority({}, { engineers: ['two-any'] }, {})).toEqual([0, 40, 0])
  })

  test('with no engineers on the table nobody scores', () => expect(majority({}, {}, {}, {})).toEqual([0, 0, 0, 0]))

  test('corrected numbers decide', () => {
    const boards = [{ engineers: ['two-any'] as const }, { engineers: ['build'] as const }].map(boardWith)
    const corrected = matchCopy({ engineers: { 'two-any': { number: 30, letter: 'none' } } })
    expect(scoreEnd(boards, corrected).map(score => partOf(score, 'majority'))).toEqual([40, 20])
  })
})

test('most points wins; ties share the place', () => {
  expect(placesOf([300, 312, 300, 280])).toEqual([2, 1, 2, 4])
  expect(placesOf([200, 200])).toEqual([1, 1])
})

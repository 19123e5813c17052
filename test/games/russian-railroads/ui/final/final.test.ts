import { describe, expect, test } from 'vitest'
import { courseOf } from '../../../../../src/games/russian-railroads/files/course'
import type { BoardSetting } from '../../../../../src/games/russian-railroads/rules/actions'
import { wordsIn } from '../../../../../src/games/russian-railroads/text/words'
import { barsOf, linesOf } from '../../../../../src/games/russian-railroads/ui/final/charts'
import { sayMajority } from '../../../../../src/games/russian-railroads/ui/final/majority'
import { rankingOf, sayResult } from '../../../../../src/games/russian-railroads/ui/final/result'
import { sayAllPoints } from '../../../../../src/games/russian-railroads/ui/final/said-end'
import { stateOf, stepsOf } from '../../../../../src/table/log'
import { gameOf } from '../../game'
import { actions, finals, logOf, setup, toTheEnd } from './evening'

const words = wordsIn.en
const names = ['Anna', 'Boris', 'Chloé', 'Dima']
const log = logOf([...actions, ...toTheEnd])
const over = stateOf(log)
const majority = (...boards: readonly BoardSetting[]) => sayMajority(words, gameOf(4, { boards }), names)

describe('the engineer majority is told', () => {
  test('with who has most and who has second most', () => {
    expect(majority({ engineers: ['build'] }, { engineers: ['use-again', 'black-gray'] })).toEqual([
      'Boris has most engineers (2): 40.',
      'Anna has second most (1): 20.',
    ])
  })

  test('with the number that decides a tie for most', () => {
    expect(sayMajority(words, over, names)).toEqual([
      'Chloé has most engineers (2): 40.',
      'Anna has second most (2): 20.',
      'Chloé and Anna have 2 engineers each; the single highest number decides: Chloé has 15, against 12.',
    ])
  })

  test('with the number that decides a tie for second most', () => {
    const boards = [
      { engineers: ['build', 'use-again'] },
      { engineers: ['black-gray'] },
      { engineers: ['two-industry'] },
      { engineers: ['any-3-points'] },
    ] as const
    expect(majority(...boards)).toEqual([
      'Anna has most engineers (2): 40.',
      'Chloé has second most (1): 20.',
      'Chloé, Dima and Boris have 1 engineer each; the single highest number decides: Chloé has 9, against 5 and 3.',
    ])
  })

  test('with the card that counts as one more', () => {
    expect(majority({ engineers: ['build'], endBonus: ['extra-engineer'] }, { engineers: ['use-again'] })).toEqual([
      'Anna has most engineers (2): 40.',
      'Boris has second most (1): 20.',
      'The card of Anna counts as one more engineer, without a number.',
    ])
    expect(majority({ endBonus: ['extra-engineer'] }, { engineers: ['use-again'] })).toEqual([
      'Boris has most engineers (1): 40.',
      'The card of Anna gives nothing without an engineer.',
    ])
  })

  test('where nobody has one', () => expect(majority()).toEqual(['Nobody has an engineer, so nobody scores.']))
})

describe('the places', () => {
  test('are shared by equal points; whoever left may have none', () => {
    expect(rankingOf(over)).toEqual([
      { seat: 0, points: 81, place: 1 },
      { seat: 2, points: 81, place: 1 },
      { seat: 1, points: 42, place: 3 },
      { seat: 3, points: 14, place: undefined },
    ])
    expect(sayResult(words, over, names)).toEqual([
      'Anna and Chloé share the victory.',
      'Dima left early and is not ranked.',
    ])
  })

  test('go on counting whoever left and is ranked', () => {
    const ranked = { ...over, away: [{ seat: 3, ranked: true }] }
    expect(rankingOf(ranked).at(-1)).toEqual({ seat: 3, points: 14, place: 4 })
    expect(sayResult(words, ranked, names).at(-1)).toBe('Dima left early.')
  })

  test('are not given to a game that was broken off', () => {
    const broken = stateOf(logOf([...actions.slice(0, 6), { do: 'stop', then: 'nothing' }]))
    expect(rankingOf(broken).every(({ place }) => place === undefined)).toBe(true)
    expect(sayResult(words, broken, names)).toEqual([words.final.places.unfinished])
  })
})

describe('every number opens', () => {
  test.each([0, 1, 2, 3])('all points of seat %i, down to the single space', seat => {
    const tree = sayAllPoints(words, log, seat)
    expect(tree.reduce((sum, { points }) => sum + points, 0)).toBe(finals[seat])
    expect(tree.map(({ label }) => label)).toEqual([
      ...['1', '2', '3', '4', '5', '6', '7'].map(round => `Round ${round}`),
      'Final scoring',
    ])
  })

  test('also in a game that was broken off before the first scoring', () => {
    const broken = logOf([
      { do: 'points', player: 0, points: 3, reason: 'engineer' },
      { do: 'stop', then: 'nothing' },
    ])
    expect(sayAllPoints(words, broken, 0)).toEqual([
      { label: 'Points at once', points: 3, parts: [{ label: 'Engineer', points: 3, parts: [] }] },
    ])
  })
})

describe('the charts', () => {
  const course = courseOf(setup, [log.start, ...stepsOf(log).map(step => step.state)], 'en')

  test('a line has the points at each moment', () => {
    expect(linesOf(course, setup.players)[1]).toEqual({
      name: 'Boris',
      color: 'blue',
      values: [0, 3, 6, 9, 12, 15, 18, 21, 42],
    })
  })

  test('bars have the sources that gave anybody anything', () => {
    const { sources, bars } = barsOf(course, setup.players)
    expect(sources).toEqual([
      'Trans-Siberian',
      'St. Petersburg',
      'Kiev',
      'Industry',
      'At once',
      'End Bonus cards',
      'Engineer majority',
    ])
    expect(bars.map(({ values }) => values)).toEqual([
      [0, 0, 21, 25, 3, 12, 20],
      [7, 14, 0, 0, 0, 21, 0],
      [0, 0, 0, 21, 0, 20, 40],
      [0, 0, 0, 14, 0, 0, 0],
    ])
  })
})

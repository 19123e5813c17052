import { describe, expect, test } from 'vitest'
import { matchCopy } from '../../../../src/games/russian-railroads/board/copy'
import { actionSpaces } from '../../../../src/games/russian-railroads/printed/action-spaces'
import { endBonusCards, questionCards, startingBonusCards } from '../../../../src/games/russian-railroads/printed/cards'
import { engineers } from '../../../../src/games/russian-railroads/printed/engineers'
import { lines, revaluedTrackValues, trackValues } from '../../../../src/games/russian-railroads/printed/lines'
import { byPlayerCount } from '../../../../src/games/russian-railroads/printed/players'
import { tokens } from '../../../../src/games/russian-railroads/printed/tokens'

describe('what is printed on the player board', () => {
  test('the three lines have 15, 9 and 9 spaces and 2, 1 and 1 places for locomotives', () => {
    expect(Object.values(lines).map(({ spaces, places }) => [spaces, places])).toEqual([
      [15, 2],
      [9, 1],
      [9, 1],
    ])
  })

  test('Trans-Siberian takes all five colours, St. Petersburg all but white, Kiev all but natural and white', () => {
    const all = ['black', 'gray', 'brown', 'natural', 'white']
    expect(lines['trans-siberian'].colours).toEqual(all)
    expect(lines['st-petersburg'].colours).toEqual(all.slice(0, 4))
    expect(lines.kiev.colours).toEqual(all.slice(0, 3))
  })

  test('the colours are worth 0, 1, 2, 4, 7 and after the revaluation 0, 1, 3, 6, 10', () => {
    expect(Object.values(trackValues)).toEqual([0, 1, 2, 4, 7])
    expect(Object.values(revaluedTrackValues)).toEqual([0, 1, 3, 6, 10])
  })

  test('the industry track reads 0 1 2 3 5 gap 10 gap 15 gap ? gap 20 gap 25 30', () => {
    const gap = undefined
    expect(matchCopy().industry).toEqual([0, 1, 2, 3, 5, gap, 10, gap, 15, gap, undefined, gap, 20, gap, 25, 30])
  })

  test('where a copy has its ? elsewhere, the printed points close up around it', () => {
    const gap = undefined
    expect(matchCopy({ industryToken: 12 }).industry).toEqual([
      ...[0, 1, 2, 3, 5, gap, 10, gap, 15, gap, 20, gap, undefined, gap, 25, 30],
    ])
  })
})

describe('what is in the supply', () => {
  test('rounds, workers, roubles and engineers depend on the number of players', () => {
    expect(byPlayerCount).toEqual({
      2: { rounds: 6, workers: 6, roubles: 2, engineersA: 3, engineersB: 3 },
      3: { rounds: 6, workers: 6, roubles: 1, engineersA: 3, engineersB: 3 },
      4: { rounds: 7, workers: 5, roubles: 1, engineersA: 3, engineersB: 4 },
    })
  })

  test('there are 7 ? tokens, 5 ? cards, 4 Starting Bonus cards and 10 End Bonus cards', () => {
    expect([tokens, questionCards, startingBonusCards, endBonusCards].map(table => Object.keys(table).length)).toEqual([
      7, 5, 4, 10,
    ])
  })

  test('the fifteen engineers carry the numbers 1 to 15, seven of them an A and seven a B', () => {
    const all = Object.values(engineers)
    expect(all.map(({ number }) => number).sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1))
    expect(all.filter(({ letter }) => letter === 'A').map(({ number }) => number)).toEqual([2, 4, 6, 8, 10, 12, 14])
    expect(all.filter(({ letter }) => letter === 'B').map(({ number }) => number)).toEqual([3, 5, 7, 9, 11, 13, 15])
    expect(engineers['two-any'].letter).toBe('none')
  })
})

describe('what the action spaces cost', () => {
  test.each([
    ['track-any', 1, 1],
    ['track-black-1', 1, 0],
    ['track-black-2', 2, 0],
    ['track-gray-1', 1, 0],
    ['track-gray-2', 2, 0],
    ['track-brown-1', 1, 0],
    ['track-brown-2', 2, 0],
    ['track-natural-1', 1, 0],
    ['track-natural-2', 2, 0],
    ['track-white-1', 1, 0],
    ['track-white-2', 2, 0],
    ['track-basic', 1, 0],
    ['loco-1', 1, 0],
    ['loco-2', 2, 0],
    ['loco-3', 3, 0],
    ['industry-1', 1, 0],
    ['industry-2', 2, 0],
    ['industry-black', 2, 0],
    ['doubler', 1, 0],
    ['roubles', 1, 0],
    ['temp-workers', 1, 0],
    ['engineer-left', 1, 0],
    ['engineer-right', 1, 0],
    ['hire', 0, 1],
    ['order-1', 1, 0],
    ['order-2', 1, 0],
    ['last-round', 2, 0],
  ] as const)('%s takes %i workers and %i roubles', (space, workers, roubles) => {
    expect(actionSpaces[space]).toMatchObject({ workers, roubles })
  })

  test('there are 27 of them', () => expect(Object.keys(actionSpaces)).toHaveLength(27))
})

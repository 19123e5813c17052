import { describe, expect, test } from 'vitest'
import { type Board, startBoard } from '../../../../src/games/russian-railroads/board/board'
import { matchCopy } from '../../../../src/games/russian-railroads/board/copy'
import { lineIds, lines } from '../../../../src/games/russian-railroads/printed/lines'
import { explainLine, type LineWorth, type Worth } from '../../../../src/games/russian-railroads/scoring/explain'
import { roundScore } from '../../../../src/games/russian-railroads/scoring/round'
import { seed, sized } from '../../../size'
import { randomBoard, randomFrom } from '../boards'
import { blue, red } from './counted-boards'

const copy = matchCopy()

/** The red board with #2 alone on Trans-Siberian. */
const short: Board = { ...red, locomotives: { ...red.locomotives, 'trans-siberian': [2] } }

describe('the spaces of a line', () => {
  const { spaces, reach, points, lost } = explainLine(red, 'trans-siberian', copy)

  test('have their points: brown 4, 2, 2, gray 1, 1, 1, 1, black 0, and 0 ahead of black', () => {
    expect(spaces.map(space => space.points)).toEqual([4, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    expect({ reach, points, lost }).toEqual({ reach: 8, points: 12, lost: 0 })
  })

  test('have the colour that covers them, and none ahead of black', () => {
    const [brown, gray, black, none] = ['brown', 'gray', 'black', undefined]
    expect(spaces.map(({ colour }) => colour)).toEqual([
      ...[brown, brown, brown, gray, gray, gray, gray, black],
      ...[black, none, none, none, none, none, none],
    ])
  })

  test('say where a track stands, what is doubled, what is reached', () => {
    const numbersOf = (key: 'standing' | 'doubled' | 'reached') =>
      spaces.filter(space => space[key]).map(({ space }) => space)
    expect(numbersOf('standing')).toEqual([3, 7, 9])
    expect(numbersOf('doubled')).toEqual([1])
    expect(numbersOf('reached')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

describe('what no locomotive reaches is lost', () => {
  test('spaces with what they would have scored', () => {
    const { spaces, points, lost } = explainLine(short, 'trans-siberian', copy)
    expect(spaces.map(space => space.points).slice(0, 9)).toEqual([4, 2, 0, 0, 0, 0, 0, 0, 0])
    expect(spaces.map(space => space.lost).slice(0, 9)).toEqual([0, 0, 2, 1, 1, 1, 1, 0, 0])
    expect({ points, lost }).toEqual({ points: 6, lost: 6 })
  })

  test('a doubled space with the doubled points', () => {
    const { spaces } = explainLine({ ...short, doublers: 4 }, 'trans-siberian', copy)
    expect(spaces.map(space => space.lost).slice(0, 5)).toEqual([0, 0, 4, 2, 1])
  })

  test('a star with its points: black on 3, reach 2', () => {
    expect(explainLine(red, 'kiev', copy).stars).toEqual([
      { space: 1, points: 1, lost: 0 },
      { space: 2, points: 2, lost: 0 },
      { space: 3, points: 0, lost: 3 },
    ])
  })

  test('the medal and the doubling of St. Petersburg', () => {
    // Both lines reach 4: five gray and the medal on Kiev, brown 6 and gray 5 on St. Petersburg and as much for the doubling.
    const board = { ...blue, locomotives: { ...blue.locomotives, 'st-petersburg': [4], kiev: [4] } }
    expect(explainLine(board, 'kiev', copy).medal).toEqual({ points: 0, lost: 20 })
    expect(explainLine(board, 'st-petersburg', copy).doubling).toEqual({ points: 0, lost: 11 })
    // Reached: 6 + 2.
    expect(explainLine(board, 'st-petersburg', copy)).toMatchObject({ points: 8, lost: 14 })
  })
})

describe('what a line adds of its own', () => {
  test('the doubled line, on St. Petersburg only', () => {
    expect(explainLine(blue, 'st-petersburg', copy).doubling).toEqual({ points: 11, lost: 0 })
    expect(explainLine(blue, 'kiev', copy).doubling).toBeUndefined()
    expect(explainLine(red, 'st-petersburg', copy).doubling).toBeUndefined()
  })

  test('stars and medal, on Kiev only', () => {
    const { stars, medal } = explainLine(blue, 'kiev', copy)
    expect(stars.map(star => [star.space, star.points])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [8, 10],
    ])
    expect(medal).toEqual({ points: 20, lost: 0 })
    expect(explainLine(blue, 'trans-siberian', copy)).toMatchObject({ stars: [], medal: undefined })
    expect(explainLine(red, 'kiev', copy).medal).toBeUndefined()
  })

  test('a corrected star has its corrected points', () => {
    const { stars } = explainLine(blue, 'kiev', matchCopy({ kievStar8: 11 }))
    expect(stars.at(-1)).toEqual({ space: 8, points: 11, lost: 0 })
  })
})

const boards = sized(300, 10_000)

test(`on ${boards} random boards the parts of a line add up to it`, { timeout: sized(20_000, 600_000) }, () => {
  const random = randomFrom(seed)
  for (let i = 0; i < boards; i++) {
    const board = i === 0 ? startBoard : randomBoard(random, copy)
    const score = roundScore(board, copy)
    for (const line of lineIds) {
      const worth = explainLine(board, line, copy)
      expect(worth.spaces).toHaveLength(lines[line].spaces)
      expect(worth.points).toBe(score[line])
      expect(sumOfParts(worth)).toEqual({ points: worth.points, lost: worth.lost })
    }
  }
})

function sumOfParts({ spaces, doubling, stars, medal }: LineWorth): Worth {
  const parts = [...spaces, ...stars, doubling, medal].filter(part => part !== undefined)
  return {
    points: parts.reduce((sum, { points }) => sum + points, 0),
    lost: parts.reduce((sum, { lost }) => sum + lost, 0),
  }
}

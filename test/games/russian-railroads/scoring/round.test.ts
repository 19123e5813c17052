import { describe, expect, test } from 'vitest'
import { matchCopy } from '../../../../src/games/russian-railroads/board/copy'
import type { BoardSetting } from '../../../../src/games/russian-railroads/rules/actions'
import { scoreLine } from '../../../../src/games/russian-railroads/scoring/lines'
import { pawnOf } from '../../../../src/games/russian-railroads/scoring/pawn'
import { roundScore, scoreIndustry, scoreRound } from '../../../../src/games/russian-railroads/scoring/round'
import { boardWith, kv, sp, ts } from '../game'

const copy = matchCopy()
const scoreOf = (line: typeof ts | typeof sp | typeof kv, board: BoardSetting): number =>
  scoreLine(boardWith(board), line, copy).points
const industryOf = (board: BoardSetting): number => scoreIndustry(boardWith(board), copy).points

/** Red in the rulebook's scoring example. */
const red: BoardSetting = {
  tracks: { [ts]: { black: 9, gray: 7, brown: 3 }, [kv]: { black: 3 } },
  locomotives: { [ts]: [6, 2], [kv]: [2] },
  doublers: 1,
  factories: [2],
  industry: [5],
}

describe('the rulebook: Red scores 12 + 0 + 3 + 5 = 20', () => {
  test('as numbers', () => {
    expect(roundScore(boardWith(red), copy)).toEqual({ [ts]: 12, [sp]: 0, [kv]: 3, industry: 5, total: 20 })
  })

  test('space by space: brown 4 (doubled) + 2 + 2, gray 1 each, black 0, and nothing beyond the locomotives', () => {
    const spaces = scoreLine(boardWith(red), ts, copy).parts
    expect(spaces.map(({ points }) => points)).toEqual([4, 2, 2, 1, 1, 1, 1, 0])
    expect(spaces[0]?.label).toEqual({ key: 'space', line: ts, space: 1, colour: 'brown', doubled: true })
  })

  test('Kiev: a star of 1 and a star of 2', () => {
    const stars = scoreLine(boardWith(red), kv, copy).parts.filter(({ label }) => label.key === 'star')
    expect(stars.map(({ points }) => points)).toEqual([1, 2])
  })
})

describe('only spaces that a locomotive reaches are scored', () => {
  test('up to the sum of both numbers on Trans-Siberian', () => {
    const tracks = { [ts]: { black: 15, gray: 14 } }
    expect(scoreOf(ts, { tracks, locomotives: { [ts]: [3, 2] } })).toBe(5)
    expect(scoreOf(ts, { tracks, locomotives: { [ts]: [3] } })).toBe(3)
  })

  test('never beyond the line', () => {
    expect(scoreOf(ts, { tracks: { [ts]: { black: 15, gray: 14 } }, locomotives: { [ts]: [9, 9] } })).toBe(14)
    expect(scoreOf(sp, { tracks: { [sp]: { black: 6, gray: 5 } }, locomotives: { [sp]: [9] } })).toBe(5)
  })

  test('nothing without one', () => expect(scoreOf(sp, { tracks: { [sp]: { black: 9, gray: 8 } } })).toBe(0))
})

describe('each colour has its value', () => {
  const all: BoardSetting = {
    tracks: { [ts]: { black: 15, gray: 10, brown: 6, natural: 3, white: 1 } },
    locomotives: { [ts]: [9, 6] },
  }

  test('black 0, gray 1, brown 2, natural 4, white 7', () => {
    // white 1 space, natural 2, brown 3, gray 4, black 5
    expect(scoreOf(ts, all)).toBe(7 + 2 * 4 + 3 * 2 + 4 * 1 + 0)
  })

  test('with the revaluation token black 0, gray 1, brown 3, natural 6, white 10', () => {
    expect(scoreOf(ts, { ...all, tokens: ['revaluation'] })).toBe(10 + 2 * 6 + 3 * 3 + 4 * 1 + 0)
  })
})

describe('doublers', () => {
  const board: BoardSetting = { tracks: { [ts]: { black: 6, gray: 4, brown: 2 } }, locomotives: { [ts]: [5] } }

  test('double the spaces below them, from the left', () => {
    expect(scoreOf(ts, board)).toBe(2 + 2 + 1 + 1 + 0)
    expect(scoreOf(ts, { ...board, doublers: 3 })).toBe(4 + 4 + 2 + 1 + 0)
  })

  test('count for nothing beyond the locomotives', () => {
    expect(scoreOf(ts, { ...board, doublers: 8, locomotives: { [ts]: [2] } })).toBe(8)
  })

  test('count only on Trans-Siberian', () => {
    const tracks = { [sp]: { black: 5, gray: 4 }, [kv]: { black: 5, gray: 4 } }
    expect(scoreOf(sp, { tracks, locomotives: { [sp]: [4] }, doublers: 8 })).toBe(4)
    expect(scoreOf(kv, { tracks, locomotives: { [kv]: [1] }, doublers: 8 })).toBe(1 + 1)
  })
})

describe('St. Petersburg 7: gray and a locomotive double the line', () => {
  const board: BoardSetting = { tracks: { [sp]: { black: 9, gray: 7, brown: 2 } }, locomotives: { [sp]: [7] } }

  test('every scored space counts double', () => {
    expect(scoreOf(sp, board)).toBe(2 * (2 + 2 + 5 * 1))
    expect(scoreOf(sp, { ...board, tokens: ['revaluation'] })).toBe(2 * (3 + 3 + 5 * 1))
  })

  test('not while gray is before 7', () => {
    expect(scoreOf(sp, { ...board, tracks: { [sp]: { black: 9, gray: 6, brown: 2 } } })).toBe(2 + 2 + 4 + 0)
  })

  test('not while the locomotive is before 7', () => {
    expect(scoreOf(sp, { ...board, locomotives: { [sp]: [6] } })).toBe(2 + 2 + 4)
  })

  test('black alone does not do', () => {
    expect(scoreOf(sp, { tracks: { [sp]: { black: 9 } }, locomotives: { [sp]: [9] } })).toBe(0)
  })
})

describe('Kiev: stars for black and a locomotive, cumulative', () => {
  test.each([
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [7, 10],
    [8, 20],
    [9, 20],
  ])('with both on %i: %i points', (space, points) => {
    expect(scoreOf(kv, { tracks: { [kv]: { black: space } }, locomotives: { [kv]: [space] } })).toBe(points)
  })

  test('the shorter of the two decides', () => {
    expect(scoreOf(kv, { tracks: { [kv]: { black: 9 } }, locomotives: { [kv]: [3] } })).toBe(6)
    expect(scoreOf(kv, { tracks: { [kv]: { black: 3 } }, locomotives: { [kv]: [9] } })).toBe(6)
  })

  test('a copy may have another star on 8', () => {
    const board = boardWith({ tracks: { [kv]: { black: 8 } }, locomotives: { [kv]: [8] } })
    expect(scoreLine(board, kv, matchCopy({ kievStar8: 8 })).points).toBe(18)
  })
})

describe('the Kiev medal: 20 points once it lies there and gray and a locomotive reach 5', () => {
  const board: BoardSetting = {
    tracks: { [kv]: { black: 6, gray: 5 } },
    locomotives: { [kv]: [5] },
    tokens: ['kiev-medal'],
  }
  // gray 5 × 1, stars 1 + 2 + 3 + 4
  test('with all three', () => expect(scoreOf(kv, board)).toBe(5 + 10 + 20))
  test('not without the medal', () => expect(scoreOf(kv, { ...board, tokens: [] })).toBe(5 + 10))
  test('not while gray is before 5', () =>
    expect(scoreOf(kv, { ...board, tracks: { [kv]: { black: 6, gray: 4 } } })).toBe(4 + 10))
  test('not while the locomotive is before 5', () =>
    expect(scoreOf(kv, { ...board, locomotives: { [kv]: [4] } })).toBe(4 + 10))
})

describe('industry', () => {
  const factories = [2, 2, 3, 3, 4]

  test.each(
    [0, 1, 2, 3, 5, 5, 10, 10, 15, 15, 15, 15, 20, 20, 25, 30].map((points, position) => ({ points, position })),
  )('position $position is worth $points: its own points or the nearest behind it', ({ points, position }) =>
    expect(industryOf({ factories, industry: [position] })).toBe(points),
  )

  test('both markers are scored', () => expect(industryOf({ factories, industry: [12, 6] })).toBe(30))

  test('where the ? lies elsewhere the points follow', () => {
    const board = boardWith({ factories, industry: [10] })
    expect(scoreIndustry(board, matchCopy({ industryToken: 12 })).points).toBe(20)
  })
})

test('the round is the sum of the three lines and the industry', () => {
  const { parts, points } = scoreRound(boardWith(red), copy)
  expect(parts.map(part => part.points)).toEqual([12, 0, 3, 5])
  expect(points).toBe(20)
})

describe("the cardboard's view of points: a space from 1 to 100 and a token", () => {
  test.each([
    [0, 100, 0],
    [1, 1, 0],
    [99, 99, 0],
    [100, 100, 100],
    [187, 87, 100],
    [400, 100, 400],
  ])('%i points: space %i, %i', (points, space, hundreds) => expect(pawnOf(points)).toEqual({ space, hundreds }))
})

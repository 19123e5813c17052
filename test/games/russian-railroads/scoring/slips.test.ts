import { describe, expect, test } from 'vitest'
import { type Board, startBoard } from '../../../../src/games/russian-railroads/board/board'
import { matchCopy } from '../../../../src/games/russian-railroads/board/copy'
import { findImpossible } from '../../../../src/games/russian-railroads/board/possible'
import { type Counted, explainCount } from '../../../../src/games/russian-railroads/scoring/counted'
import { roundScore } from '../../../../src/games/russian-railroads/scoring/round'
import type { Slip } from '../../../../src/games/russian-railroads/scoring/slips'
import { blue, red } from './counted-boards'

const copy = matchCopy()

/** The single slips that explain a count, likeliest first. */
const slipsOf = (board: Board, counted: Counted, atOnce = 0): readonly (Slip | undefined)[] =>
  explainCount(board, copy, counted, atOnce)
    .filter(({ slips }) => slips.length === 1)
    .map(({ slips }) => slips[0])

/** The rulebook's red board with other things on it. */
const redWith = (line: 'st-petersburg' | 'kiev', tracks: Board['tracks']['kiev'], locomotive: number): Board => ({
  ...red,
  tracks: { ...red.tracks, [line]: tracks },
  locomotives: { ...red.locomotives, [line]: [locomotive] },
})

test('the boards of this file can lie on a table and score what is derived by hand', () => {
  for (const board of [red, blue]) expect(findImpossible([board], copy)).toEqual([])
  expect(roundScore(red, copy)).toEqual({
    'trans-siberian': 12,
    'st-petersburg': 0,
    kiev: 3,
    industry: 5,
    total: 20,
  })
  expect(roundScore(blue, copy)).toEqual({
    'trans-siberian': 74,
    'st-petersburg': 22,
    kiev: 45,
    industry: 18,
    total: 159,
  })
})

describe('on Trans-Siberian', () => {
  const ts = (points: number) => ({ 'trans-siberian': points })

  test.each([
    // The doublers lie above white, white and natural: 10 + 10 + 6 are missing.
    ['all doublers forgotten', blue, 48, { id: 'doublers-forgotten', from: 1, to: 3, all: true }],
    ['the last two doublers forgotten', blue, 58, { id: 'doublers-forgotten', from: 2, to: 3, all: false }],
    ['the last doubler forgotten', blue, 68, { id: 'doublers-forgotten', from: 3, to: 3, all: false }],
    // The fourth space is natural too.
    ['one doubler too many', blue, 80, { id: 'doubler-too-many', space: 4 }],
    // Old values: white 7, 7 and natural 4 doubled, natural 4, four brown 2, four gray 1: 28 + 8 + 4 + 8 + 4.
    ['old values', blue, 52, { id: 'old-values' }],
    // New values: three brown 3, the first doubled, four gray: 12 + 4.
    ['new values without the token', red, 16, { id: 'track-behind' }, { id: 'new-values' }],
    // #9 alone does not reach the gray spaces 10 to 12; #6 alone stops after two brown: 40 + 12 + 6 + 6.
    ['only the #9 of two locomotives', blue, 71, { id: 'one-locomotive', number: 9 }],
    ['only the #6 of two locomotives', blue, 64, { id: 'one-locomotive', number: 6 }],
    // White up to 3, natural 4 to 7, brown 8 to 11, gray 12 to 14: 60 + 24 + 12 + 3.
    ['empty spaces counted for the track behind', blue, 99, { id: 'track-behind' }],
    ['the line forgotten', blue, 0, { id: 'source-forgotten', source: 'trans-siberian' }],
  ] as const)('%s', (_, board, points, ...slips) => {
    expect(slipsOf(board, ts(points))).toEqual(slips)
  })

  test('reach one space short: of the gray spaces 4 to 7 the last is lost', () => {
    const board = { ...red, locomotives: { ...red.locomotives, 'trans-siberian': [7] } }
    expect(slipsOf(board, ts(11))).toEqual([{ id: 'reach-short', line: 'trans-siberian', reach: 6 }])
  })

  test('reach one space long, or the locomotives not looked at', () => {
    const board = { ...red, locomotives: { ...red.locomotives, 'trans-siberian': [4] } }
    // Reached: brown 4 + 2 + 2 and one gray: 9. One more gray (or space 4 counted as brown), or all three up to 7.
    expect(slipsOf(board, ts(10))).toEqual([
      { id: 'track-behind' },
      { id: 'reach-long', line: 'trans-siberian', reach: 5 },
    ])
    expect(slipsOf(board, ts(12))).toEqual([{ id: 'beyond-locomotive', line: 'trans-siberian', from: 5, to: 9 }])
  })
})

describe('on St. Petersburg', () => {
  const sp = (points: number) => ({ 'st-petersburg': points })

  test.each([
    // Two brown 3 and five gray 1, doubled.
    ['the line not doubled', blue, 11, { id: 'line-not-doubled' }],
    // Old values: 2 + 2 + 5, doubled.
    ['old values', blue, 18, { id: 'old-values' }],
    // Up to 6 only: 6 + 4, and a line whose 7 is not reached is not doubled.
    ['reach one short of the doubling space', blue, 10, { id: 'reach-short', line: 'st-petersburg', reach: 6 }],
    // Brown up to 6 and gray on 7: 18 + 1, doubled.
    ['empty spaces counted for the track behind', blue, 38, { id: 'track-behind' }],
    ['the line forgotten', blue, 0, { id: 'source-forgotten', source: 'st-petersburg' }],
  ] as const)('%s', (_, board, points, slip) => {
    expect(slipsOf(board, sp(points))).toEqual([slip])
  })

  test('the line doubled although gray has not come far enough', () => {
    // Gray on 1 to 3 and black on 4 are reached.
    expect(slipsOf(redWith('st-petersburg', { black: 5, gray: 3 }, 4), sp(6))).toEqual([{ id: 'line-doubled' }])
  })

  test('spaces beyond the locomotive, and the doubling it does not reach', () => {
    // Reached: gray on 1 to 5. All seven gray spaces, and then the line would be doubled: 14.
    expect(slipsOf(redWith('st-petersburg', { black: 9, gray: 7 }, 5), sp(14))).toEqual([
      { id: 'beyond-locomotive', line: 'st-petersburg', from: 6, to: 9 },
    ])
  })
})

describe('on Kiev', () => {
  const kiev = (points: number) => ({ kiev: points })

  test.each([
    // Five gray, stars 1 + 2 + 3 + 4 + 10, medal 20. All stars and the medal are worth the same here.
    ['the stars or the medal forgotten', 25, { id: 'stars-forgotten' }, { id: 'medal-forgotten' }],
    // The star on 8 and the four others are worth 10 each.
    ['the star on 8, or all others', 35, { id: 'highest-star-only', space: 8 }, { id: 'star-forgotten', space: 8 }],
    ['the star on 3', 42, { id: 'star-forgotten', space: 3 }],
    // Up to 7 gray: two more.
    ['empty spaces counted for the track behind', 47, { id: 'track-behind' }],
    ['the line forgotten', 0, { id: 'source-forgotten', source: 'kiev' }],
  ] as const)('%s', (_, points, ...slips) => {
    expect(slipsOf(blue, kiev(points))).toEqual(slips)
  })

  test('the medal counted before gray reaches it', () => {
    const kievTracks = { ...blue.tracks, kiev: { black: 8, gray: 4 } }
    // Four gray, stars 20; the medal would make it 44.
    expect(slipsOf({ ...blue, tracks: kievTracks }, kiev(44))).toEqual([{ id: 'medal-counted' }])
  })

  test('a star beyond the locomotive: black stands on 3, the locomotive reaches 2', () => {
    expect(slipsOf(red, kiev(6))).toEqual([{ id: 'beyond-locomotive', line: 'kiev', from: 3, to: 3 }])
  })
})

describe('in the industry', () => {
  const industry = (points: number) => ({ industry: points })

  test.each([
    // Markers on 15 and on 3 points; printed around them: 10 and 20, 2 and 5.
    ['the second marker forgotten', blue, 15, { id: 'marker-forgotten', position: 3 }],
    ['the points before the marker', blue, 13, { id: 'industry-space', position: 8, read: 6, points: 10, right: 15 }],
    ['the points after the marker', blue, 23, { id: 'industry-space', position: 8, read: 12, points: 20, right: 15 }],
    [
      'the points before the second marker',
      blue,
      17,
      { id: 'industry-space', position: 3, read: 2, points: 2, right: 3 },
    ],
    // The marker stands on the first factory, between 5 and 10.
    [
      'a factory counted for the points ahead of it',
      red,
      10,
      { id: 'industry-space', position: 5, read: 6, points: 10, right: 5 },
    ],
    ['a factory counted for nothing', red, 0, { id: 'industry-space', position: 5, read: 0, points: 0, right: 5 }],
  ] as const)('%s', (_, board, points, slip) => {
    expect(slipsOf(board, industry(points))).toEqual([slip])
  })

  test('a corrected copy moves the ?, and with it the points around a marker', () => {
    const corrected = matchCopy({ industryToken: 6 })
    // 0 1 2 3 5 [gap] ? [gap] 10 …: a marker on the first gap has 5 behind it and 10 ahead, on position 8.
    const [found] = explainCount(red, corrected, industry(10))
    expect(found?.slips).toEqual([{ id: 'industry-space', position: 5, read: 8, points: 10, right: 5 }])
  })
})

describe('in adding up', () => {
  test.each([
    ['points at once counted twice', 166, 7, { id: 'at-once-twice', points: 7 }],
    ['points at once not counted at all', 155, 4, { id: 'at-once-forgotten', points: 4 }],
    ['digits swapped', 195, 0, { id: 'digits-swapped' }],
    ['a ten too many', 169, 0, { id: 'ten-off', points: 10 }],
  ] as const)('%s', (_, total, atOnce, slip) => {
    expect(slipsOf(blue, { total }, atOnce)).toContainEqual(slip)
  })

  test('without points at once none are counted twice', () => {
    const ids = slipsOf(startBoard, { total: 10 }).map(slip => slip?.id)
    expect(ids).toEqual(['ten-off'])
  })
})

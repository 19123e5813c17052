import { describe, expect, test } from 'vitest'
import { startBoard } from '../../../../src/games/russian-railroads/board/board'
import { matchCopy } from '../../../../src/games/russian-railroads/board/copy'
import { nextBest } from '../../../../src/games/russian-railroads/scoring/explain-next'
import { blue, red } from './counted-boards'

const copy = matchCopy()

describe('the next best thing', () => {
  test('of the red board, the most first', () => {
    // Industry: from the factory to 10 is 5 more. Reach 3 on Kiev: its star. A doubler on 2: brown 2. Gray to 8: one gray more; brown to 4: gray
    // becomes brown; gray onto Kiev 1 (reached): 1. Black steps and reach 9 add nothing; St. Petersburg has no locomotive and only black.
    expect(nextBest(red, copy)).toEqual([
      { by: 'industry', source: 'industry', position: 6, points: 5 },
      { by: 'reach', source: 'kiev', reach: 3, points: 3 },
      { by: 'doubler', source: 'trans-siberian', space: 2, points: 2 },
      { by: 'step', source: 'trans-siberian', colour: 'gray', space: 8, points: 1 },
      { by: 'step', source: 'trans-siberian', colour: 'brown', space: 4, points: 1 },
      { by: 'step', source: 'kiev', colour: 'gray', space: 1, points: 1 },
    ])
  })

  test('counts what a step sets off: gray on 7 doubles St. Petersburg', () => {
    const board = { ...blue, tracks: { ...blue.tracks, 'st-petersburg': { black: 9, gray: 6, brown: 2 } } }
    // 6 + 4 without doubling; 6 + 5 doubled is 22.
    expect(nextBest(board, copy)).toContainEqual({
      by: 'step',
      source: 'st-petersburg',
      colour: 'gray',
      space: 7,
      points: 12,
    })
  })

  test('offers only steps that the rules allow', () => {
    // Natural stands right behind brown.
    const board = {
      ...blue,
      tracks: { ...blue.tracks, 'trans-siberian': { black: 15, gray: 12, brown: 8, natural: 7 } },
    }
    expect(nextBest(board, copy)).not.toContainEqual(
      expect.objectContaining({ by: 'step', colour: 'natural', space: 8 }),
    )
  })

  test('names each marker that may move on', () => {
    // From 15 points the next position is an empty gap; from 3 the next is worth 5.
    expect(nextBest(blue, copy).filter(({ by }) => by === 'industry')).toEqual([
      { by: 'industry', source: 'industry', position: 4, points: 2 },
    ])
  })

  test('at the start: only the industry and the star on Kiev 1 score at once', () => {
    expect(nextBest(startBoard, copy)).toEqual([
      { by: 'reach', source: 'kiev', reach: 1, points: 1 },
      { by: 'industry', source: 'industry', position: 1, points: 1 },
    ])
  })

  test('no ninth doubler, no reach beyond a line', () => {
    const full = { ...blue, doublers: 8 }
    expect(nextBest(full, copy).filter(({ by }) => by === 'doubler')).toEqual([])
    expect(nextBest(full, copy).filter(({ by, source }) => by === 'reach' && source === 'trans-siberian')).toEqual([])
  })
})

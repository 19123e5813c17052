import { describe, expect, test } from 'vitest'
import { startBoard } from '../../../../src/games/russian-railroads/board/board'
import { matchCopy } from '../../../../src/games/russian-railroads/board/copy'
import { countedFrom, explainCount, isCounted } from '../../../../src/games/russian-railroads/scoring/counted'
import { roundScore, scoreRound } from '../../../../src/games/russian-railroads/scoring/round'
import { blue, red } from './counted-boards'

const copy = matchCopy()
const idsOf = (total: number) => explainCount(red, copy, { total }).map(({ slips }) => slips.map(({ id }) => id))

describe('a count that is right', () => {
  test('needs no explanation, as a total, by source, or both', () => {
    expect(explainCount(red, copy, { total: 20 })).toEqual([])
    expect(explainCount(red, copy, { kiev: 3 })).toEqual([])
    expect(explainCount(red, copy, { 'trans-siberian': 12, industry: 5, total: 20 })).toEqual([])
  })

  test('is told from a wrong one', () => {
    expect(isCounted({ total: 20 }, roundScore(red, copy))).toBe(true)
    expect(isCounted({ total: 20, kiev: 4 }, roundScore(red, copy))).toBe(false)
  })
})

describe('the likelier slip comes first', () => {
  // 2 less: the doubler (its brown is worth 2), industry read as 3 instead of 5, the star on 2 forgotten.
  test('of three that give 18', () => {
    expect(idsOf(18).slice(0, 3)).toEqual([['doublers-forgotten'], ['industry-space'], ['star-forgotten']])
  })

  // 4 more: empty spaces for the track behind make three gray brown and black 8 gray; new values add 4 on brown.
  test('of two that give 24', () => {
    expect(idsOf(24).slice(0, 2)).toEqual([['track-behind'], ['new-values']])
  })

  // 26 less: 10 + 10 + 6 without doublers; old values take 22 on Trans-Siberian and 4 on St. Petersburg.
  test('of two that give 133', () => {
    const found = explainCount(blue, copy, { total: 133 }).map(({ slips }) => slips.map(({ id }) => id))
    expect(found.slice(0, 2)).toEqual([['doublers-forgotten'], ['old-values']])
  })

  test('single slips come before pairs', () => {
    const lengths = explainCount(red, copy, { total: 18 }).map(({ slips }) => slips.length)
    expect(lengths).toContain(2)
    expect(lengths).toEqual(lengths.toSorted())
  })
})

describe('slips that cannot be told apart are one', () => {
  // A single doubler: "all" and "the last one" are the same. Kiev has only its stars: the line is forgotten with them.
  test('the likeliest stands for them', () => {
    expect(idsOf(18).filter(ids => ids.length === 1 && ids[0] === 'doublers-forgotten')).toHaveLength(1)
    expect(idsOf(17)).toContainEqual(['stars-forgotten'])
    expect(idsOf(17)).not.toContainEqual(['source-forgotten'])
  })

  test('a second slip that changes nothing makes no pair', () => {
    const trees = explainCount(red, copy, { total: 17 }).map(({ tree }) => JSON.stringify(tree))
    expect(new Set(trees).size).toBe(trees.length)
  })
})

describe('pairs', () => {
  test('add up where they are about different sources', () => {
    // Blue without doublers on Trans-Siberian (48) and without doubling on St. Petersburg (11).
    const [first] = explainCount(blue, copy, { 'trans-siberian': 48, 'st-petersburg': 11, kiev: 45, industry: 18 })
    expect(first?.slips).toEqual([{ id: 'doublers-forgotten', from: 1, to: 3, all: true }, { id: 'line-not-doubled' }])
  })

  test('are counted together where they are about the same source', () => {
    // Old values without doublers: white 7 + 7, natural 4 + 4, brown 4 × 2, gray 4. Not 74 − 26 − 22.
    const found = explainCount(blue, copy, { 'trans-siberian': 34 }).map(({ slips }) => slips.map(({ id }) => id))
    expect(found[0]).toEqual(['doublers-forgotten', 'old-values'])
  })

  test('a line that is not doubled has its spaces counted wrongly once only', () => {
    // St. Petersburg with old values, 2 + 2 + 5, not doubled.
    const found = explainCount(blue, copy, { 'st-petersburg': 9 }).map(({ slips }) => slips.map(({ id }) => id))
    expect(found).toContainEqual(['line-not-doubled', 'old-values'])
  })

  test('never hold two slips about the same thing', () => {
    // 20 added up as 30, and 30 written as 03: both are about adding up.
    expect(idsOf(3)).not.toContainEqual(['ten-off', 'digits-swapped'])
  })
})

describe('the round as it was counted', () => {
  test('is shown on the board: the tree of the slip, space by space', () => {
    const [forgotten] = explainCount(red, copy, { 'trans-siberian': 10 })
    expect(forgotten?.tree).toEqual(scoreRound({ ...red, doublers: 0 }, copy))
    expect(forgotten?.score).toEqual({ 'trans-siberian': 10, 'st-petersburg': 0, kiev: 3, industry: 5, total: 18 })
  })

  test('has in its total what was added up wrongly, and in its tree what lies on the board', () => {
    const [twice] = explainCount(startBoard, copy, { total: 3 }, 3)
    expect(twice?.slips).toEqual([{ id: 'at-once-twice', points: 3 }])
    expect(twice?.score.total).toBe(3)
    expect(twice?.tree).toEqual(scoreRound(startBoard, copy))
  })
})

describe('what was typed', () => {
  test('four terms are the four sources', () => {
    expect(countedFrom([12, 0, 3, 5])).toEqual({ 'trans-siberian': 12, 'st-petersburg': 0, kiev: 3, industry: 5 })
  })

  test('of other sums only the total is known', () => {
    expect(countedFrom([44])).toEqual({ total: 44 })
    expect(countedFrom([12, 3, 5])).toEqual({ total: 20 })
  })
})

test('a count that no slip gives has no explanation', () => {
  expect(explainCount(startBoard, copy, { total: 77 })).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { matchCopy } from '../../../../src/games/russian-railroads/board/copy'
import { type Change, compareScores } from '../../../../src/games/russian-railroads/scoring/explain-change'
import { scoreRound } from '../../../../src/games/russian-railroads/scoring/round'
import { blue, red } from './counted-boards'

const copy = matchCopy()
const changes = (before: typeof red, after: typeof red) =>
  compareScores(scoreRound(before, copy), scoreRound(after, copy))

const leavesOf = (change: Change | undefined): readonly Change[] =>
  change ? (change.parts.length > 0 ? change.parts.flatMap(leavesOf) : [change]) : []

describe('two scores are compared number by number', () => {
  test('nothing changed is nothing', () => {
    expect(changes(red, { ...red })).toBeUndefined()
  })

  test('a doubler more: one space of one line', () => {
    const change = changes(red, { ...red, doublers: 2 })
    expect(change).toMatchObject({ before: 20, after: 22 })
    expect(change?.parts.map(({ label }) => label)).toEqual([{ key: 'line', line: 'trans-siberian' }])
    expect(leavesOf(change)).toEqual([
      {
        label: { key: 'space', line: 'trans-siberian', space: 2, colour: 'brown', doubled: true },
        before: 2,
        after: 4,
        parts: [],
      },
    ])
  })

  test('a star more comes from 0, one that is gone goes to 0', () => {
    const further = { ...red, locomotives: { ...red.locomotives, kiev: [3] } }
    const star = { label: { key: 'star', space: 3 }, parts: [] }
    expect(leavesOf(changes(red, further)).filter(({ label }) => label.key === 'star')).toEqual([
      { ...star, before: 0, after: 3 },
    ])
    expect(leavesOf(changes(further, red))).toEqual([{ ...star, before: 3, after: 0 }])
  })

  test('a marker that moved is the same marker', () => {
    expect(leavesOf(changes(blue, { ...blue, industry: [8, 4] }))).toEqual([
      { label: { key: 'marker', position: 4 }, before: 3, after: 5, parts: [] },
    ])
  })

  test('changes that cancel each other are still shown', () => {
    // Two less without the doubler, two less in the industry; the other way round two more.
    const before = { ...red, doublers: 0 }
    const after = { ...red, industry: [3] }
    expect(changes(before, after)).toMatchObject({ before: 18, after: 18 })
    expect(leavesOf(changes(before, after))).toHaveLength(2)
  })

  test('before the first scoring everything comes from 0', () => {
    expect(compareScores(undefined, scoreRound(red, copy))).toMatchObject({ before: 0, after: 20 })
  })
})

import { describe, expect, test } from 'vitest'
import { matchCopy } from '../../../../../src/games/russian-railroads/board/copy'
import { explainCount } from '../../../../../src/games/russian-railroads/scoring/counted'
import { explainLine } from '../../../../../src/games/russian-railroads/scoring/explain'
import { scoreRound } from '../../../../../src/games/russian-railroads/scoring/round'
import {
  overlayOfCount,
  overlayOfIndustry,
  overlayOfLine,
} from '../../../../../src/games/russian-railroads/ui/scoring/overlay'
import { boardWith, ts } from '../../game'
import { red } from './fixtures'

const copy = matchCopy()

describe('the points on a line', () => {
  test('stand on every space that a track covers and a locomotive reaches', () => {
    const overlay = overlayOfLine(explainLine(boardWith(red), ts, copy))
    expect([...overlay].map(([key, { points }]) => `${key}=${points}`)).toEqual([
      `space:${ts}:1=4`,
      `space:${ts}:2=2`,
      `space:${ts}:3=2`,
      `space:${ts}:4=1`,
      `space:${ts}:5=1`,
      `space:${ts}:6=1`,
      `space:${ts}:7=1`,
      `space:${ts}:8=0`,
    ])
  })

  test('are lost where no locomotive reaches', () => {
    const board = boardWith({ ...red, locomotives: { [ts]: [5] } })
    const overlay = overlayOfLine(explainLine(board, ts, copy))
    expect(overlay.get(`space:${ts}:5`)).toEqual({ points: 1 })
    expect(overlay.get(`space:${ts}:6`)).toEqual({ points: 1, lost: true })
    expect(overlay.has(`space:${ts}:8`)).toBe(false)
  })
})

test('two markers on one industry position show what they score together', () => {
  const overlay = overlayOfIndustry(boardWith({ industry: [4, 4] }), copy)
  expect([...overlay]).toEqual([['position:4', { points: 10 }]])
})

test('a count with a slip marks exactly the spaces that it counts otherwise', () => {
  const board = boardWith(red)
  const [slip] = explainCount(board, copy, { total: 18 })
  const right = scoreRound(board, copy)
  expect(slip?.slips[0]?.id).toBe('doublers-forgotten')
  const [line, rightLine] = [slip?.tree.parts[0], right.parts[0]]
  const overlay = line && rightLine && overlayOfCount(line, rightLine)
  const differing = [...(overlay ?? [])].filter(([, { differs }]) => differs)
  expect(differing).toEqual([[`space:${ts}:1`, { points: 2, differs: true }]])
})

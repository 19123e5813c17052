import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Board } from '../../../../src/games/russian-railroads/board/board'
import { engineerIds, matchCopy } from '../../../../src/games/russian-railroads/board/copy'
import { findImpossible } from '../../../../src/games/russian-railroads/board/possible'
import { type EndBonusId, endBonusCards } from '../../../../src/games/russian-railroads/printed/cards'
import { type TokenId, tokens } from '../../../../src/games/russian-railroads/printed/tokens'
import { scoreEnd } from '../../../../src/games/russian-railroads/scoring/end'
import { roundScore, scoreRound } from '../../../../src/games/russian-railroads/scoring/round'
import { seed, sized } from '../../../size'
import { checkTree } from './invariants'

const boards = sized(2_000, 100_000)
const copy = matchCopy()

const space = fc.nat(20)
const tile = fc.integer({ min: 1, max: 9 })
const track = fc.record({ black: space, gray: space, brown: space, natural: space, white: space }, { requiredKeys: [] })
const onLines = <T>(each: fc.Arbitrary<T>) => fc.record({ 'trans-siberian': each, 'st-petersburg': each, kiev: each })

/** Whatever can be typed, possible or not. */
const typed: fc.Arbitrary<Board> = fc.record({
  tracks: onLines(track),
  locomotives: onLines(fc.array(tile, { maxLength: 4 })),
  doublers: fc.nat(12),
  factories: fc.array(tile, { maxLength: 7 }),
  industry: fc.array(fc.nat(20), { minLength: 1, maxLength: 2 }),
  tokens: fc.array(fc.constantFrom(...(Object.keys(tokens) as TokenId[])), { maxLength: 8 }),
  engineers: fc.array(fc.constantFrom(...engineerIds), { maxLength: 16 }),
  extraWorkers: fc.nat(4),
  blackWorker: fc.boolean(),
  endBonus: fc.array(fc.constantFrom(...(Object.keys(endBonusCards) as EndBonusId[]), 'hidden' as const), {
    maxLength: 11,
  }),
})

describe('scoring is defined for every board that can be typed', () => {
  test(`${boards} tables: whole numbers from 0 up, and every tree is the sum of its parts`, () => {
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 4 }), table => {
        for (const board of table) {
          const tree = scoreRound(board, copy)
          checkTree(tree)
          expect(Number.isInteger(tree.points) && tree.points >= 0).toBe(true)
          const { total, ...sources } = roundScore(board, copy)
          expect(Object.values(sources).reduce((sum, points) => sum + points, 0)).toBe(total)
        }
        const end = scoreEnd(table, copy)
        end.forEach(checkTree)
        expect(end.every(({ points }) => Number.isInteger(points) && points >= 0)).toBe(true)
        expect(Array.isArray(findImpossible(table, copy))).toBe(true)
      }),
      { numRuns: boards, seed },
    )
  })

  test('no End Bonus card gives more than its printed maximum', () => {
    fc.assert(
      fc.property(typed, board => {
        const [end] = scoreEnd([board], copy)
        for (const { label, points } of end?.parts[0]?.parts ?? [])
          if (label.key === 'card') {
            const { max } = { max: Number.POSITIVE_INFINITY, ...endBonusCards[label.card] }
            expect(points).toBeLessThanOrEqual(max)
          }
      }),
      { numRuns: boards, seed },
    )
  })
})

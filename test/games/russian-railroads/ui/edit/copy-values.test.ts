import { describe, expect, test } from 'vitest'
import {
  correctionsTo,
  lacksLetters,
  sameNumber,
  tokenPositions,
  valuesOf,
} from '../../../../../src/games/russian-railroads/ui/edit/copy-values'

describe('corrections', () => {
  test('are none where the copy is as expected', () => {
    expect(correctionsTo(valuesOf({}), {})).toEqual({})
  })

  test('name what differs and nothing else', () => {
    const values = valuesOf({})
    const found = {
      ...values,
      kievStar8: 8,
      passPoints: [0, 1, 2, 3],
      twoPlayerSpaces: { ...values.twoPlayerSpaces, 'loco-2': true },
      engineers: { ...values.engineers, build: { number: 16, letter: 'B' as const } },
    }
    expect(correctionsTo(found, {})).toEqual({
      kievStar8: 8,
      passPoints: [0, 1, 2, 3],
      twoPlayerSpaces: { 'loco-2': true },
      engineers: { build: { number: 16, letter: 'B' } },
    })
  })

  test('name a value that is the default again, as they are added to the earlier ones', () => {
    const before = { kievStar8: 8, twoPlayerSpaces: { 'order-2': true } }
    const values = { ...valuesOf(before), kievStar8: 10 }
    expect(correctionsTo(values, before)).toEqual({ kievStar8: 10, twoPlayerSpaces: { 'order-2': true } })
  })
})

test('the ? stands on a printed space that is neither the first nor a gap', () => {
  expect(tokenPositions).toEqual([1, 2, 3, 4, 6, 8, 10, 12, 14, 15])
})

test('no two engineers carry the same number', () => {
  const values = valuesOf({})
  expect(sameNumber(values)).toBeUndefined()
  expect(sameNumber({ ...values, engineers: { ...values.engineers, build: { number: 8, letter: 'A' } } })).toBe(8)
})

test('4 players are dealt 3 engineers with an A and 4 with a B, so there are at least as many', () => {
  expect(lacksLetters(valuesOf({}))).toBe(false)
  const b = (number: number) => ({ number, letter: 'B' as const })
  const twoA = {
    'industry-3-points': b(2),
    'doubler-3-points': b(4),
    'gray-5-points': b(6),
    'use-again': b(8),
    'industry-and-black': b(10),
  }
  expect(lacksLetters(valuesOf({ engineers: twoA }))).toBe(true)
})

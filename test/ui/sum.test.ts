import { describe, expect, test } from 'vitest'
import { readTerms } from '../../src/ui/sum'

const readSum = (text: string) => readTerms(text)?.reduce((sum, term) => sum + term, 0)

describe('a sum is read as people type it', () => {
  test.each([
    ['44', 44],
    ['0', 0],
    ['12+0+3+5', 20],
    [' 12 + 0 + 3 + 5 ', 20],
    ['2×4+3', 11],
    ['3+2x4', 11],
    ['2*4', 8],
    ['2 · 4 · 3', 24],
    ['12-3', 9],
    ['12 − 3 + 1', 10],
    ['20-2×4', 12],
    ['3-5', -2],
  ])('%s', (text, number) => {
    expect(readSum(text)).toBe(number)
  })
})

describe('what is no sum, or not finished, is not guessed at', () => {
  test.each([
    '',
    ' ',
    '12+',
    '+12',
    '-3',
    '1 2',
    '12++3',
    '2×',
    '4,5',
    '4.5',
    '12345',
    'twelve',
    '(2+3)×4',
    '1e3',
    '٣',
  ])('"%s"', text => {
    expect(readSum(text)).toBeUndefined()
  })
})

test('the terms are kept apart, a product is one of them', () => {
  expect(readTerms('12+0+3+5')).toEqual([12, 0, 3, 5])
  expect(readTerms('2×4 - 3')).toEqual([8, -3])
  expect(readTerms('12+')).toBeUndefined()
})

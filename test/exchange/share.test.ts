import { describe, expect, test } from 'vitest'
import { fileName } from '../../src/exchange/download'
import { textOf } from '../../src/exchange/share'
import { rankingOf } from '../../src/exchange/shared-game'
import { shared } from './shared'

const words = {
  rank: (place: number | undefined, name: string, points: number) => `${place ?? '-'} ${name} ${points}`,
}

describe('the result as a text', () => {
  test('has the game, when it was played, and everybody by place', () => {
    expect(textOf(shared, '14 Mar 2026 · 2 h 5 min', words).split('\n')).toEqual([
      'Russian Railroads: 14 Mar 2026 · 2 h 5 min',
      '1 Anna 81',
      '1 Chloé 81',
      '3 Boris 42',
      '- Dima 90',
    ])
  })
})

test('whoever is not ranked stands last, however many points', () => {
  expect(rankingOf(shared.players).map(({ name }) => name)).toEqual(['Anna', 'Chloé', 'Boris', 'Dima'])
})

test('a file is called by its day and its people, without what a disk may refuse', () => {
  expect(fileName(new Date(shared.startedAt), ['Anna/..', 'Chloé "C"'], 'railroads.txt')).toBe(
    '2026-03-14 Anna.., Chloé C.railroads.txt',
  )
  expect(fileName(new Date(shared.startedAt), ['Anna'])).toBe('2026-03-14 Anna.railroads.json')
})

import { describe, expect, test } from 'vitest'
import { fileName } from '../../src/exchange/download'
import { durationOf, textOf } from '../../src/exchange/share'
import { rankingOf } from '../../src/exchange/shared-game'
import { shared } from './shared'

const words = {
  duration: (hours: number, minutes: number) => `${hours}:${minutes}`,
  rank: (place: number | undefined, name: string, points: number) => `${place ?? '-'} ${name} ${points}`,
}

describe('the result as a text', () => {
  test('has the game, the day, the time it took, and everybody by place', () => {
    expect(textOf(shared, '14 Mar 2026', words).split('\n')).toEqual([
      'Russian Railroads: 14 Mar 2026, 2:5',
      '1 Anna 81',
      '1 Chloé 81',
      '3 Boris 42',
      '- Dima 90',
    ])
  })

  test('leaves out a time of no minute', () => {
    expect(durationOf(29, words)).toBe('')
    expect(textOf({ ...shared, seconds: 0 }, 'today', words)).toMatch(/^Russian Railroads: today\n/)
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

import { describe, expect, test } from 'vitest'
import { matchCopy } from '../../../../../src/games/russian-railroads/board/copy'
import { actionSpaces } from '../../../../../src/games/russian-railroads/printed/action-spaces'
import {
  endBonusCards,
  questionCards,
  startingBonusCards,
} from '../../../../../src/games/russian-railroads/printed/cards'
import { engineers } from '../../../../../src/games/russian-railroads/printed/engineers'
import { tokens } from '../../../../../src/games/russian-railroads/printed/tokens'
import { wordsIn } from '../../../../../src/games/russian-railroads/text/words'
import { listReference } from '../../../../../src/games/russian-railroads/ui/reference/entries'

const languages = ['en', 'de'] as const
const printed = matchCopy()
const textOf = (id: string, language: 'en' | 'de' = 'en', copy = printed) =>
  listReference(wordsIn[language], copy).find(entry => entry.id === id)?.text

describe.each(languages)('%s', language => {
  const entries = listReference(wordsIn[language], printed)

  test('everything on the table is explained once', () => {
    const ids = entries.map(({ id }) => id)
    const things = [
      ...Object.keys(actionSpaces).map(id => `space:${id}`),
      ...Object.keys(engineers).map(id => `engineer:${id}`),
      ...Object.keys(tokens).map(id => `token:${id}`),
      ...Object.keys(questionCards).map(id => `card:${id}`),
      ...Object.keys(endBonusCards).map(id => `end-bonus:${id}`),
      ...Object.keys(startingBonusCards).map(id => `bonus:${id}`),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(number => `factory:${number}`),
      ...[2, 3, 6, 10, 13, 15].map(space => `special:trans-siberian-${space}`),
      ...[4, 6, 7, 9].map(space => `special:st-petersburg-${space}`),
      ...[1, 2, 3, 4, 5, 7, 8, 9].map(space => `special:kiev-${space}`),
      ...['black', 'gray', 'brown', 'natural', 'white'].map(colour => `track:${colour}`),
    ]
    expect(things.filter(id => !ids.includes(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(entries.map(entry => [entry.id, entry] as const))('%s has a title and a whole sentence', (_, entry) => {
    expect(entry.title).not.toBe('')
    expect(entry.text).toMatch(/^[A-ZÄÖÜ0-9].*\.$/)
    expect(entry.text).not.toMatch(/undefined|NaN|\[object| {2}|trans-siberian/)
  })
})

test('what is explained is what is printed', () => {
  expect(textOf('track:brown')).toContain('scores 2, with the revaluation token 3')
  expect(textOf('special:trans-siberian-15')).toMatch(/white on Trans-Siberian.*10 points.*2 white/)
  expect(textOf('special:kiev-5')).toContain('20 points')
  expect(textOf('end-bonus:doublers')).toBe('20 points from 4 doublers on, 30 points from 7 doublers on.')
  expect(textOf('space:track-any', 'de')).toContain('1 Arbeiter und 1 Münze')
})

test('corrected printed values are explained as the table’s copy has them', () => {
  const copy = matchCopy({
    kievStar8: 12,
    industryToken: 8,
    lastRoundWorkers: 3,
    passPoints: [1, 2, 3, 5],
    twoPlayerSpaces: { 'loco-2': true },
    engineers: { build: { number: 16, letter: 'B' } },
  })
  expect(textOf('special:kiev-8', 'en', copy)).toContain('12 points')
  expect(textOf('industry', 'en', copy)).toContain('position 8')
  expect(textOf('space:last-round', 'en', copy)).toContain('3 workers')
  expect(textOf('piece:pass', 'en', copy)).toContain('1, 2, 3, 5')
  expect(textOf('space:loco-2')).toContain('Not with 2 players')
  expect(textOf('space:loco-2', 'en', copy)).not.toContain('Not with 2 players')
  const build = listReference(wordsIn.en, copy).find(({ id }) => id === 'engineer:build')
  expect(build).toMatchObject({ title: 'Engineer 16: locomotive or factory' })
  expect(build?.text).toContain('Letter B')
})

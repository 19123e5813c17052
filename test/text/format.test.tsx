import { afterEach, describe, expect, test } from 'vitest'
import { formatBytes, formatDay, formatDuration, formatWhen } from '../../src/text/format'
import { isLanguage, language, showLanguage, t } from '../../src/text/language'

afterEach(() => showLanguage('en'))

describe('the language shown', () => {
  test('is the one that first.js put on the document, English without it', () => {
    expect(language()).toBe('en')
  })

  test('changes all words and tells screen readers', () => {
    showLanguage('de')
    expect(t().history.title).toBe('Verlauf')
    expect(document.documentElement.lang).toBe('de')
    showLanguage('en')
    expect(t().history.title).toBe('History')
    expect(document.documentElement.lang).toBe('en')
  })

  test.each([
    ['en', true],
    ['de', true],
    ['fr', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%s is one of ours: %s', (value, ours) => {
    expect(isLanguage(value)).toBe(ours)
  })
})

describe('days and amounts are written as the language does', () => {
  const day = new Date(2026, 2, 5, 20).getTime()

  test('in English', () => {
    expect(formatDay(day)).toBe('Mar 5, 2026')
    expect(formatBytes(640_000)).toBe('640 kB')
    expect(formatBytes(1_234_000)).toBe('1.2 MB')
  })

  test('in German', () => {
    showLanguage('de')
    expect(formatDay(day)).toBe('5. März 2026')
    expect(formatBytes(640_000)).toBe('640 kB')
    expect(formatBytes(1_234_000)).toBe('1,2 MB')
    expect(formatBytes(23_400_000)).toBe('23 MB')
  })
})

test.each([
  [29, ''],
  [42 * 60, '42 min'],
  [2 * 3600, '2 h'],
  [2 * 3600 + 5 * 60, '2 h 5 min'],
  [3599, '1 h'],
])('%i seconds of playing are said as "%s"', (seconds, said) => {
  expect(formatDuration(seconds)).toBe(said)
})

test('a game is placed by its day, and its time where it took any', () => {
  const day = new Date(2026, 2, 5, 20).getTime()
  expect(formatWhen(day, 3600)).toBe('Mar 5, 2026 · 1 h')
  expect(formatWhen(day, 0)).toBe('Mar 5, 2026')
})

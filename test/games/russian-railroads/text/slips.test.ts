import { describe, expect, test } from 'vitest'
import { matchCopy } from '../../../../src/games/russian-railroads/board/copy'
import { findMisreadings } from '../../../../src/games/russian-railroads/scoring/counted-readings'
import { nextBest } from '../../../../src/games/russian-railroads/scoring/explain-next'
import type { Slip } from '../../../../src/games/russian-railroads/scoring/slips'
import { saySlip, sentenceOfExplanation, sentenceOfGain } from '../../../../src/games/russian-railroads/text/slip'
import { wordsIn } from '../../../../src/games/russian-railroads/text/words'
import { blue, red } from '../scoring/counted-boards'

const { en, de } = wordsIn
const copy = matchCopy()
const stars: Slip = { id: 'stars-forgotten' }

describe('a slip is named with what it is about', () => {
  test.each<[Slip, string, string]>([
    [
      { id: 'doublers-forgotten', from: 2, to: 3, all: false },
      'the doublers on 2 and 3 forgotten',
      'die Verdoppler auf 2 und 3 vergessen',
    ],
    [{ id: 'doublers-forgotten', from: 1, to: 5, all: true }, 'all doublers forgotten', 'alle Verdoppler vergessen'],
    [
      { id: 'doublers-forgotten', from: 4, to: 4, all: false },
      'the doubler on 4 forgotten',
      'den Verdoppler auf 4 vergessen',
    ],
    [
      { id: 'beyond-locomotive', line: 'kiev', from: 6, to: 8 },
      'Kiev 6 to 8 counted, where no locomotive reaches',
      'Kiev 6 bis 8 gezählt, wohin keine Lok reicht',
    ],
    [{ id: 'source-forgotten', source: 'industry' }, 'Industry forgotten', 'Industrie vergessen'],
    [{ id: 'source-forgotten', source: 'trans-siberian' }, 'Trans-Siberian forgotten', 'Transsib vergessen'],
    [
      { id: 'industry-space', position: 8, read: 6, points: 10, right: 15 },
      '10 read on the industry track instead of 15',
      'auf der Industrieleiste 10 statt 15 abgelesen',
    ],
    [{ id: 'at-once-twice', points: 1 }, 'the point at once counted twice', 'den sofortigen Punkt doppelt gezählt'],
    [{ id: 'ten-off', points: -10 }, 'a ten too few in the sum', 'in der Summe ein Zehner zu wenig'],
  ])('%o', (slip, english, german) => {
    expect(saySlip(en, slip)).toBe(english)
    expect(saySlip(de, slip)).toBe(german)
  })
})

test.each(['en', 'de'] as const)('every slip on two boards has words of its own (%s)', language => {
  for (const board of [red, blue]) {
    const said = findMisreadings({ board, copy, atOnce: 3 }).map(({ slip }) => saySlip(wordsIn[language], slip))
    expect(new Set(said).size).toBe(said.length)
    expect(said.filter(text => /\b0 (to|bis)|undefined|^$/.test(text))).toEqual([])
  }
})

test('two slips are joined into one sentence', () => {
  const slips: readonly Slip[] = [{ id: 'line-not-doubled' }, stars]
  expect(sentenceOfExplanation(en, 44, { slips })).toBe(
    '44 comes out with St. Petersburg not doubled, and the stars of Kiev forgotten.',
  )
  expect(sentenceOfExplanation(de, 44, { slips })).toBe(
    '44 ergibt sich so: Petersburg nicht verdoppelt, dazu die Sterne von Kiev vergessen.',
  )
  expect(sentenceOfExplanation(de, 44, { slips: [stars] })).toBe('44 ergibt sich so: die Sterne von Kiev vergessen.')
})

test('the next best thing is a sentence', () => {
  expect(
    nextBest(red, copy)
      .map(gain => sentenceOfGain(en, gain))
      .slice(0, 4),
  ).toEqual([
    'A step on the industry track would score 5 more.',
    'Reach 3 on Kiev would score 3 more.',
    'A doubler on 2 would score 2 more.',
    'A step of gray to Trans-Siberian 8 would score 1 more.',
  ])
  expect(nextBest(red, copy).map(gain => sentenceOfGain(de, gain))[3]).toBe(
    'Ein Schritt grau auf Transsib 8 brächte 1 mehr.',
  )
})

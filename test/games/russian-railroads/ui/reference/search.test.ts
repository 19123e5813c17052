import { describe, expect, test } from 'vitest'
import { wordsIn } from '../../../../../src/games/russian-railroads/text/words'
import { explainTable, searchTable } from '../../../../../src/games/russian-railroads/ui/reference/search'

const find = (query: string, language: 'en' | 'de' = 'en', corrections = {}) =>
  searchTable(explainTable(wordsIn[language], corrections), query, corrections).map(({ id }) => id)

describe('the Reference is searched', () => {
  test('for every word of the query', () => {
    expect(find('kiev medal')).toContain('special:kiev-5')
    expect(find('kiev medal')).not.toContain('special:kiev-1')
    expect(find('kiev nonsense')).toEqual([])
  })

  test('in both languages, whichever is shown', () => {
    expect(find('Verdoppler')).toContain('piece:doubler')
    expect(find('doubler', 'de')).toContain('piece:doubler')
  })

  test.each(['Münze', 'munze', 'MÜNZE', ' münze '])('without regard to accents and capitals: %j', query => {
    expect(find(query)).toContain('piece:roubles')
  })

  test('and an empty query finds everything', () => {
    expect(find('  ')).toHaveLength(explainTable(wordsIn.en, {}).length)
  })
})

describe('what the table has corrected', () => {
  const corrections = { kievStar8: 12, engineers: { build: { number: 16, letter: 'A' } } } as const

  test('is marked, and nothing else', () => {
    const marked = explainTable(wordsIn.en, corrections).filter(({ corrected }) => corrected)
    expect(marked.map(({ id }) => id).sort()).toEqual(['engineer:build', 'special:kiev-8'])
  })

  test('is found as it is printed there', () => {
    expect(find('12 points', 'en', corrections)).toContain('special:kiev-8')
    expect(find('engineer 16', 'en', corrections)).toContain('engineer:build')
  })

  test('a correction to what is usually printed marks nothing', () => {
    expect(explainTable(wordsIn.en, { kievStar8: 10 }).some(({ corrected }) => corrected)).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { de } from '../../src/text/de'
import { history as historyDe } from '../../src/text/de/history'
import { en } from '../../src/text/en'
import { history as historyEn } from '../../src/text/en/history'
import * as exchange from '../../src/text/exchange'
import * as options from '../../src/text/options'
import * as share from '../../src/text/share'

/** Every sentence with its path. One that is made of values is read as its source, in which the words stand too. */
function listSentences(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const here = path ? `${path}.${key}` : key
    if (typeof value === 'string') return [[here, value]]
    if (typeof value === 'function') return [[here, `${value.length} values: ${String(value)}`]]
    return typeof value === 'object' && value !== null ? listSentences(value, here) : []
  })
}

const english = new Map(
  listSentences({ ...en, past: historyEn, exchange: exchange.en, options: options.en, share: share.en }),
)
const german = new Map(
  listSentences({ ...de, past: historyDe, exchange: exchange.de, options: options.de, share: share.de }),
)

/** Names and words that both languages share. */
const shared = [
  'app.name',
  'device.version',
  'past.filter.title',
  'exchange.import.percent',
  'share.text',
  'share.noPlace',
  'share.bgStats.title',
]

describe('English and German', () => {
  test('have the same sentences', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test.each([...english.keys()])('%s is written in both', key => {
    expect(english.get(key)?.trim()).not.toBe('')
    expect(german.get(key)?.trim()).not.toBe('')
    if (!shared.includes(key)) expect(german.get(key)).not.toBe(english.get(key))
  })

  test.each([...english].filter(([, sentence]) => /^\d values: /.test(sentence)))(
    '%s takes the same values in both',
    key => {
      expect(german.get(key)?.[0]).toBe(english.get(key)?.[0])
    },
  )

  test('what is shared is really the same', () => {
    for (const key of shared) expect(german.get(key)).toBe(english.get(key))
  })
})

test.each([...german])('German calls a board a Tableau, as the rulebook does: %s', (_, sentence) => {
  expect(sentence).not.toMatch(/tafel/i)
})

test.each([...german])('German addresses nobody: %s', (_, sentence) => {
  expect(sentence).not.toMatch(/\b(du|dich|dir|dein\w*|euch|euer|eure\w*|Ihnen)\b/i)
  expect(sentence).not.toMatch(/(?<=[a-zäöüß,] )(Sie|Ihr|Ihre\w?)\b/)
})

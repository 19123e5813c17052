import { describe, expect, test } from 'vitest'
import { ruleIds } from '../../../../src/games/russian-railroads/board/refusal'
import { fileRuleIds } from '../../../../src/games/russian-railroads/files/file-rules'
import { type ActionSpace, actionSpaces } from '../../../../src/games/russian-railroads/printed/action-spaces'
import { sentenceOf } from '../../../../src/games/russian-railroads/text/refusal'
import { wordsIn } from '../../../../src/games/russian-railroads/text/words'

const languages = ['en', 'de'] as const

/** Every path to a word, with what stands there. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, typeof value]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`))
}

test('both languages have the same words', () => {
  expect(leaves(wordsIn.de)).toEqual(leaves(wordsIn.en))
  expect(leaves(wordsIn.en).length).toBeGreaterThan(300)
})

test.each(languages)('%s: no word is empty', language => {
  const empty = (value: unknown): boolean =>
    typeof value === 'object' && value !== null ? Object.values(value).some(empty) : value === ''
  expect(empty(wordsIn[language])).toBe(false)
})

test.each(languages)('%s: every track colour has a letter of its own', language => {
  const marks = Object.values(wordsIn[language].names.colourMarks)
  expect(new Set(marks).size).toBe(5)
  expect(marks.every(mark => mark.length === 1)).toBe(true)
})

test('the letters on the tracks', () => {
  expect(Object.values(wordsIn.en.names.colourMarks).join('')).toBe('KGBNW')
  expect(Object.values(wordsIn.de.names.colourMarks).join('')).toBe('SGBNW')
})

describe('the name of an action space says what is printed on it', () => {
  const spaces: [keyof typeof actionSpaces, ActionSpace][] = Object.entries(actionSpaces) as never
  test.each(spaces.filter(([space]) => space !== 'last-round'))('%s', (space, { workers, roubles, effects }) => {
    const steps = effects.flatMap(effect => ('steps' in effect ? [effect.steps] : []))
    const printed = [...steps, ...[workers, roubles].filter(count => count > 0)].join(' ')
    for (const language of languages) {
      const { short, long } = wordsIn[language].names.spaces[space]
      const numbers = (text: string) => text.match(/\d+/g)?.join(' ') ?? ''
      expect(numbers(long).endsWith(printed)).toBe(true)
      if (steps.length > 0) expect(numbers(short)).toBe(steps.join(' '))
    }
  })
})

/** What each rule hands to its sentence; the sentence has to use all of it. */
const cases: [string, Record<string, string | number>][] = [
  ['turn.other-player', { player: 0 }],
  ['turn.passed', { player: 0 }],
  ['turn.pending', {}],
  ['turn.not-open', {}],
  ['space.occupied', { space: 'loco-3', player: 0 }],
  ['space.unavailable', { space: 'temp-workers' }],
  ['space.one-worker-only', { space: 'loco-3' }],
  ['payment.wrong', { workers: 1, roubles: 1 }],
  ['payment.short', { piece: 'own', need: 3, have: 2 }],
  ['action.incomplete', { space: 'track-gray-2' }],
  ['action.incomplete', { space: 'track-gray-2', colour: 'gray' }],
  ['action.incomplete', { card: 'black-worker' }],
  ['action.incomplete', {}],
  ['track.blocked', { line: 'kiev', colour: 'gray', space: 4, ahead: 'black' }],
  ['track.line-end', { line: 'kiev', colour: 'gray' }],
  ['track.not-owned', { colour: 'natural', space: 10 }],
  ['track.not-owned', { colour: 'natural' }],
  ['track.colour-not-on-line', { line: 'kiev', colour: 'white' }],
  ['loco.not-higher', { number: 4, other: 6 }],
  ['loco.place-free', { number: 4 }],
  ['factory.order', { gap: 4, next: 2 }],
  ['factory.gaps-first', { gap: 1, next: 2 }],
  ['industry.gap', { position: 7 }],
  ['industry.end', {}],
  ['industry.shared', { position: 3 }],
  ['doubler.full', {}],
  ['supply.empty', { piece: 'doubler' }],
  ['supply.empty', { number: 4 }],
  ['supply.exceeded', { piece: 'doubler' }],
  ['supply.exceeded', { number: 4 }],
  ['supply.exceeded', { engineer: 'two-black' }],
  ['place.full', { line: 'kiev' }],
  ['place.full', { line: 'industry' }],
  ['token.used', { token: 'kiev-medal' }],
  ['token.not-won', { won: 1 }],
  ['worker.not-won', { won: 1 }],
  ['marker.not-won', {}],
  ['card.taken', { card: 'fifteen' }],
  ['card.taken', { card: 'locomotive-nine' }],
  ['card.taken', { card: 'rouble' }],
  ['engineer.used', { engineer: 'two-black' }],
  ['engineer.not-yours', { engineer: 'two-black' }],
  ['reuse.not-allowed', { space: 'own-two-black' }],
  ['order.current-place', { place: 2 }],
  ['order.both', {}],
  ['order.own-worker', {}],
  ['log.no-such-line', { line: 7 }],
  ['log.nothing-undone', {}],
  ['log.lost', { line: 7 }],
  ['file.unreadable', {}],
  ['file.json', {}],
  ['file.size', { to: 2000 }],
  ['file.format', { format: 'railroads.game' }],
  ['file.version', { version: 2 }],
  ['file.game', { game: 'russian-railroads' }],
  ['file.missing', { field: 'id' }],
  ['file.unknown-field', { field: 'id' }],
  ['file.type', { found: '"a"', expected: 'number' }],
  ['file.type', { expected: 'object' }],
  ['file.value', { found: '"pink"', choices: 'red, blue' }],
  ['file.value', { found: 7, to: 4 }],
  ['file.value', { found: 0, from: 1 }],
  ['file.length', { to: 30 }],
  ['file.length', {}],
  ['file.count', { from: 2 }],
  ['file.count', { to: 4 }],
  ['file.count', { from: 3, to: 4 }],
  ['file.twice', { found: 'Anna' }],
  ['file.order', { players: 3 }],
  ['file.engineers', { a: 3, b: 4 }],
]

test('there is a case for every rule', () => {
  const rules = new Set(cases.map(([rule]) => rule))
  expect([...ruleIds, ...fileRuleIds].filter(rule => !rules.has(rule))).toEqual([])
})

describe.each(languages)('%s: a sentence for every rule', language => {
  const words = wordsIn[language]
  const names = ['Anna', 'Boris']

  test.each(cases)('%s %j', (rule, values) => {
    const sentence = sentenceOf(words, { rule, values }, names)
    expect(sentence).toMatch(/^[A-ZÄÖÜ0-9“„"].*\.$/)
    expect(sentence).not.toMatch(/undefined|\[object| {2}|trans-siberian|industry-|^file\.|own-/)
    // Without one of its values the sentence is another one: so it uses each of them.
    for (const key of Object.keys(values)) {
      const { [key]: _, ...others } = values
      expect(sentenceOf(words, { rule, values: others }, names)).not.toBe(sentence)
    }
  })

  test('a seat is said by its name', () => {
    expect(sentenceOf(words, { rule: 'turn.passed', values: { player: 1 } }, names)).toContain('Boris')
  })

  test('a rule of a newer version is named by its id', () => {
    expect(sentenceOf(words, { rule: 'bridge.broken', values: {} })).toBe('bridge.broken')
    expect(sentenceOf(words, { rule: 'constructor', values: {} })).toBe('constructor')
  })
})

/** Every sentence: one that is made of values with 1 for each of them, and its source where that is not to be had. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'function')
    return typeof value === 'object' && value ? Object.values(value).flatMap(sentences) : []
  try {
    return [String(Reflect.apply(value, undefined, Array<number>(value.length).fill(1)))]
  } catch {
    return [String(value)]
  }
}

test.each(languages)('%s: one of a thing is said in the singular', language => {
  const { point, roubles, worker } = wordsIn[language].names.pieces
  const many = [point, roubles, worker].filter(piece => piece.one !== piece.many).map(piece => piece.many)
  const wrong = new RegExp(`(?<!\\d)1 (${many.join('|')})\\b`)
  expect(sentences(wordsIn[language]).filter(sentence => wrong.test(sentence))).toEqual([])
})

test('one locomotive set by hand is one, two are two', () => {
  const said = languages.map(language =>
    [[4], [6, 3], []].map(set => wordsIn[language].actions.locomotives('Kiev', set)),
  )
  expect(said).toEqual([
    ['Kiev locomotive 4', 'Kiev locomotives 6 + 3', 'Kiev without locomotive'],
    ['Kiev Lok 4', 'Kiev Loks 6 + 3', 'Kiev ohne Lok'],
  ])
})

test('German has one word for one thing, the rulebook’s where it has one', () => {
  const others = /tafel|zählstein|mitführ|ausgabe|zurückgegeb/i
  expect(sentences(wordsIn.de).filter(sentence => others.test(sentence))).toEqual([])
})

test('German addresses nobody', () => {
  const said = cases.map(([rule, values]) => sentenceOf(wordsIn.de, { rule, values }, ['Anna']))
  expect(said.filter(sentence => /\b(du|dein|deine|dir|dich|Ihre|Ihnen)\b/.test(sentence))).toEqual([])
})

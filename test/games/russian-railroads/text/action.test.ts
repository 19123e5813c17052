import { describe, expect, test } from 'vitest'
import type { Action } from '../../../../src/games/russian-railroads/rules/actions'
import { apply } from '../../../../src/games/russian-railroads/rules/apply'
import { pickByKind } from '../../../../src/games/russian-railroads/rules/random-game'
import { start } from '../../../../src/games/russian-railroads/rules/setup'
import type { State } from '../../../../src/games/russian-railroads/rules/state'
import { type Done, sentenceOfAction, sentenceOfActions } from '../../../../src/games/russian-railroads/text/action'
import { wordsIn } from '../../../../src/games/russian-railroads/text/words'
import { simulateGame } from '../../../../tools/simulated'
import { seed } from '../../../size'

const { en, de } = wordsIn
const players = ['Anna', 'Boris']
const told = { players }

/** Does actions one after the other. */
function doAll(state: State, actions: readonly Action[]): Done[] {
  const done: Done[] = []
  let before = state
  for (const action of actions) {
    const outcome = apply(before, action)
    if (!outcome.ok) throw new Error(`${action.do}: ${outcome.refusal.rule}`)
    done.push({ action, before, after: outcome.state })
    before = outcome.state
  }
  return done
}

const opening = start({
  players: [
    { id: 'a', name: 'Anna', color: 'red' },
    { id: 'b', name: 'Boris', color: 'blue' },
  ],
  order: [0, 1],
  way: 'track',
  engineers: ['industry-3-points', 'gray-5-points', 'two-black', 'black-gray', 'any-3-points', 'two-industry'],
})

const first: Action[] = [
  { do: 'bonus', player: 1, card: 'rouble' },
  { do: 'take', player: 0, space: 'track-black-2', pay: { own: 1, roubles: 1 } },
  { do: 'advance', player: 0, of: 0, line: 'trans-siberian', colour: 'black' },
  { do: 'advance', player: 0, of: 0, line: 'trans-siberian', colour: 'black' },
  { do: 'advance', player: 0, of: 0, line: 'kiev', colour: 'black' },
  { do: 'take', player: 1, space: 'loco-1', pay: { own: 1 } },
  { do: 'locomotive', player: 1, of: 0, line: 'trans-siberian', replace: 1 },
]

describe('what was done is said in a sentence', () => {
  const done = doAll(opening, first)
  const expected = [
    ['Boris: Starting Bonus card “1 rouble”', 'Boris: Startbonuskarte „1 Münze“'],
    ['Anna: 3 black (1 own worker and 1 rouble)', 'Anna: 3 schwarz (1 eigener Arbeiter und 1 Münze)'],
    ['Anna: 1 black, Trans-Siberian to 2', 'Anna: 1 schwarz, Transsib auf 2'],
    ['Anna: 1 black, Trans-Siberian to 3', 'Anna: 1 schwarz, Transsib auf 3'],
    ['Anna: 1 black, Kiev to 2', 'Anna: 1 schwarz, Kiev auf 2'],
    ['Boris: Locomotive or factory (1 own worker)', 'Boris: Lok oder Fabrik (1 eigener Arbeiter)'],
    ['Boris: locomotive 2 to Trans-Siberian, in place of 1', 'Boris: Lok 2 auf Transsib, anstelle von 1'],
  ]
  test.each(done.map((step, i) => [step, ...(expected[i] ?? [])] as const))('%#', (step, english, german) => {
    expect(sentenceOfAction(en, step, told)).toBe(english)
    expect(sentenceOfAction(de, step, told)).toBe(german)
  })

  test('steps of one track are counted together', () => {
    expect(sentenceOfActions(en, done.slice(2, 5), told)).toBe('Anna: 2 black, Trans-Siberian to 3, 1 black, Kiev to 2')
    expect(sentenceOfActions(en, [], told)).toBe('')
  })

  test('whoever does something is named once, and nobody for another', () => {
    expect(sentenceOfActions(en, done.slice(3, 6), told)).toBe(
      'Anna: 1 black, Trans-Siberian to 3, 1 black, Kiev to 2; Boris: Locomotive or factory (1 own worker)',
    )
  })

  test('a forced action says so', () => {
    const [step] = doAll(opening, [{ do: 'pass', player: 0, forced: true }])
    expect(step && sentenceOfAction(en, step, told)).toBe('Anna: passes (forced)')
  })

  test('a correction names what it sets', () => {
    const board = { tracks: { kiev: { black: 3 } }, industry: [2], doublers: 1 }
    const [step] = doAll(opening, [{ do: 'set', player: 1, board, roubles: 1 }])
    expect(step && sentenceOfAction(en, step, told)).toBe(
      'Boris: set by hand: Kiev black to 3, industry 2, doublers and 1 rouble',
    )
  })

  test('an End Bonus card is only “a card” until cards lie open', () => {
    const action: Action = { do: 'end-bonus', player: 0, card: 'lines' }
    const step = { action, before: opening, after: opening }
    expect(sentenceOfAction(en, step, told)).toBe('Anna: an End Bonus card')
    expect(sentenceOfAction(en, step, { ...told, cardsOpen: true })).toBe('Anna: End Bonus card “finished lines”')
    const reveal: Done = { ...step, action: { do: 'reveal', player: 0, cards: ['lines'] } }
    expect(sentenceOfAction(en, reveal, told)).not.toContain('lines')
  })
})

test('every action of random games has a sentence in both languages', () => {
  const names = ['Anna', 'Boris', 'Clara', 'Dimitri']
  for (const count of [2, 3, 4] as const) {
    const { game } = simulateGame(count, seed, 0, pickByKind)
    for (const done of doAll(start(game.setup), game.actions as readonly Action[]))
      for (const words of [en, de]) {
        const sentence = sentenceOfAction(words, done, { players: names, cardsOpen: true })
        expect(sentence).not.toMatch(/undefined|NaN|\[object|: $| {2}|locomotive {1,2}to|Lok {1,2}auf/)
        if ('player' in done.action) expect(sentence.startsWith(names[done.action.player] ?? '?')).toBe(true)
      }
  }
})

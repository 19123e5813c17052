import { describe, expect, it } from 'vitest'
import { engineers } from '../../../../../src/games/russian-railroads/printed/engineers'
import {
  correctEngineer,
  dealOrder,
  engineerPlaces,
  orderOf,
  pickEngineer,
  redrawEngineers,
  redrawOrder,
  tilesFor,
} from '../../../../../src/games/russian-railroads/ui/setup/dealing'
import {
  addPlayer,
  type Draft,
  emptyDraft,
  joinInRound,
  moveSeat,
  useWay,
} from '../../../../../src/games/russian-railroads/ui/setup/draft'

const tableOf = (...names: string[]): Draft =>
  names.reduce((draft, name) => addPlayer(draft, { id: name.toLowerCase(), name }), emptyDraft(0.25))
const four = tableOf('Anna', 'Boris', 'Chloé', 'Dima')
const dealt = (draft: Draft): Draft => ({ ...draft, orderBy: 'dealt', engineersBy: 'dealt' })
const named = (draft: Draft) => orderOf(draft).map(({ name }) => name)
const letters = (draft: Draft) =>
  engineerPlaces(draft)
    .map(({ letter }) => letter)
    .join('')

describe('the turn order', () => {
  it('that is drawn has everybody once', () => {
    expect(named(four).toSorted()).toEqual(['Anna', 'Boris', 'Chloé', 'Dima'])
  })

  it('stays drawn when people change seats', () => {
    expect(named(moveSeat(four, 'dima', -1))).toEqual(named(four))
  })

  it('comes out in every way when it is drawn again and again', () => {
    const three = tableOf('Anna', 'Boris', 'Chloé')
    const seen = new Set(Array.from({ length: 60 }, (_, i) => named(redrawOrder(three, i / 60)).join()))
    expect(seen.size).toBe(6)
  })

  it('that is dealt follows the taps; a second tap takes one back', () => {
    const tapped = ['chloé', 'anna', 'dima'].reduce(dealOrder, dealt(four))
    expect(named(tapped)).toEqual(['Chloé', 'Anna', 'Dima'])
    expect(named(dealOrder(tapped, 'anna'))).toEqual(['Chloé', 'Dima'])
  })
})

describe('engineers', () => {
  it('lie on six spaces with 2 and 3 players, on seven with 4; A tiles on the three right-most', () => {
    expect(letters(tableOf('Anna', 'Boris'))).toBe('AAABBB')
    expect(letters(tableOf('Anna', 'Boris', 'Chloé'))).toBe('AAABBB')
    expect(letters(four)).toBe('AAABBBB')
  })

  it('lie from the right: hiring space, right, left, then the waiting ones', () => {
    expect(engineerPlaces(four).map(({ space }) => space)).toEqual([
      'hire',
      'engineer-right',
      'engineer-left',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
    ])
  })

  it('have no left space with 2 players, unless the copy has one', () => {
    const two = tableOf('Anna', 'Boris')
    expect(engineerPlaces(two).map(({ space }) => space)).not.toContain('engineer-left')
    const other: Draft = { ...two, printed: { twoPlayerSpaces: { 'engineer-left': true } } }
    expect(engineerPlaces(other)[2]?.space).toBe('engineer-left')
  })

  it('that are drawn carry the letter of their space and differ from each other', () => {
    for (let i = 0; i < 20; i++) {
      const tiles = engineerPlaces(redrawEngineers(four, i / 20))
      for (const { letter, engineer } of tiles) expect(engineer && engineers[engineer].letter).toBe(letter)
      expect(new Set(tiles.map(({ engineer }) => engineer)).size).toBe(7)
    }
  })

  it('that are dealt are picked space by space, in any order', () => {
    const draft = pickEngineer(dealt(four), 2, 'build')
    expect(engineerPlaces(draft).map(({ engineer }) => engineer)).toEqual([
      undefined,
      undefined,
      'build',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('lie on one space only', () => {
    const draft = pickEngineer(pickEngineer(dealt(four), 2, 'build'), 0, 'build')
    expect(engineerPlaces(draft).map(({ engineer }) => engineer)).toEqual([
      'build',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('carry the letter of the space on which the table laid them', () => {
    // "black + gray" has the letter B by default; the hiring space takes an A.
    expect(pickEngineer(dealt(four), 0, 'black-gray').printed.engineers).toEqual({
      'black-gray': { number: 3, letter: 'A' },
    })
    expect(pickEngineer(dealt(four), 3, 'black-gray').printed).toEqual({})
  })

  it('are offered by their letter, in the order of their numbers, without the one of the ? card', () => {
    const { same, other } = tilesFor(four, 'A')
    expect(same.map(id => engineers[id].number)).toEqual([2, 4, 6, 8, 10, 12, 14])
    expect(other.map(id => engineers[id].number)).toEqual([3, 5, 7, 9, 11, 13, 15])
  })

  it('of past rounds are gone', () => {
    expect(letters(joinInRound(four, 3))).toBe('ABBBB')
    expect(letters(joinInRound(four, 7))).toBe('B')
  })

  it('are not asked for when they are left for later', () => {
    expect(engineerPlaces(useWay(four, 'score'))).toEqual([])
  })
})

describe('a number corrected on its tile', () => {
  it('is remembered with the letter', () => {
    const draft = correctEngineer(four, 'build', { number: 20, letter: 'B' })
    expect(draft.printed).toEqual({ engineers: { build: { number: 20, letter: 'B' } } })
  })

  it('is never there twice: the other tile takes the old number', () => {
    // By default "locomotive or factory" is 12 and "use again" 8, both with the letter A.
    const draft = correctEngineer(four, 'build', { number: 8, letter: 'A' })
    expect(draft.printed.engineers).toEqual({
      build: { number: 8, letter: 'A' },
      'use-again': { number: 12, letter: 'A' },
    })
  })

  it('keeps the other corrections', () => {
    const draft = correctEngineer({ ...four, printed: { kievStar8: 9 } }, 'build', { number: 20, letter: 'A' })
    expect(draft.printed.kievStar8).toBe(9)
  })
})

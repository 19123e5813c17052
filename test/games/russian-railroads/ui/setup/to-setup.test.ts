import { describe, expect, it } from 'vitest'
import { readSetup } from '../../../../../src/games/russian-railroads/files/setup'
import type { EngineerId } from '../../../../../src/games/russian-railroads/printed/engineers'
import { start } from '../../../../../src/games/russian-railroads/rules/setup'
import {
  dealOrder,
  engineerPlaces,
  pickEngineer,
  tilesFor,
} from '../../../../../src/games/russian-railroads/ui/setup/dealing'
import {
  addPlayer,
  type Draft,
  emptyDraft,
  givePoints,
  joinInRound,
  setHouse,
  useExpansion,
  useWay,
} from '../../../../../src/games/russian-railroads/ui/setup/draft'
import { findProblems, toSetup } from '../../../../../src/games/russian-railroads/ui/setup/to-setup'

const tableOf = (...names: string[]): Draft =>
  names.reduce((draft, name) => addPlayer(draft, { id: name.toLowerCase(), name }), emptyDraft(0.25))
const two = tableOf('Anna', 'Boris')

function setupOf(draft: Draft) {
  const made = toSetup(draft)
  if (!made.ok) throw new Error(JSON.stringify(made.problems))
  return made.setup
}

describe('a set-up', () => {
  it('names players by seat and the order by seats', () => {
    const draft = ['boris', 'anna'].reduce<Draft>(dealOrder, { ...two, orderBy: 'dealt' })
    expect(setupOf(draft)).toMatchObject({
      players: [
        { id: 'anna', name: 'Anna', color: 'red' },
        { id: 'boris', name: 'Boris', color: 'blue' },
      ],
      order: [1, 0],
      way: 'track',
    })
  })

  it('has nothing but the needed where nothing else was entered', () => {
    expect(Object.keys(setupOf(two)).toSorted()).toEqual(['engineers', 'order', 'players', 'way'])
  })

  it('has the engineers as dealt, from the right', () => {
    const tiles = ['build', 'use-again', 'two-black', 'any-black', 'black-gray', 'two-industry'] as const
    const draft = tiles.reduce<Draft>((at, tile, place) => pickEngineer(at, place, tile), {
      ...two,
      engineersBy: 'dealt',
    })
    expect(setupOf(draft).engineers).toEqual(tiles)
  })

  it('has no engineers when they come later', () => expect(setupOf(useWay(two, 'score')).engineers).toEqual([]))

  it('has house values, starting points, the place and the note', () => {
    const draft = givePoints(setHouse({ ...two, place: ' At home ', note: ' Rematch ' }, 'rounds', 4), 'boris', 10)
    expect(setupOf(draft)).toMatchObject({
      house: { rounds: 4, points: [0, 10] },
      place: 'At home',
      note: 'Rematch',
    })
  })

  it('says when an expansion is played', () => expect(setupOf(useExpansion(two, true)).expansion).toBe(true))
})

describe('a set-up that the form gives can be read from a file', () => {
  const tables = [two, tableOf('Anna', 'Boris', 'Chloé'), tableOf('Anna', 'Boris', 'Chloé', 'Dima')]
  const variants: [string, (draft: Draft) => Draft][] = [
    ['as it comes', draft => draft],
    ['scored only', draft => useWay(draft, 'score')],
    ['with an expansion', draft => useExpansion(draft, true)],
    ['with house values', draft => givePoints(setHouse(setHouse(draft, 'rounds', 3), 'workers', 8), 'anna', 30)],
    ['in the last round', draft => ({ ...joinInRound(draft, 6), orderBy: 'drawn', engineersBy: 'drawn' })],
    ['with an A tile that carries a B by default', draft => dealtWith(draft, 'black-gray')],
    ['with place and note', draft => ({ ...draft, place: 'x'.repeat(60), note: 'x'.repeat(1000) })],
  ]
  for (const [name, vary] of variants)
    it(name, () => {
      for (const table of tables) {
        const setup = setupOf(vary(table))
        expect(readSetup(JSON.parse(JSON.stringify(setup)))).toEqual({ ok: true, value: setup })
      }
    })

  function dealtWith(draft: Draft, first: EngineerId): Draft {
    const drawn = engineerPlaces(draft).map(({ engineer }) => engineer)
    const spare = tilesFor(draft, 'B').same.find(tile => tile !== first && !drawn.includes(tile))
    const dealtEngineers = drawn.map(tile => (tile === first ? spare : tile))
    return pickEngineer({ ...draft, engineersBy: 'dealt', dealtEngineers }, 0, first)
  }
})

describe('what is missing', () => {
  it('a second player', () => expect(findProblems(tableOf('Anna'))).toEqual([{ problem: 'players' }]))

  it('a name that was typed and not added', () => {
    expect(findProblems({ ...two, typed: ' Chloé ' })).toEqual([{ problem: 'typed', name: 'Chloé' }])
  })

  it('whoever has no place in the dealt order', () => {
    const draft = dealOrder({ ...two, orderBy: 'dealt' }, 'boris')
    expect(findProblems(draft)).toEqual([{ problem: 'order', names: ['Anna'] }])
  })

  it('spaces without an engineer', () => {
    const draft = pickEngineer({ ...two, engineersBy: 'dealt' }, 0, 'build')
    expect(findProblems(draft)).toEqual([{ problem: 'engineers', missing: 5 }])
  })
})

describe('a game joined in the middle', () => {
  it('starts in its round, without starting bonuses', () => {
    const draft = joinInRound(two, 3)
    const order = ['boris', 'anna'].reduce(dealOrder, draft)
    const tiles = ['build', 'any-black', 'black-gray', 'two-industry'] as const
    const setup = setupOf(tiles.reduce((at, tile, place) => pickEngineer(at, place, tile), order))
    expect(setup.round).toBe(3)
    expect(start(setup)).toMatchObject({ round: 3, phase: 'turns', turn: 1, engineers: tiles })
  })

  it('waits for the boards where only the rounds are scored', () => {
    const draft = ['anna', 'boris'].reduce(dealOrder, joinInRound(useWay(two, 'score'), 4))
    expect(start(setupOf(draft))).toMatchObject({ round: 4, phase: 'scoring' })
  })
})

import { describe, expect, it } from 'vitest'
import {
  addPlayer,
  cleanName,
  type Draft,
  draftAgain,
  emptyDraft,
  giveColor,
  houseValue,
  joinInRound,
  moveSeat,
  removePlayer,
  setHouse,
  useExpansion,
  useWay,
} from '../../../../../src/games/russian-railroads/ui/setup/draft'

const named = (draft: Draft) => draft.players.map(({ name }) => name)
const colors = (draft: Draft) => draft.players.map(({ color }) => color)

const tableOf = (...names: string[]): Draft =>
  names.reduce((draft, name) => addPlayer(draft, { id: name.toLowerCase(), name }), emptyDraft(0.25))

describe('players', () => {
  it('sit down one after the other, each with a colour of their own', () => {
    const draft = tableOf('Anna', 'Boris', 'Chloé', 'Dima')
    expect(named(draft)).toEqual(['Anna', 'Boris', 'Chloé', 'Dima'])
    expect(colors(draft)).toEqual(['red', 'blue', 'green', 'yellow'])
  })

  it('get the colour they played last where it is free, else another', () => {
    const first = addPlayer(emptyDraft(0), { id: 'b', name: 'Boris', color: 'green' })
    const second = addPlayer(first, { id: 'c', name: 'Chloé', color: 'green' })
    expect(colors(second)).toEqual(['green', 'red'])
  })

  it('are four at most', () => {
    const four = tableOf('Anna', 'Boris', 'Chloé', 'Dima')
    expect(addPlayer(four, { id: 'e', name: 'Emil' })).toBe(four)
  })

  it('sit down once each, but two people may have one name', () => {
    const one = tableOf('Anna')
    expect(addPlayer(one, { id: 'anna', name: 'Anna' })).toBe(one)
    expect(addPlayer(one, { id: 'anna-2', name: 'Anna' }).players.map(({ id }) => id)).toEqual(['anna', 'anna-2'])
  })

  it('have a name', () => {
    const none = emptyDraft(0)
    expect(addPlayer(none, { id: 'x', name: '   ' })).toBe(none)
  })

  it('swap the colour with whoever has it', () => {
    const draft = giveColor(tableOf('Anna', 'Boris', 'Chloé'), 'anna', 'green')
    expect(colors(draft)).toEqual(['green', 'blue', 'red'])
    expect(colors(giveColor(draft, 'boris', 'yellow'))).toEqual(['green', 'yellow', 'red'])
  })

  it('change seats with their neighbours, and never leave the table by it', () => {
    const draft = tableOf('Anna', 'Boris', 'Chloé')
    expect(named(moveSeat(draft, 'chloé', -1))).toEqual(['Anna', 'Chloé', 'Boris'])
    expect(named(moveSeat(draft, 'anna', 1))).toEqual(['Boris', 'Anna', 'Chloé'])
    expect(moveSeat(draft, 'anna', -1)).toBe(draft)
    expect(moveSeat(draft, 'chloé', 1)).toBe(draft)
  })

  it('leave the dealt order with their seat', () => {
    const draft = { ...tableOf('Anna', 'Boris'), dealtOrder: ['boris', 'anna'] }
    expect(removePlayer(draft, 'boris').dealtOrder).toEqual(['anna'])
  })
})

describe('a name', () => {
  it('has no space around it and one between its words', () => expect(cleanName('  Anna \t Lena ')).toBe('Anna Lena'))
  it('has 30 characters at most', () => {
    expect(cleanName('x'.repeat(31))).toBe('x'.repeat(30))
    expect(cleanName(`${'x'.repeat(29)} y`)).toBe('x'.repeat(29))
  })
})

describe('the way of use', () => {
  it('leaves the engineers for later only where the rounds are scored', () => {
    const scoring = useWay(tableOf('Anna', 'Boris'), 'score')
    expect(scoring.engineersBy).toBe('later')
    expect(useWay(scoring, 'track').engineersBy).toBe('drawn')
  })

  it('keeps engineers as they were dealt', () => {
    const dealt: Draft = { ...emptyDraft(0), engineersBy: 'dealt' }
    expect(useWay(dealt, 'track').engineersBy).toBe('dealt')
  })

  it('is scoring with an expansion', () => {
    const draft = useExpansion(tableOf('Anna', 'Boris'), true)
    expect([draft.way, draft.expansion]).toEqual(['score', true])
    expect(useExpansion(draft, false).way).toBe('score')
  })
})

describe('in the middle of a game', () => {
  it('order and engineers lie on the table already', () => {
    const draft = joinInRound(tableOf('Anna', 'Boris'), 3)
    expect([draft.orderBy, draft.engineersBy]).toEqual(['dealt', 'dealt'])
  })

  it('back at the first round they are drawn again', () => {
    const draft = joinInRound(joinInRound(tableOf('Anna', 'Boris'), 3), 1)
    expect([draft.orderBy, draft.engineersBy]).toEqual(['drawn', 'drawn'])
  })

  it('scoring still does without engineers', () => {
    expect(joinInRound(useWay(tableOf('Anna', 'Boris'), 'score'), 3).engineersBy).toBe('later')
  })
})

describe('house values', () => {
  it('are those of the rules until the table has others', () => {
    const four = tableOf('Anna', 'Boris', 'Chloé', 'Dima')
    expect([houseValue(four, 'rounds'), houseValue(four, 'workers'), houseValue(four, 'roubles')]).toEqual([7, 5, 1])
    const two = tableOf('Anna', 'Boris')
    expect([houseValue(two, 'rounds'), houseValue(two, 'workers'), houseValue(two, 'roubles')]).toEqual([6, 6, 2])
  })

  it('are marked only where they differ', () => {
    const draft = setHouse(tableOf('Anna', 'Boris'), 'roubles', 3)
    expect(draft.house).toEqual({ roubles: 3 })
    expect(houseValue(draft, 'roubles')).toBe(3)
    expect(setHouse(draft, 'roubles', 2).house).toEqual({})
  })

  it('do not end the game before the round it is in', () => {
    expect(setHouse(joinInRound(tableOf('Anna', 'Boris'), 6), 'rounds', 5).round).toBe(5)
  })
})

describe('again', () => {
  const setup = {
    players: [
      { id: 'b', name: 'Boris', color: 'green' },
      { id: 'a', name: 'Anna', color: 'yellow' },
    ],
    order: [1, 0],
    way: 'score',
    engineers: [],
    printed: { kievStar8: 8 },
    house: { rounds: 5, points: [0, 10] },
    place: 'At home',
    note: 'Anna was late',
  } as const

  it('the same people sit on the same seats with the same colours and play the same way', () => {
    const draft = draftAgain(setup, 0.5)
    expect(draft.players).toEqual([
      { id: 'b', name: 'Boris', color: 'green', points: 0 },
      { id: 'a', name: 'Anna', color: 'yellow', points: 10 },
    ])
    expect(draft).toMatchObject({ way: 'score', house: { rounds: 5 }, printed: { kievStar8: 8 }, place: 'At home' })
  })

  it('begins with the first round, without the old note', () => {
    expect(draftAgain({ ...setup, round: 3 }, 0.5)).toMatchObject({ round: 1, note: '', orderBy: 'drawn' })
  })

  it('does not begin with the points that were played for before a game was joined', () => {
    expect(draftAgain({ ...setup, round: 3 }, 0.5).players.map(({ points }) => points)).toEqual([0, 0])
  })
})

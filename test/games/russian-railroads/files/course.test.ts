import { describe, expect, test } from 'vitest'
import { courseOf } from '../../../../src/games/russian-railroads/files/course'
import type { Action } from '../../../../src/games/russian-railroads/rules/actions'
import type { Setup } from '../../../../src/games/russian-railroads/rules/setup'
import { stepsOf } from '../../../../src/table/log'
import { actions, finals, logOf, setup, toTheEnd } from '../ui/final/evening'

const tell = (played: readonly Action[], of: Setup = setup, language: 'en' | 'de' = 'en') => {
  const log = logOf(played, of)
  return courseOf(of, [log.start, ...stepsOf(log).map(step => step.state)], language)
}

describe('the course of a game', () => {
  const course = tell([...actions, ...toTheEnd])
  const gainsOf = (moment: string, seat: number) => {
    const gains = course.moments.find(({ name }) => name === moment)?.gains[seat]
    return Object.fromEntries(course.sources.flatMap(({ id }, i) => (gains?.[i] ? [[id, gains[i]]] : [])))
  }

  test('has the start, every scored round and the final', () => {
    expect(course.moments.map(({ name }) => name)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', 'End'])
    expect(course.moments.map(({ standing }) => standing[0])).toEqual([0, 3, 6, 17, 25, 33, 41, 49, 81])
    expect(course.moments.at(-1)?.standing).toEqual(finals)
  })

  test('says where the points of each moment came from', () => {
    expect(gainsOf('1', 0)).toEqual({ kiev: 3 })
    expect(gainsOf('3', 0)).toEqual({ kiev: 3, industry: 5, 'at-once': 3 })
    expect(gainsOf('1', 1)).toEqual({ 'trans-siberian': 1, 'st-petersburg': 2 })
    expect(gainsOf('End', 0)).toEqual({ cards: 12, majority: 20 })
    expect(gainsOf('End', 1)).toEqual({ cards: 21 })
    expect(gainsOf('End', 3)).toEqual({})
  })

  test('every gain adds up to the standing', () => {
    const sums = setup.players.map((_, seat) =>
      course.moments.flatMap(({ gains }) => gains[seat] ?? []).reduce((sum, gain) => sum + gain, 0),
    )
    expect(sums).toEqual(finals)
  })

  test('names who moved first and what the table wrote down', () => {
    expect(course.first).toBe(2)
    expect(course.note).toBe('Anna’s kitchen')
  })
})

test('points that were set by hand come from there', () => {
  const { moments, sources } = tell([
    { do: 'set', player: 1, points: 30 },
    { do: 'score' },
    { do: 'points', player: 0, points: 4, reason: 'pass' },
  ])
  const at = (id: string) => sources.findIndex(source => source.id === id)
  expect(moments.map(({ name }) => name)).toEqual(['0', '1', '2'])
  expect(moments[1]?.gains[1]?.[at('other')]).toBe(30)
  expect(moments[2]?.gains[0]?.[at('at-once')]).toBe(4)
  expect(moments[2]?.standing).toEqual([4, 30, 0, 0])
})

test('points that the table started with are there at the start', () => {
  const { moments } = tell([{ do: 'score' }], { ...setup, house: { points: [5, 0, 0, 0] } })
  expect(moments[0]?.standing).toEqual([5, 0, 0, 0])
})

test('sources keep their ids in every language', () => {
  const [en, de] = [tell([]), tell([], setup, 'de')]
  expect(de.sources.map(({ id }) => id)).toEqual(en.sources.map(({ id }) => id))
  expect(de.sources.find(({ id }) => id === 'trans-siberian')?.name).toBe('Transsib')
})

describe('what is running', () => {
  const score: Action = { do: 'score' }

  test('is the round, also where the app joined later', () => {
    expect(tell([]).running).toBe('1')
    expect(tell([score, { do: 'set', player: 1, roubles: 2 }]).running).toBe('2')
    expect(tell([score], { ...setup, round: 3 }).running).toBe('4')
    expect(tell([score, { do: 'stop', then: 'nothing' }]).running).toBe('2') // ended unfinished
  })

  test('is the end once the last round is scored, whatever is set then', () => {
    const { moments, running } = tell([...actions, { do: 'set', player: 1, points: 50 }])
    expect(running).toBe('End')
    expect(moments.at(-1)?.name).toBe('End')
    expect(tell([...actions, ...toTheEnd], setup, 'de').running).toBe('Ende')
  })
})

import { describe, expect, test } from 'vitest'
import { type Board, startBoard } from '../../../../../src/games/russian-railroads/board/board'
import { type Setup, start } from '../../../../../src/games/russian-railroads/rules/setup'
import type { State } from '../../../../../src/games/russian-railroads/rules/state'
import {
  engineerTwice,
  knownAgain,
  moveForward,
  returnable,
  rowEngineers,
  rowPlaces,
  withReturned,
} from '../../../../../src/games/russian-railroads/ui/edit/again'

const people: Setup['players'] = [
  { id: 'a', name: 'Anna', color: 'red' },
  { id: 'b', name: 'Boris', color: 'blue' },
  { id: 'c', name: 'Clara', color: 'green' },
  { id: 'd', name: 'Dima', color: 'yellow' },
]
const setup: Setup = { players: people, order: [2, 0, 1, 3], way: 'score', engineers: [] }

/** Four players, or as many as named, with these boards; the others are as at the start. */
const stateWith = (boards: readonly Partial<Board>[], more: Partial<State> = {}, players = 4): State => {
  const first = start({ ...setup, players: people.slice(0, players), order: setup.order.filter(s => s < players) })
  return {
    ...first,
    players: first.players.map((player, seat) => ({ ...player, board: { ...startBoard, ...boards[seat] } })),
    ...more,
  }
}
const locomotives = (ts: number[], sp: number[] = [], kiev: number[] = []): Pick<Board, 'locomotives'> => ({
  locomotives: { 'trans-siberian': ts, 'st-petersburg': sp, kiev },
})

describe('the row of engineers', () => {
  test('has as many places as rounds are left, one of them for hiring and two public ones', () => {
    expect(rowPlaces(stateWith([], { round: 1 }))).toEqual([
      'hire',
      'engineer-right',
      'engineer-left',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
    ])
    expect(rowPlaces(stateWith([], { round: 6 }))).toEqual(['hire', 'engineer-right'])
    expect(rowPlaces(stateWith([], { round: 7 }))).toEqual(['hire'])
  })

  test('has one public place with 2 players', () => {
    expect(rowPlaces(stateWith([], { round: 4 }, 2))).toEqual(['hire', 'engineer-right', 'waiting'])
  })

  test('holds neither hired engineers nor the one without a letter', () => {
    const left = rowEngineers(stateWith([{ engineers: ['industry-3-points'] }]))
    expect(left).not.toContain('industry-3-points')
    expect(left).not.toContain('two-any')
    expect(left).toHaveLength(13)
    expect(left[0]).toBe('black-gray')
  })

  test('is known where it was tracked before, except for those hired since', () => {
    const state = stateWith([{ engineers: ['build'] }], {
      round: 5,
      engineers: ['build', 'two-black', 'gray-brown'],
    })
    expect(knownAgain(state).engineers).toEqual([null, 'two-black', 'gray-brown'])
  })

  test('is empty where nobody has told it', () => {
    expect(knownAgain(stateWith([], { round: 6 })).engineers).toEqual([null, null])
  })

  test('has nobody twice', () => {
    expect(engineerTwice(['build', null, null, 'two-black'])).toBeUndefined()
    expect(engineerTwice(['build', 'two-black', 'build'])).toBe('build')
  })
})

describe('returned factories', () => {
  test('below the highest number in use, every tile that lies on no board was returned', () => {
    // Two players: both #1, both #2 and one #3 have been built; of the #1 one lies nowhere any more.
    const state = stateWith([locomotives([3], [2]), locomotives([2], [1])], {}, 2)
    expect(knownAgain(state).returned).toEqual([1])
  })

  test('of the highest number itself only what was noted is known', () => {
    const state = stateWith([locomotives([3, 2], [1]), locomotives([2, 1])], { returned: [3] }, 2)
    expect(knownAgain(state).returned).toEqual([3])
  })

  test('a single #9 says nothing about the piles: it may be the one of its ? card', () => {
    expect(knownAgain(stateWith([locomotives([9, 1]), locomotives([1])], {}, 2)).returned).toEqual([])
  })

  test('can only be numbers whose pile was reached', () => {
    expect(returnable(stateWith([locomotives([3, 2], [1]), locomotives([2, 1])], {}, 2))).toEqual([3, 4])
  })

  test('are counted by number', () => {
    expect(withReturned([1, 4, 4], 4, 1)).toEqual([1, 4])
    expect(withReturned([4], 1, 2)).toEqual([1, 1, 4])
  })
})

test('a ? card is gone when what it gives lies on a board', () => {
  const state = stateWith([{ blackWorker: true }, { engineers: ['two-any'] }])
  expect(knownAgain(state).cards).toEqual(['three-and-one-again', 'factory-and-two-industry', 'locomotive-nine'])
})

test('with more #9 on the boards than players, one came from its ? card', () => {
  const state = stateWith([locomotives([9, 9]), locomotives([9])], {}, 2)
  expect(knownAgain(state).cards).not.toContain('locomotive-nine')
})

test('order and roubles are those last known', () => {
  expect(knownAgain(stateWith([]))).toMatchObject({ order: [2, 0, 1, 3], roubles: [1, 1, 1, 1] })
})

test('a player moves one place forward in the order, and the first one stays', () => {
  expect(moveForward([2, 0, 1, 3], 1)).toEqual([2, 1, 0, 3])
  expect(moveForward([2, 0, 1, 3], 2)).toEqual([2, 0, 1, 3])
})

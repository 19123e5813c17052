import { describe, expect, test } from 'vitest'
import { overviewOf, statisticsOf } from '../../src/history/statistics'
import type { EntryPlayer, GameEntry } from '../../src/storage/database'

type Seat = Partial<EntryPlayer> & Pick<EntryPlayer, 'id'>

/** A finished game; a seat is a person, points and a place. */
const game = (id: string, seats: readonly Seat[], more: Partial<GameEntry> = {}): GameEntry => ({
  id,
  game: 'counter',
  state: 'finished',
  startedAt: 0,
  changedAt: 0,
  lines: 0,
  seconds: 0,
  rules: 1,
  players: seats.map(seat => ({ name: seat.id.toUpperCase(), color: 'red', ...seat })),
  ...more,
})
const a = (points: number, place?: number): Seat => ({ id: 'a', points, ...(place !== undefined && { place }) })
const b = (points: number, place?: number): Seat => ({ id: 'b', points, ...(place !== undefined && { place }) })
const c = (points: number, place?: number): Seat => ({ id: 'c', points, ...(place !== undefined && { place }) })

describe('what counts', () => {
  const games = [
    game('won', [a(100, 1), b(80, 2)]),
    game('lost', [a(50, 2), b(60, 1)]),
    game('running', [a(999), b(0)], { state: 'running' }),
    game('unfinished', [a(999), b(0)], { unfinished: true }),
    game('left', [a(999), b(10, 1)]),
    game('expanded', [a(300, 1), b(200, 2)], { expansion: true }),
    game('of others', [b(999, 1), c(0, 2)]),
  ]
  const own = statisticsOf('a', games)

  test('are the results of the person, without expansion', () => {
    expect(own).toMatchObject({ games: 2, wins: 1, average: 75, best: { points: 100, game: 'won' } })
  })

  test('games with an expansion stand apart with a record of their own', () => {
    expect(own.expansion).toEqual({ games: 1, wins: 1, average: 300, best: { points: 300, game: 'expanded' } })
  })

  test('games without a result for the person are named, each for one reason', () => {
    expect(own).toMatchObject({ running: 1, unfinished: 1, unranked: 1 })
  })

  test('the overview of everybody counts the same games', () => {
    expect([...overviewOf(games)]).toEqual([
      ['a', { games: 2, wins: 1 }],
      ['b', { games: 4, wins: 3 }],
      ['c', { games: 1, wins: 0 }],
    ])
  })

  test('nothing gives an empty record, not a division by zero', () => {
    expect(statisticsOf('a', [])).toMatchObject({ games: 0, wins: 0, average: 0, best: undefined, against: [] })
  })
})

test('a shared first place is a win for both', () => {
  const games = [game('tie', [a(70, 1), b(70, 1)])]
  expect(statisticsOf('a', games).wins).toBe(1)
  expect(statisticsOf('b', games).wins).toBe(1)
})

test('the average by number of players is kept for each number', () => {
  const games = [
    game('1', [a(10, 2), b(20, 1)]),
    game('2', [a(30, 1), b(20, 2), c(5, 3)]),
    game('3', [a(50, 1), b(20, 2)]),
  ]
  expect(statisticsOf('a', games).byCount).toEqual([
    { players: 2, games: 2, average: 30 },
    { players: 3, games: 1, average: 30 },
  ])
})

describe('where points come from', () => {
  const with_ = (seat: Seat, sources: Record<string, number>): Seat => ({ ...seat, sources })

  test('own mean stands beside the mean of the others at the same tables, each game weighing the same', () => {
    const games = [
      game('1', [with_(a(10, 1), { line: 10, end: 0 }), with_(b(4, 2), { line: 4, end: 0 })]),
      game('2', [
        with_(a(30, 1), { line: 20, end: 10 }),
        with_(b(8, 2), { line: 8, end: 0 }),
        with_(c(6, 3), { line: 0, end: 6 }),
      ]),
      game('of others', [with_(b(500, 1), { line: 500 }), with_(c(1, 2), { line: 1 })]),
    ]
    expect(statisticsOf('a', games).sources).toEqual([
      { id: 'line', own: 15, others: 4 }, // (4 + (8 + 0) / 2) / 2
      { id: 'end', own: 5, others: 1.5 }, // (0 + (0 + 6) / 2) / 2
    ])
  })

  test('a game that does not tell its sources is left out on both sides', () => {
    const games = [
      game('old', [a(10, 1), b(4, 2)]),
      game('new', [with_(a(7, 1), { line: 7 }), with_(b(3, 2), { line: 3 })]),
    ]
    expect(statisticsOf('a', games).sources).toEqual([{ id: 'line', own: 7, others: 3 }])
  })
})

test('head-to-head counts places, not points, and only games in which both have one', () => {
  const games = [
    game('1', [a(10, 1), b(20, 2)]),
    game('2', [a(10, 2), b(10, 2), c(30, 1)]),
    game('3', [a(10, 2), b(20, 1)]),
    game('4', [a(10, 1), b(20)]),
  ]
  expect(statisticsOf('a', games).against).toEqual([
    { id: 'b', name: 'B', color: 'red', games: 3, ahead: 1, even: 1, behind: 1 },
    { id: 'c', name: 'C', color: 'red', games: 1, ahead: 0, even: 0, behind: 1 },
  ])
})

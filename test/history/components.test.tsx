import { fireEvent, render, screen, within } from '@solidjs/testing-library'
import { createSignal } from 'solid-js'
import { expect, test, vi } from 'vitest'
import type { Course } from '../../src/games/game'
import { everything, Filter, findByName, type Wanted } from '../../src/history/Filter'
import { GameRow } from '../../src/history/GameRow'
import { chaptersOf } from '../../src/history/Moves'
import { PersonGames } from '../../src/history/PersonGames'
import { targetOf } from '../../src/history/Replay'
import { Rounds } from '../../src/history/Rounds'
import { statisticsOf } from '../../src/history/statistics'
import type { GameEntry } from '../../src/storage/database'

const game: GameEntry = {
  id: 'g',
  game: 'russian-railroads',
  state: 'finished',
  startedAt: Date.UTC(2026, 2, 5, 12),
  changedAt: 0,
  lines: 9,
  seconds: 7500,
  rules: 1,
  way: 'track',
  players: [
    { id: 'a', name: 'Anna', color: 'red', points: 120, place: 2, sources: { line: 100, end: 20 } },
    { id: 'b', name: 'Boris', color: 'blue', points: 131, place: 1, sources: { line: 131, end: 0 } },
  ],
}

test('a row tells when, how long, which way, who with how many points, and who won', () => {
  const remove = vi.fn()
  render(() => <GameRow game={game} href="#/there" onRemove={remove} />)
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', '#/there')
  expect(link).toHaveTextContent('Mar 5, 2026 · 2 h 5 min · every move')
  expect(link).toHaveTextContent('Anna 120')
  expect(link).toHaveTextContent('Boris 131★won')
  fireEvent.click(screen.getByRole('button', { name: 'Delete the game of Anna, Boris, Mar 5, 2026' }))
  expect(remove).toHaveBeenCalledOnce()
})

test('a running game, one handed over, one that ended unfinished and one with an expansion say so', () => {
  const [shown, setShown] = createSignal<GameEntry>({ ...game, state: 'running' })
  render(() => <GameRow game={shown()} href="#" onRemove={() => undefined} />)
  expect(screen.getByRole('link')).toHaveTextContent('in progress')
  setShown({ ...game, state: 'running', handedOverAt: 1 })
  expect(screen.getByRole('link')).toHaveTextContent('handed over')
  setShown({ ...game, unfinished: true, expansion: true, way: 'score' })
  expect(screen.getByRole('link')).toHaveTextContent('ended unfinished · with expansion · rounds only')
})

test.each([
  ['chlo', ['Chloé']],
  ['CHLOE', ['Chloé']],
  [' é ', ['Chloé', 'Deon']],
  ['x', []],
])('the name %s finds %j, whichever case and accents', (text, found) => {
  const people = ['Anna', 'Chloé', 'Deon'].map(name => ({ id: name, name, color: 'red', lastPlayedAt: 0 }))
  expect(findByName(people, text).map(({ name }) => name)).toEqual(found)
})

test('the filter reports what is wanted, and offers everybody by name', () => {
  const [wanted, setWanted] = createSignal<Wanted>(everything)
  const heard: Wanted[] = []
  const change = (next: Wanted) => heard.push(setWanted(next))
  const people = ['Boris', 'Anna'].map(name => ({ id: name.toLowerCase(), name, color: 'red', lastPlayedAt: 0 }))
  render(() => <Filter wanted={wanted()} people={people} years={[2026, 2025]} onChange={change} />)
  const player = screen.getByRole('combobox', { name: 'Player' })
  expect([...within(player).getAllByRole('option')].map(option => option.textContent)).toEqual(['All', 'Anna', 'Boris'])
  fireEvent.change(player, { target: { value: 'boris' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Year' }), { target: { value: '2025' } })
  fireEvent.input(screen.getByRole('searchbox', { name: 'Search by name' }), { target: { value: 'bo' } })
  expect(heard.at(-1)).toEqual({ name: 'bo', person: 'boris', game: '', year: '2025' })
})

const course: Course = {
  sources: [
    { id: 'line', name: 'Line' },
    { id: 'end', name: 'End bonus' },
    { id: 'never', name: 'Never' },
  ],
  moments: [
    {
      name: '0',
      position: 0,
      standing: [0, 0],
      gains: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    },
    {
      name: '1',
      position: 4,
      standing: [10, 12],
      gains: [
        [10, 0, 0],
        [12, 0, 0],
      ],
    },
    {
      name: 'End',
      position: 9,
      standing: [8, 32],
      gains: [
        [-2, 0, 0],
        [0, 20, 0],
      ],
    },
  ],
  running: 'End',
  first: 0,
  note: '',
}

test('the rounds table shows what each moment brought and the standing after it', () => {
  render(() => <Rounds course={course} players={game.players} href={position => `#${position}`} />)
  const cells = screen.getAllByRole('row').map(row => [...row.children].map(cell => cell.textContent.trim()))
  expect(cells.slice(1)).toEqual([
    [expect.stringContaining('Round 1'), '+1010', '+1212'],
    [expect.stringContaining('End'), '−28', '+2032'],
  ])
})

test('a moment opens into the sources that gave something, and leads to its boards', () => {
  render(() => <Rounds course={course} players={game.players} href={position => `#${position}`} />)
  const button = screen.getByRole('button', { name: /points of End/ })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(button)
  expect(screen.getByRole('row', { name: 'End bonus 0 20' })).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /Never/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Boards' })).toHaveAttribute('href', '#9')
})

test('chapters of the log end with their moments; what came after the last is a chapter too', () => {
  const joined = { moments: course.moments, running: '6' }
  expect(chaptersOf(joined, 12)).toEqual([
    { name: '1', from: 1, to: 4 },
    { name: 'End', from: 5, to: 9 },
    { name: '6', from: 10, to: 12 },
  ])
  expect(chaptersOf(joined, 9)).toHaveLength(2)
  expect(chaptersOf({ moments: [], running: '1' }, 0)).toEqual([])
})

test.each([
  ['start', 5, 0],
  ['previousRound', 5, 4],
  ['previousRound', 4, 0],
  ['previous', 5, 4],
  ['previous', 0, 0],
  ['next', 5, 6],
  ['next', 12, 12],
  ['nextRound', 4, 9],
  ['nextRound', 9, 12],
  ['end', 0, 12],
] as const)('%s from moment %i leads to %i', (way, from, to) => {
  expect(targetOf(way, from, [0, 4, 9], 12)).toBe(to)
})

test('a person’s page shows the record, the sources beside the others and the head-to-head', () => {
  render(() => (
    <PersonGames
      name="Anna"
      color="red"
      of={statisticsOf('a', [game])}
      sources={course.sources}
      gameHref={id => `#game-${id}`}
      personHref={id => `#person-${id}`}
    />
  ))
  const facts = [...document.querySelectorAll('.tally dt')].map(fact => [
    fact.textContent,
    fact.nextElementSibling?.textContent,
  ])
  expect(facts).toEqual([
    ['Games', '1'],
    ['Wins', '0'],
    ['Win rate', '0%'],
    ['Average', '120.0'],
    ['Best', '120'],
  ])
  expect(screen.getByRole('link', { name: '120' })).toHaveAttribute('href', '#game-g')
  expect(screen.getByRole('row', { name: 'Line 100 131' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'Boris 1 0 0 1' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Boris' })).toHaveAttribute('href', '#person-b')
})

import { fireEvent, screen, within } from '@solidjs/testing-library'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { startBoard } from '../../../../../src/games/russian-railroads/board/board'
import { start } from '../../../../../src/games/russian-railroads/rules/setup'
import { type State, withBoard } from '../../../../../src/games/russian-railroads/rules/state'
import { showLanguage } from '../../../../../src/text/language'
import { renderDock, setup } from './harness'

afterEach(() => showLanguage('en'))

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const withAnna = (board: Partial<typeof startBoard>): State => withBoard(start(setup), 0, { ...startBoard, ...board })

describe('taps that a piece costs', () => {
  test('one for a track, however far it moved', () => {
    const { editing, board } = renderDock()
    editing.tap({ at: 'space', line: 'trans-siberian', space: 9 })
    editing.tap({ at: 'space', line: 'trans-siberian', space: 5 })
    expect(board().tracks['trans-siberian']).toEqual({ black: 9, gray: 5 })
  })

  test('two for a locomotive: its place and its number', () => {
    const { editing, board } = renderDock()
    editing.tap({ at: 'place', line: 'trans-siberian', place: 1 })
    tap('locomotive 6')
    expect(board().locomotives['trans-siberian']).toEqual([6, 1])
    expect(screen.queryByRole('button', { name: 'locomotive 6' })).not.toBeInTheDocument()
  })

  test('two for a factory: its gap and its number', () => {
    const { editing, board } = renderDock()
    editing.tap({ at: 'gap', gap: 1 })
    tap('Factory 4: 2 doublers')
    expect(board().factories).toEqual([4])
  })

  test('one for a doubler and one for a marker', () => {
    const { editing, board } = renderDock()
    editing.tap({ at: 'doubler', place: 1 })
    editing.tap({ at: 'position', position: 3 })
    expect(board()).toMatchObject({ doublers: 1, industry: [3] })
  })

  test('one for points at once, which are in sight from the start', () => {
    const { done, player } = renderDock()
    const section = screen.getByRole('region', { name: 'Points at once' })
    expect(section).toHaveClass('chosen')
    fireEvent.click(within(section).getByRole('button', { name: '+5, engineer' }))
    expect(done).toEqual([{ do: 'points', player: 0, points: 5, reason: 'engineer' }])
    expect(player()?.points).toBe(5)
  })
})

describe('points at once', () => {
  test('have a button for each usual reason; nobody passes for more than the last place of three gives', () => {
    renderDock()
    const section = screen.getByRole('region', { name: 'Points at once' })
    const labels = within(section)
      .getAllByRole('button')
      .map(button => button.getAttribute('aria-label'))
    expect(labels).toEqual([
      '+10, terminus',
      '+3, engineer',
      '+5, engineer',
      '+2, pass',
      '+3, pass',
      '+10, no card',
      'Other points',
    ])
  })

  test('factory 8 scores the two best locomotives, factory 1 the numbers of the engineers', () => {
    const { done } = renderDock(
      withAnna({
        factories: [8, 1],
        locomotives: { 'trans-siberian': [5, 3], 'st-petersburg': [4], kiev: [] },
        engineers: ['use-again', 'two-black'],
      }),
    )
    tap('+9, factory 8')
    tap('+22, factory 1')
    expect(done).toMatchObject([
      { points: 9, reason: 'factory-8' },
      { points: 22, reason: 'factory-1' },
    ])
  })

  test('a terminus that was reached and not yet given is marked until it is', () => {
    const { editing } = renderDock()
    editing.tap({ at: 'space', line: 'kiev', space: 9 })
    tap('+10, terminus, not yet given')
    expect(screen.getByRole('button', { name: '+10, terminus' })).not.toHaveClass('due')
  })

  test('a number of the table’s own, also below zero', () => {
    const { done } = renderDock()
    tap('Other points')
    expect(screen.getByLabelText('Points, also minus')).toHaveFocus()
    fireEvent.change(screen.getByLabelText('Points, also minus'), { target: { value: '-4' } })
    tap('Add')
    expect(done).toEqual([{ do: 'points', player: 0, points: -4, reason: 'table' }])
    expect(screen.getByRole('button', { name: 'Other points' })).toBeInTheDocument()
  })
})

test('points of the table’s own can say what they are for', () => {
  const { done } = renderDock()
  tap('Other points')
  fireEvent.input(screen.getByLabelText('What for, if wanted'), { target: { value: 'Coal' } })
  fireEvent.change(screen.getByLabelText('Points, also minus'), { target: { value: '6' } })
  tap('Add')
  expect(done).toEqual([{ do: 'points', player: 0, points: 6, reason: 'table', note: 'Coal' }])
})

describe('steppers are the second way', () => {
  test('for tracks', () => {
    const { board } = renderDock()
    tap('Kiev')
    tap('black, Kiev +1')
    expect(board().tracks.kiev).toEqual({ black: 2 })
    expect(screen.getByRole('button', { name: 'gray, Kiev −1' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('for doublers and markers', () => {
    const { board } = renderDock()
    tap('Doublers +1')
    tap('Doublers +1')
    tap('Marker +1')
    expect(board()).toMatchObject({ doublers: 2, industry: [1] })
  })

  test('a locomotive is taken off by its number’s choice', () => {
    const { board } = renderDock()
    tap('Loco 1')
    tap('None')
    expect(board().locomotives['trans-siberian']).toEqual([])
  })

  test('only the last factory can be taken off, as gaps are filled from the left', () => {
    const { board } = renderDock(withAnna({ factories: [2, 7] }))
    tap('Gap 1: 2')
    expect(screen.queryByRole('button', { name: 'None' })).not.toBeInTheDocument()
    tap('Leave as it is')
    tap('Gap 2: 7')
    tap('None')
    expect(board().factories).toEqual([2])
  })
})

describe('a number that is asked for', () => {
  test('has the focus, and gives it back to the piece', async () => {
    renderDock()
    const piece = screen.getByRole('button', { name: 'Gap 1: none' })
    await userEvent.click(piece)
    expect(screen.getByRole('heading', { name: 'Which factory in gap 1?' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Doublers +1' }), 'it stands in place of the rest').toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Factory 4: 2 doublers' }))
    expect(piece).toHaveTextContent('Gap 1: 4')
    expect(piece).toHaveFocus()
  })

  test('leaves the focus to what was tapped elsewhere', async () => {
    renderDock()
    tap('Gap 1: none')
    const next = screen.getByRole('button', { name: 'Boris ›' })
    await userEvent.click(next)
    expect(screen.queryByRole('heading', { name: 'Which factory in gap 1?' })).toBeNull()
    expect(document.activeElement).toHaveTextContent('Clara ›')
  })
})

describe('an impossible value', () => {
  test('says why in place and is not set', () => {
    const { board } = renderDock()
    tap('gray, Kiev +1')
    expect(screen.getByRole('alert')).toHaveTextContent(/Trans-Siberian/)
    expect(board().tracks.kiev).toEqual({ black: 1 })
  })

  test('is set by “Do it anyway”, and logged as forced', () => {
    const { board, done } = renderDock()
    tap('gray, Kiev +1')
    tap('Do it anyway')
    expect(board().tracks.kiev).toEqual({ black: 1, gray: 1 })
    expect(done).toMatchObject([{ do: 'set', player: 0, forced: true }])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('the sentence goes with the next thing that is done, and with its board', () => {
    renderDock()
    tap('gray, Kiev +1')
    tap('Doublers +1')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    tap('gray, Kiev +1')
    tap('Boris ›')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('says why in German', () => {
    showLanguage('de')
    renderDock()
    tap('grau, Kiev +1')
    expect(screen.getByRole('alert')).toHaveTextContent(/Transsib/)
    expect(screen.getByRole('button', { name: 'Trotzdem ausführen' })).toBeInTheDocument()
  })
})

describe('what lies beside a board', () => {
  test('tokens, engineers, cards and workers are put down and taken off', () => {
    const won = withAnna({
      tracks: { ...startBoard.tracks, 'st-petersburg': { black: 6 }, kiev: { black: 7 } },
      locomotives: { ...startBoard.locomotives, 'st-petersburg': [6] },
    })
    const { board } = renderDock(won)
    tap('More')
    tap('Second marker')
    tap('#8 use again')
    tap('Face down +1')
    tap('Finished lines')
    tap('Black worker')
    tap('Extra workers +1')
    expect(board()).toMatchObject({
      tokens: ['second-marker'],
      industry: [0, 0],
      engineers: ['use-again'],
      endBonus: ['lines'],
      blackWorker: true,
      extraWorkers: 1,
    })
    tap('Second marker')
    tap('#8 use again')
    expect(board()).toMatchObject({ tokens: [], industry: [0], engineers: [] })
  })

  test('a token that was not won says why there, and can be placed anyway', () => {
    const { board } = renderDock()
    tap('More')
    tap('Kiev medal')
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toBeInTheDocument()
    tap('Do it anyway')
    expect(board().tokens).toEqual(['kiev-medal'])
  })

  test('the points so far can be corrected', () => {
    const { player } = renderDock()
    tap('More')
    fireEvent.change(screen.getByLabelText('Points so far'), { target: { value: '87' } })
    expect(player()?.points).toBe(87)
  })

  test('roubles are shown only where they are tracked', () => {
    renderDock()
    tap('More')
    expect(screen.queryByRole('group', { name: 'Roubles' })).not.toBeInTheDocument()
  })

  test('a correction while every move is tracked sets roubles too', () => {
    const { player } = renderDock(start({ ...setup, way: 'track' }))
    tap('More')
    tap('Roubles +1')
    expect(player()?.roubles).toBe(2)
  })
})

test('the way leads from board to board and after the last one to the scoring', () => {
  const { seat, state } = renderDock()
  tap('Boris ›')
  expect(seat()).toBe(1)
  tap('Clara ›')
  tap('Score round 1')
  expect(state()).toMatchObject({ round: 2, scored: [{ round: 1 }] })
})

test('a number asked for on one board is not asked on the next', () => {
  const { editing } = renderDock()
  editing.tap({ at: 'place', line: 'kiev', place: 0 })
  tap('Boris ›')
  expect(screen.queryByRole('button', { name: 'locomotive 6' })).not.toBeInTheDocument()
})

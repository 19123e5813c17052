import { fireEvent, render, screen, within } from '@solidjs/testing-library'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Action } from '../../../../../src/games/russian-railroads/rules/actions'
import { apply } from '../../../../../src/games/russian-railroads/rules/apply'
import { start } from '../../../../../src/games/russian-railroads/rules/setup'
import { MatchCopy } from '../../../../../src/games/russian-railroads/ui/edit/MatchCopy'
import { TableFix } from '../../../../../src/games/russian-railroads/ui/edit/TableFix'
import { TrackAgain } from '../../../../../src/games/russian-railroads/ui/edit/TrackAgain'
import { showLanguage } from '../../../../../src/text/language'
import { names, setup } from './harness'

afterEach(() => showLanguage('en'))

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('back to tracking every move', () => {
  const state = { ...start(setup), round: 5 }
  const open = () => {
    const onDo = vi.fn<(action: Action) => void>()
    const onClose = vi.fn()
    render(() => <TrackAgain state={state} names={names} onDo={onDo} onClose={onClose} />)
    return { onDo, onClose }
  }

  test('begins the round anew with what the table told', () => {
    const { onDo, onClose } = open()
    tap('Clara one place forward')
    tap('Boris +1')
    choose('Hiring space', 'build')
    choose('Right space', 'two-black')
    tap('Black worker')
    tap('Begin round 5')
    const action = {
      do: 'way',
      way: 'track',
      order: [0, 2, 1],
      roubles: [1, 2, 1],
      engineers: ['build', 'two-black'],
      returned: [],
      cards: ['three-and-one-again', 'engineer-and-rouble', 'factory-and-two-industry', 'locomotive-nine'],
    }
    expect(onDo).toHaveBeenCalledWith(action)
    expect(onClose).toHaveBeenCalled()
  })

  test('what it starts from is accepted as it is', () => {
    const { onDo } = open()
    tap('Begin round 5')
    const [action] = onDo.mock.lastCall ?? []
    expect(action && apply(state, action)).toMatchObject({
      ok: true,
      state: { way: 'track', phase: 'turns', round: 5, turn: 0 },
    })
  })

  test('an engineer in two places is said, and nothing begins', () => {
    const { onDo } = open()
    choose('Hiring space', 'build')
    choose('Right space', 'build')
    expect(screen.getByRole('alert')).toHaveTextContent('Engineer 12 stands in two places.')
    tap('Begin round 5')
    expect(onDo).not.toHaveBeenCalled()
  })

  test('in German too', () => {
    showLanguage('de')
    open()
    expect(screen.getByRole('dialog', { name: 'Jeden Zug verfolgen' })).toBeInTheDocument()
    expect(screen.getByLabelText('Anwerbefeld')).toBeInTheDocument()
  })
})

describe('match your copy', () => {
  test('gives what differs from the printed defaults', () => {
    const onSave = vi.fn()
    render(() => <MatchCopy corrections={{}} onSave={onSave} />)
    choose('Star on Kiev 8', '8')
    tap('Place of the ? on the industry track −1')
    tap('Workers on the space of the last round −1')
    choose('Place 2', '1')
    tap('Temporary workers')
    choose('locomotive or factory', '20')
    choose('Letter of “locomotive or factory”', 'B')
    tap('Use these values')
    expect(onSave).toHaveBeenCalledWith({
      kievStar8: 8,
      industryToken: 8,
      lastRoundWorkers: 1,
      passPoints: [0, 1, 3, 4],
      twoPlayerSpaces: { 'temp-workers': true },
      engineers: { build: { number: 20, letter: 'B' } },
    })
  })

  test('shows the industry track as it would be printed', () => {
    render(() => <MatchCopy corrections={{}} onSave={vi.fn()} />)
    expect(screen.getByText('0 1 2 3 5 ▢ 10 ▢ 15 ▢ ? ▢ 20 ▢ 25 30')).toBeInTheDocument()
  })

  test('two engineers with one number are said, and nothing is saved', () => {
    const onSave = vi.fn()
    render(() => <MatchCopy corrections={{}} onSave={onSave} />)
    choose('2 black', '8')
    expect(screen.getByRole('alert')).toHaveTextContent('Two engineers have the number 8.')
    tap('Use these values')
    expect(onSave).not.toHaveBeenCalled()
  })

  test('the engineer of the ? card has no letter', () => {
    render(() => <MatchCopy corrections={{}} onSave={vi.fn()} />)
    const faces = within(screen.getByRole('group', { name: 'Engineers' }))
    expect(faces.getAllByRole('combobox')).toHaveLength(14)
    expect(faces.queryByLabelText('Letter of “2 any”')).not.toBeInTheDocument()
  })
})

describe('correcting the table', () => {
  const open = (way: 'track' | 'score') => {
    const onDo = vi.fn<(action: Action) => void>()
    const state = start({ ...setup, way })
    render(() => <TableFix state={state} names={names} onDo={onDo} onClose={vi.fn()} />)
    return onDo
  }

  test('names only what was changed', () => {
    const onDo = open('track')
    tap('Round +1')
    fireEvent.click(within(screen.getByRole('group', { name: 'Whose turn it is' })).getByText('Boris'))
    fireEvent.click(within(screen.getByRole('group', { name: 'Who has passed' })).getByText('Anna'))
    tap('Set it so')
    expect(onDo).toHaveBeenCalledWith({ do: 'set-table', round: 2, turn: 1, passed: [0] })
  })

  test('takes a piece off an action space and puts one on another, at the printed price', () => {
    const onDo = vi.fn<(action: Action) => void>()
    const lies = { seat: 1, space: 'loco-1', own: 1, black: 0, turquoise: 0, roubles: 0 } as const
    const state = { ...start({ ...setup, way: 'track' }), placements: [lies] }
    render(() => <TableFix state={state} names={names} onDo={onDo} onClose={vi.fn()} />)
    tap(/^Take off, Boris: /)
    choose('Whose piece', '2')
    choose('On which space', 'track-gray-2')
    tap('Put there')
    tap('Set it so')
    const put = { seat: 2, space: 'track-gray-2', own: 2, black: 0, turquoise: 0, roubles: 0 } as const
    expect(onDo).toHaveBeenCalledWith({ do: 'set-table', placements: [put] })
    expect(apply(state, { do: 'set-table', placements: [put] })).toMatchObject({
      ok: true,
      state: { placements: [put] },
    })
  })

  test('with nothing changed does nothing', () => {
    const onDo = open('track')
    tap('Set it so')
    expect(onDo).not.toHaveBeenCalled()
  })

  test('shows nothing that is not tracked', () => {
    open('score')
    expect(screen.getByRole('group', { name: 'Round' })).toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Turn order' })).not.toBeInTheDocument()
  })
})

import { render, screen, within } from '@solidjs/testing-library'
import userEvent from '@testing-library/user-event'
import { createSignal } from 'solid-js'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Action } from '../../../../../src/games/russian-railroads/rules/actions'
import type { State } from '../../../../../src/games/russian-railroads/rules/state'
import { createAgreements } from '../../../../../src/games/russian-railroads/ui/scoring/agreements'
import { ScoreTable } from '../../../../../src/games/russian-railroads/ui/scoring/ScoreTable'
import { scoringsOf } from '../../../../../src/games/russian-railroads/ui/scoring/scorings'
import { showLanguage } from '../../../../../src/text/language'
import { ts } from '../../game'
import { beforeScoring, logOf, onlyScoring } from './fixtures'

// jsdom lays nothing out, so there is nothing to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => showLanguage('en'))

const players = [
  { name: 'Anna', color: 'red' },
  { name: 'Boris', color: 'blue' },
] as const
const score = { do: 'score' } as const

/** The table of the last scoring of a log. */
function show(start: State = beforeScoring(), actions: readonly Action[] = [score]) {
  const all = scoringsOf(logOf(start, actions))
  const scoring = all.at(-1)
  if (!scoring) throw new Error('nothing was scored')
  const agreements = createAgreements()
  const onDecide = vi.fn<(seat: number, difference: number) => void>()
  const onFix = vi.fn<(seat: number) => void>()
  const { container } = render(() => (
    <ScoreTable
      scoring={scoring}
      all={all}
      players={players}
      agreements={agreements}
      onDecide={onDecide}
      onFix={onFix}
    />
  ))
  const row = (name: string) =>
    [...container.querySelectorAll(`tr[data-row="${name}"] td`)].map(cell => cell.textContent)
  const cell = (name: string) => screen.getByRole('button', { name })
  const why = () => {
    const paper = container.querySelector<HTMLElement>('.why')
    if (!paper) throw new Error('nothing is explained')
    return paper
  }
  return { container, row, cell, why, onDecide, onFix }
}

describe('the table', () => {
  it('has a column for each player as they stand in the strip, whatever the turn order, and a row for each source', () => {
    const { container, row } = show(beforeScoring({ order: [1, 0], nextOrder: [1, 0] }))
    expect([...container.querySelectorAll('thead th')].map(head => head.textContent.trim())).toEqual(['Anna', 'Boris'])
    expect(row('trans-siberian')).toEqual(['12', '0'])
    expect(row('st-petersburg')).toEqual(['0', '0'])
    expect(row('kiev')).toEqual(['3', '0'])
    expect(row('industry')).toEqual(['5', '0'])
    expect(row('round')).toEqual(['20', '0'])
  })

  it('adds up the round and the points at once to the total', () => {
    const terminus = { do: 'points', player: 0, points: 10, reason: 'terminus' } as const
    const { row } = show(beforeScoring({ points: [75, 40] }), [terminus, score])
    expect(row('at-once')).toEqual(['10', '0'])
    expect(row('total')).toEqual(['105', '40'])
  })

  it('shows the pawn as on the cardboard: 105 is space 5 with the 100 token, 0 is space 100', () => {
    const { row, cell } = show(beforeScoring({ points: [85, 0] }))
    expect(row('pawn')).toEqual(['5+100', '100'])
    expect(cell('Anna, Pawn: space 5, token 100')).toBeInTheDocument()
    expect(cell('Boris, Pawn: space 100')).toBeInTheDocument()
  })
})

it('the numbers follow a correction', () => {
  const scoringOfLog = (actions: readonly Action[]) => onlyScoring(logOf(beforeScoring(), actions))
  const [scoring, setScoring] = createSignal(scoringOfLog([score]))
  const agreements = createAgreements()
  const { container } = render(() => (
    <ScoreTable scoring={scoring()} all={[scoring()]} players={players} agreements={agreements} />
  ))
  const totals = () => container.querySelector('tr[data-row="total"]')?.textContent
  expect(totals()).toBe('TotalTotal200')
  setScoring(scoringOfLog([{ do: 'points', player: 0, points: -2, reason: 'table' }, score]))
  expect(totals()).toBe('TotalTotal180')
})

describe('any number opens', () => {
  it('on the board, with the points of every space, and closes again', async () => {
    const { cell, why, container } = show()
    const number = cell('Anna, Trans-Siberian: 12')
    await userEvent.click(number)
    expect(number).toHaveAttribute('aria-expanded', 'true')
    expect(container.querySelector('tr[data-row="trans-siberian"]')?.nextElementSibling).toBe(why())
    const points = [...why().querySelectorAll('text.points')].map(text => text.textContent)
    expect(points).toEqual(['4', '2', '2', '1', '1', '1', '1', '0'])
    expect(why()).toHaveTextContent('Brown 4 2 2, gray 1 1 1 1, black 0')
    await userEvent.click(number)
    expect(container.querySelector('.why')).toBeNull()
  })

  it('with what the locomotive does not reach as lost, and the next best thing', async () => {
    // Without the locomotives every space of Red is lost: 4 + 2 + 2 + 1 + 1 + 1 + 1.
    const board = { tracks: { [ts]: { black: 9, gray: 7, brown: 3 } }, locomotives: { [ts]: [] }, doublers: 1 }
    const { cell, why } = show(beforeScoring({ boards: [board] }))
    await userEvent.click(cell('Anna, Trans-Siberian: 0'))
    const lost = [...why().querySelectorAll('text.points.lost')].map(text => text.textContent)
    expect(lost).toEqual(['4', '2', '2', '1', '1', '1', '1'])
    expect(why()).toHaveTextContent('No locomotive: 12 lost.')
    expect(why()).toHaveTextContent('Reach 1 on Trans-Siberian would score 4 more.')
  })

  it('with stars and medal', async () => {
    const { cell, why } = show()
    await userEvent.click(cell('Anna, Kiev: 3'))
    expect(why()).toHaveTextContent('Star on 1: +1')
    expect(why()).toHaveTextContent('Star on 2: +2')
    expect(why()).not.toHaveTextContent('medal')
  })

  it('industry: the points where the marker stands', async () => {
    const { cell, why } = show()
    await userEvent.click(cell('Anna, Industry: 5'))
    expect(why()).toHaveTextContent('Marker on 5: 5')
    expect(why().querySelector('.position.scored')).toHaveAttribute('data-spot', 'gap:1')
  })

  it('points at once: each with its reason', async () => {
    const { cell, why } = show(beforeScoring(), [
      { do: 'points', player: 0, points: 10, reason: 'terminus' },
      { do: 'points', player: 0, points: 2, reason: 'pass' },
      score,
    ])
    await userEvent.click(cell('Anna, At once: 12'))
    const said = within(why()).getAllByRole('listitem')
    expect(said.map(item => item.textContent)).toEqual(['Terminus10', 'Passing2'])
  })

  it('the total: round by round, down to the single space', async () => {
    const { cell, why } = show(beforeScoring({ points: [7, 0] }), [score, score])
    await userEvent.click(cell('Anna, Total: 47'))
    const [first, second] = within(why()).getAllByText(/^Round/)
    expect(why()).toHaveTextContent('Before the first scored round7')
    expect([first?.textContent, second?.textContent]).toEqual(['Round 1', 'Round 2'])
    expect(within(why()).getAllByText('1: brown, doubled')).toHaveLength(2)
  })

  it('in German too', async () => {
    showLanguage('de')
    const { cell, why } = show()
    await userEvent.click(cell('Anna, Transsib: 12'))
    expect(why()).toHaveTextContent('Braun 4 2 2, grau 1 1 1 1, schwarz 0')
  })
})

describe('"We counted …"', () => {
  const count = async (typed: string, actions?: readonly Action[]) => {
    const shown = show(beforeScoring(), actions)
    await userEvent.click(screen.getByRole('button', { name: /^Anna, We counted/ }))
    const field = screen.getByRole('textbox', { name: 'Anna, we counted' })
    if (typed) await userEvent.type(field, typed)
    return { ...shown, field }
  }
  const button = (name: string) => screen.getByRole('button', { name })

  it.each(['20', '12+0+3+5', '2×10'])('agrees on %s at once, and marks it', async typed => {
    const { why, row } = await count(typed)
    expect(why()).toHaveTextContent('20: the app counts the same.')
    expect(screen.queryByRole('button', { name: /^Ours/ })).toBeNull()
    await userEvent.tab()
    expect(row('counted')).toEqual(['✓', '?'])
  })

  it('says nothing of a sum that is not finished', async () => {
    const { why } = await count('12+')
    expect(why()).not.toHaveTextContent('the app')
  })

  it('says the difference and what would explain it, on the board', async () => {
    const { why } = await count('18')
    expect(why()).toHaveTextContent('2 less than the app.')
    await userEvent.click(button('18 comes out with all doublers forgotten.'))
    expect(why()).toHaveTextContent('Trans-Siberian as counted: 10. The app: 12.')
    const differing = [...why().querySelectorAll('text.points.differs')].map(text => text.textContent)
    expect(differing).toEqual(['2'])
  })

  it('shows at most three explanations', async () => {
    await count('17')
    expect(screen.getAllByRole('button', { name: /^17 comes out/ })).toHaveLength(3)
  })

  it('says which of four numbers differs', async () => {
    const { why } = await count('12+0+2+5')
    expect(why()).toHaveTextContent('Kiev: counted 2, the app 3')
  })

  it('the table can take the app’s number: nothing is logged', async () => {
    const { why, row, onDecide } = await count('18')
    await userEvent.click(button('App’s 20'))
    expect(why()).toHaveTextContent('Agreed on 20.')
    expect(row('counted')).toEqual(['✓', '?'])
    expect(onDecide).not.toHaveBeenCalled()
  })

  it('the table can keep its own number: the difference is logged', async () => {
    const { onDecide } = await count('18')
    await userEvent.click(button('Ours 18'))
    expect(onDecide).toHaveBeenCalledExactlyOnceWith(0, -2)
  })

  it('the table can go and fix the board', async () => {
    const { onFix } = await count('18')
    await userEvent.click(button('Fix the board'))
    expect(onFix).toHaveBeenCalledExactlyOnceWith(0)
  })

  it('what was decided is in the log: it is agreed on, and going back to the app’s number takes it back', async () => {
    const note = 'as counted at the table'
    const decided = { do: 'points', player: 0, points: -2, reason: 'table', note } as const
    const { why, row, onDecide, field } = await count('', [decided, score])
    expect(row('counted')).toEqual(['✓', '?'])
    expect(why()).toHaveTextContent('Agreed on 18.')
    await userEvent.type(field, '20')
    await userEvent.click(button('App’s 20'))
    expect(onDecide).toHaveBeenCalledExactlyOnceWith(0, 2)
  })
})

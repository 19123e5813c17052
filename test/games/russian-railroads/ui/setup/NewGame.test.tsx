import 'fake-indexeddb/auto'
import '../../../../../src/storage/settings' // what a start keeps is not loaded after the last test has ended
import { cleanup, fireEvent, render, screen, within } from '@solidjs/testing-library'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { NewGameProps } from '../../../../../src/games/game'
import type { Setup } from '../../../../../src/games/russian-railroads/rules/setup'
import { setup as de } from '../../../../../src/games/russian-railroads/text/de/setup'
import { setup as en } from '../../../../../src/games/russian-railroads/text/en/setup'
import { NewGame } from '../../../../../src/games/russian-railroads/ui/setup/NewGame'
import { showLanguage } from '../../../../../src/text/language'

const people = [
  { id: 'a', name: 'Anna', color: 'yellow' },
  { id: 'b', name: 'Boris' },
  { id: 'c', name: 'Chloé' },
]

function open(props: Partial<NewGameProps> = {}) {
  const onStart = vi.fn<(setup: unknown) => void>()
  let made = 0
  render(() => <NewGame people={people} newId={() => `new-${++made}`} onStart={onStart} {...props} />)
  return { started: () => onStart.mock.calls.at(-1)?.[0] as Setup | undefined }
}

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const start = () => tap(en.start)
const type = (text: string) => fireEvent.input(screen.getByLabelText(en.name), { target: { value: text } })
const choose = (group: string, option: RegExp) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: option }))

afterEach(() => showLanguage('en'))

describe('the set-up form', () => {
  it('starts with known people by a tap on each and one on Start', () => {
    const { started } = open()
    tap('Boris')
    tap('Anna')
    start()
    expect(started()).toMatchObject({
      players: [
        { id: 'b', name: 'Boris', color: 'red' },
        { id: 'a', name: 'Anna', color: 'yellow' },
      ],
      way: 'track',
    })
    expect(started()?.order.toSorted()).toEqual([0, 1])
    expect(started()?.engineers).toHaveLength(6)
  })

  it('takes a new name, and a known one as the person known', () => {
    const { started } = open()
    type('Dima')
    tap(en.add)
    type('anna')
    tap(en.add)
    start()
    expect(started()?.players.map(({ id, name }) => [id, name])).toEqual([
      ['new-1', 'Dima'],
      ['a', 'Anna'],
    ])
  })

  it('lets another person have a known name', () => {
    const { started } = open()
    tap('Anna')
    type('Anna')
    tap(en.add)
    start()
    expect(started()?.players.map(({ id }) => id)).toEqual(['a', 'new-1'])
  })

  it('lets another person have a known name before the known one sits', () => {
    open()
    type('Anna')
    tap(en.again('Anna'))
    expect(screen.getByRole('button', { name: 'Anna' })).toBeInTheDocument()
  })

  it('says what is missing, and no longer once it is there', () => {
    const { started } = open()
    tap('Anna')
    start()
    expect(screen.getByText(en.problems.players)).toBeInTheDocument()
    expect(started()).toBeUndefined()
    tap('Boris')
    expect(screen.queryByText(en.problems.players)).toBeNull()
  })

  it('says that a typed name is not added yet, and that a name is missing', () => {
    open()
    tap(en.add)
    expect(screen.getByText(en.problems.noName)).toBeInTheDocument()
    tap('Anna')
    tap('Boris')
    type('Dima')
    start()
    expect(screen.getByText(en.problems.typed('Dima'))).toBeInTheDocument()
  })

  it('asks for order and engineers once there are players enough', () => {
    open()
    tap('Anna')
    expect(screen.queryByRole('group', { name: en.order })).toBeNull()
    tap('Boris')
    expect(screen.getByRole('group', { name: en.order })).toBeInTheDocument()
    expect(screen.getByRole('group', { name: en.engineers })).toBeInTheDocument()
  })

  it('has no room for a fifth player', () => {
    open({ people: [...people, { id: 'd', name: 'Dima' }, { id: 'e', name: 'Emil' }] })
    for (const name of ['Anna', 'Boris', 'Chloé', 'Dima']) tap(name)
    expect(screen.queryByLabelText(en.name)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Emil' })).toBeNull()
  })

  it('opens a player to change colour and seat or to remove', () => {
    const { started } = open()
    tap('Boris')
    tap('Chloé')
    tap(en.details('Chloé', 'blue'))
    fireEvent.click(screen.getByRole('radio', { name: 'red' }))
    tap(en.toFront)
    start()
    expect(started()?.players).toEqual([
      { id: 'c', name: 'Chloé', color: 'red' },
      { id: 'b', name: 'Boris', color: 'blue' },
    ])
    tap(en.remove)
    start()
    expect(screen.getByText(en.problems.players)).toBeInTheDocument()
  })

  it('takes the turn order as it was dealt', () => {
    const { started } = open()
    for (const name of ['Anna', 'Boris', 'Chloé']) tap(name)
    choose(en.order, /As dealt/)
    tap(en.noPlace('Chloé'))
    start()
    expect(screen.getByText(en.problems.order('Anna, Boris'))).toBeInTheDocument()
    tap(en.noPlace('Anna'))
    expect(screen.getByText(en.problems.order('Boris'))).toBeInTheDocument()
    tap(en.noPlace('Boris'))
    start()
    expect(started()?.order).toEqual([2, 0, 1])
  })

  it('takes the engineers as they lie, one space after the other', () => {
    const { started } = open()
    tap('Anna')
    tap('Boris')
    choose(en.engineers, /As dealt/)
    start()
    expect(screen.getByText(en.problems.engineers(6))).toBeInTheDocument()
    tap(en.noTile(en.engineerSpaces.hire, 'A'))
    for (const tile of [/use again/, /2 black/, /locomotive or factory/]) tap(tile)
    for (const tile of [/2 industry/, /gray \+ brown/, /any \+ black/]) tap(tile)
    start()
    expect(started()?.engineers).toEqual(['use-again', 'two-black', 'build', 'two-industry', 'gray-brown', 'any-black'])
  })

  it('shows with each tile what it does, also after others are drawn', () => {
    open()
    tap('Anna')
    tap('Boris')
    const rows = () => [...document.querySelectorAll('.engineer-place')]
    for (let draw = 0; draw < 3; draw++) {
      for (const row of rows()) {
        const action = row.querySelector('span:last-child')?.textContent ?? '?'
        expect(row.getAttribute('aria-label'), 'what it says and what it shows').toContain(action)
      }
      tap(en.drawEngineersAgain)
    }
    expect(rows()).toHaveLength(6)
  })

  it('takes another number for a tile, and gives the old one to the tile that had it', () => {
    const { started } = open()
    tap('Anna')
    tap('Boris')
    choose(en.engineers, /As dealt/)
    tap(en.noTile(en.engineerSpaces.hire, 'A'))
    tap(/use again/)
    tap(/Close/)
    tap(en.tile(en.engineerSpaces.hire, 8, 'A', 'use again'))
    fireEvent.change(screen.getByLabelText(en.number), { target: { value: '12' } })
    tap(/Close/)
    choose(en.engineers, /Drawn/)
    start()
    expect(started()?.printed?.engineers).toEqual({
      'use-again': { number: 12, letter: 'A' },
      build: { number: 8, letter: 'A' },
    })
  })

  it('remembers a corrected number for the next game', () => {
    open()
    tap('Anna')
    tap('Boris')
    choose(en.engineers, /As dealt/)
    tap(en.noTile(en.engineerSpaces.hire, 'A'))
    tap(/2 black/)
    tap(/Close/)
    tap(/Hiring space: number/)
    fireEvent.change(screen.getByLabelText(en.number), { target: { value: '77' } })
    tap(/Close/)
    choose(en.engineers, /Drawn/)
    start()
    cleanup()
    const { started } = open()
    tap('Anna')
    tap('Boris')
    start()
    expect(started()?.printed?.engineers?.['two-black']).toEqual({ number: 77, letter: 'A' })
  })

  it('leaves the engineers for later where only the rounds are scored', () => {
    const { started } = open()
    tap('Anna')
    tap('Boris')
    choose(en.way, /Score the rounds/)
    start()
    expect(started()).toMatchObject({ way: 'score', engineers: [] })
  })

  it('marks a house value with what the rules have', () => {
    const { started } = open()
    tap('Anna')
    tap('Boris')
    tap(`${en.values.rounds} −1`)
    expect(screen.getByText(en.changed(6))).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText('Boris'), { target: { value: '10' } })
    start()
    expect(started()?.house).toEqual({ rounds: 5, points: [0, 10] })
  })

  it('plays an expansion only by scoring', () => {
    const { started } = open()
    tap('Anna')
    tap('Boris')
    fireEvent.click(screen.getByLabelText(en.expansion))
    expect(screen.queryByRole('group', { name: en.way })).toBeNull()
    start()
    expect(started()).toMatchObject({ way: 'score', expansion: true })
  })
})

describe('again', () => {
  const again: Setup = {
    players: [
      { id: 'c', name: 'Chloé', color: 'green' },
      { id: 'a', name: 'Anna', color: 'blue' },
    ],
    order: [0, 1],
    way: 'score',
    engineers: [],
  }

  it('starts with one tap', () => {
    const { started } = open({ again })
    start()
    expect(started()).toMatchObject({ players: again.players, way: 'score' })
  })

  it('is an empty form where the old set-up cannot be read', () => {
    open({ again: { players: 'all of them' } })
    start()
    expect(screen.getByText(en.problems.players)).toBeInTheDocument()
  })
})

it('speaks German', () => {
  showLanguage('de')
  open()
  tap('Anna')
  tap(de.start)
  expect(screen.getByText(de.problems.players)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: de.details('Anna', 'gelb') })).toBeInTheDocument()
  tap('Boris')
  expect(screen.getByRole('group', { name: de.order })).toBeInTheDocument()
})

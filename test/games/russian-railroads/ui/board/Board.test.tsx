import { screen } from '@solidjs/testing-library'
import { createSignal } from 'solid-js'
import { afterEach, describe, expect, it } from 'vitest'
import { type Board, startBoard } from '../../../../../src/games/russian-railroads/board/board'
import { matchCopy } from '../../../../../src/games/russian-railroads/board/copy'
import { showLanguage } from '../../../../../src/text/language'
import { midGame, show } from './fixtures'

afterEach(() => showLanguage('en'))

const spacesOf = (container: Element, line: string, where: string) =>
  [...container.querySelectorAll(`.space${where}[data-spot^="space:${line}:"]`)].map(space =>
    Number(space.getAttribute('data-spot')?.split(':')[2]),
  )

describe('the start', () => {
  it('has three lines of 15, 9 and 9 spaces and an industry track of 16 positions', () => {
    const { container } = show()
    expect(spacesOf(container, 'trans-siberian', '')).toHaveLength(15)
    expect(spacesOf(container, 'st-petersburg', '')).toHaveLength(9)
    expect(spacesOf(container, 'kiev', '')).toHaveLength(9)
    expect(container.querySelectorAll('.position')).toHaveLength(16)
    expect(container.querySelectorAll('.doubler.empty')).toHaveLength(8)
    expect(container.querySelectorAll('.locomotive.empty')).toHaveLength(3)
    expect(container.querySelectorAll('.tick')).toHaveLength(0)
  })

  it('needs no style attribute, which the policy forbids', () => {
    expect(show({ board: midGame }).container.querySelector('[style]')).toBeNull()
  })
})

describe('reach', () => {
  it('hatches exactly what no locomotive reaches', () => {
    const { container } = show({ board: midGame })
    const beyond = (line: string) => spacesOf(container, line, '[data-reached="false"]')
    expect(beyond('trans-siberian')).toEqual([10, 11, 12, 13, 14, 15])
    expect(beyond('st-petersburg')).toEqual([6, 7, 8, 9])
    expect(beyond('kiev')).toEqual([5, 6, 7, 8, 9])
    for (const space of container.querySelectorAll('.space'))
      expect(space.querySelector('.beyond') !== null).toBe(space.getAttribute('data-reached') === 'false')
  })

  it('ends at one buffer stop on each line, and at none where the whole line is reached', () => {
    const { container } = show({ board: { ...midGame, locomotives: { ...midGame.locomotives, kiev: [9] } } })
    const buffersOf = (line: string) => container.querySelectorAll(`[data-part="${line}"] .buffer`)
    expect(buffersOf('trans-siberian')).toHaveLength(1)
    expect(buffersOf('st-petersburg')).toHaveLength(1)
    expect(buffersOf('kiev')).toHaveLength(0)
  })

  it('of 8 has its buffer stop at the end of the first row only', () => {
    const board = { ...midGame, locomotives: { ...midGame.locomotives, 'trans-siberian': [6, 2] } }
    const { container } = show({ board })
    const row = container.querySelector('[data-part="trans-siberian"] .buffer')?.closest('.spaces')
    expect(row).toHaveAttribute('data-row', '1')
    expect(container.querySelectorAll('[data-part="trans-siberian"] .buffer')).toHaveLength(1)
  })
})

describe('tracks', () => {
  it('tint the spaces behind them up to the next track', () => {
    const { container } = show({ board: midGame })
    const of = (colour: string) => spacesOf(container, 'trans-siberian', `[data-colour="${colour}"]`)
    expect(of('natural')).toEqual([1])
    expect(of('brown')).toEqual([2, 3, 4])
    expect(of('gray')).toEqual([5, 6, 7, 8])
    expect(of('black')).toEqual([9, 10, 11])
    expect(spacesOf(container, 'trans-siberian', ':not([data-colour])')).toEqual([12, 13, 14, 15])
  })

  it('carry the letter of their colour in the language shown', () => {
    const { find } = show({ board: midGame })
    const black = find('.rail[data-colour="black"] .letter')
    expect(black).toHaveTextContent('K')
    showLanguage('de')
    expect(black).toHaveTextContent('S')
  })

  it('move without being drawn anew', () => {
    const [board, setBoard] = createSignal<Board>(startBoard)
    const { find } = show({
      get board() {
        return board()
      },
    })
    const rail = find('[data-part="kiev"] .rail[data-colour="black"]')
    expect(rail).toHaveAttribute('data-space', '1')
    setBoard({ ...startBoard, tracks: { ...startBoard.tracks, kiev: { black: 3 } } })
    expect(find('[data-part="kiev"] .rail[data-colour="black"]')).toBe(rail)
    expect(rail).toHaveAttribute('data-space', '3')
  })
})

describe('special spaces', () => {
  const isTicked = (spot: Element) => spot.querySelector('.tick') !== null

  it('are ticked when won, and only then', () => {
    const { spot } = show({ board: midGame })
    // Black has passed 2, 6 and 10; brown and the locomotives have passed 3; black is before 13 and 15.
    expect([2, 3, 6, 10, 13, 15].map(space => isTicked(spot(`space:trans-siberian:${space}`)))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    // The locomotive reaches 4 but not 6, where black stands.
    expect([4, 6, 7, 9].map(space => isTicked(spot(`space:st-petersburg:${space}`)))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect([1, 2, 3, 4, 5, 7, 8, 9].map(space => isTicked(spot(`space:kiev:${space}`)))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('the ? of the industry track is ticked once a marker has come to it', () => {
    const factories = [2, 3, 4]
    expect(isTicked(show({ board: { ...startBoard, factories, industry: [9] } }).spot('position:10'))).toBe(false)
    expect(isTicked(show({ board: { ...startBoard, factories, industry: [10] } }).spot('position:10'))).toBe(true)
  })

  it('show the star and the ? of this copy', () => {
    const { spot } = show({ copy: matchCopy({ kievStar8: 8, industryToken: 8 }) })
    expect(spot('space:kiev:8').querySelector('.prize')).toHaveTextContent('8')
    expect(spot('position:8')).toHaveTextContent('?')
    expect(spot('position:10')).toHaveTextContent('15')
  })
})

describe('what a screen reader hears', () => {
  it('is one description for each line', () => {
    show({ board: midGame })
    expect(
      screen.getByRole('group', {
        name: 'Kiev, black on 5, next space 6 free; gray on 2, next space 3 free; brown waits beside the line; locomotive 4, reach 4',
      }),
    ).toBeInTheDocument()
    expect(
      screen.getByRole('group', {
        name: /^Trans-Siberian, black on 11.*locomotives 6 and 3, reach 9; doublers on 1 to 3$/,
      }),
    ).toBeInTheDocument()
    expect(
      screen.getByRole('group', {
        name: 'Industry, marker on 6, next position 7 free; factory 2 on 5; factory 5 on 7; 10 points',
      }),
    ).toBeInTheDocument()
  })

  it('follows the language', () => {
    showLanguage('de')
    show({ board: midGame })
    expect(
      screen.getByRole('group', {
        name: 'Kiev, schwarz auf 5, nächstes Feld 6 frei; grau auf 2, nächstes Feld 3 frei; braun wartet neben der Strecke; Lok 4, Reichweite 4',
      }),
    ).toBeInTheDocument()
  })

  it('says where a track cannot go on', () => {
    const tracks = { ...startBoard.tracks, kiev: { black: 9, gray: 8 } }
    show({ board: { ...midGame, tracks: { ...midGame.tracks, ...tracks } } })
    expect(
      screen.getByRole('group', { name: /^Kiev, black on 9, the terminus; gray on 8, next space 9 not free/ }),
    ).toBeInTheDocument()
  })

  it('names what lies beside the board, but not a hidden card', () => {
    show({ board: { ...midGame, extraWorkers: 2, blackWorker: true, endBonus: ['hidden', 'lines'] } })
    const beside = screen.getByRole('group', { name: 'Beside the board' })
    expect([...beside.querySelectorAll('.unseen')].map(text => text.textContent)).toEqual([
      'Engineer 8: use again',
      'Engineer 4: doubler + 3 points',
      '? token: 4 advancements',
      '2 extra workers, the black worker',
      'End Bonus card, face down',
      'End Bonus card: finished lines',
    ])
  })
})

describe('parts', () => {
  it('are shown alone when asked for, larger, with what lies beside the board', () => {
    const { container } = show({ board: midGame, lines: ['kiev'] })
    expect(screen.getAllByRole('group').map(({ className }) => className)).toHaveLength(2)
    expect([...container.querySelectorAll('.spaces')].map(row => row.getAttribute('data-row'))).toEqual(['1', '6'])
  })

  it('are shown quite alone while their points are explained', () => {
    const { container } = show({ board: midGame, lines: ['kiev'], points: new Map() })
    expect(container.querySelector('.side')).toBeNull()
  })
})

describe('points', () => {
  it('stand on their spaces while a score is explained, struck out where they are lost', () => {
    const { container } = show({
      board: midGame,
      points: new Map([
        ['space:trans-siberian:1', { points: 8 }],
        ['space:st-petersburg:6', { points: 2, lost: true }],
      ]),
    })
    const points = [...container.querySelectorAll('.points')]
    expect(points.map(text => text.textContent)).toEqual(['8', '2'])
    expect(points.map(text => text.classList.contains('lost'))).toEqual([false, true])
  })
})

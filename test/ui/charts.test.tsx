import { render, screen, within } from '@solidjs/testing-library'
import { describe, expect, test } from 'vitest'
import { Bars } from '../../src/ui/Bars'
import { Curve, gapsOf, stepFor } from '../../src/ui/Curve'

const numbersOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .map(row => [...row.children].map(cell => cell.textContent))

test('a curve draws how far each is behind the leader of that moment', () => {
  expect(
    gapsOf([
      [0, 10, 30],
      [0, 15, 20],
    ]),
  ).toEqual([
    [0, 5, 0],
    [0, 0, 10],
  ])
})

test.each([
  [1, 1],
  [4, 1],
  [5, 2],
  [9, 5],
  [21, 10],
  [97, 50],
  [201, 100],
])('up to %i the lines of the grid are %i apart: at most four', (most, step) => {
  expect(stepFor(most)).toBe(step)
})

describe('screen readers get a table', () => {
  test('of the curve, with the standing itself', () => {
    render(() => (
      <Curve
        caption="Behind"
        heading="Round"
        moments={['0', '1']}
        lines={[
          { name: 'Anna', color: 'red', values: [0, 12] },
          { name: 'Boris', color: 'blue', values: [0, 9] },
        ]}
      />
    ))
    expect(numbersOf(screen.getByRole('table', { name: 'Behind' }))).toEqual([
      ['Round', 'Anna', 'Boris'],
      ['0', '0', '0'],
      ['1', '12', '9'],
    ])
  })

  test('of the bars, with their sums', () => {
    render(() => (
      <Bars
        caption="Sources"
        heading="Source"
        total="Total"
        sources={['Line', 'End']}
        bars={[
          { name: 'Anna', color: 'red', values: [30, -2] },
          { name: 'Others', values: [20.4, 5.2] },
        ]}
      />
    ))
    expect(numbersOf(screen.getByRole('table', { name: 'Sources' }))).toEqual([
      ['Source', 'Anna', 'Others'],
      ['Line', '30', '20'],
      ['End', '-2', '5'],
      ['Total', '28', '26'],
    ])
  })
})

test('every line of the curve has the shape of its player at every moment', () => {
  const { container } = render(() => (
    <Curve
      caption="c"
      heading="h"
      moments={['0', '1', '2']}
      lines={[{ name: 'A', color: 'blue', values: [0, 1, 2] }]}
    />
  ))
  expect(container.querySelectorAll('[data-color=blue] .point')).toHaveLength(3)
})

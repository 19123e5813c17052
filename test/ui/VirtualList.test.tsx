import { render, screen } from '@solidjs/testing-library'
import { createSignal } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VirtualList } from '../../src/ui/VirtualList'

const row = 100

/** Lays out what jsdom does not: rows of 100 px, a list that begins at the top of the page, a window of 600 px. */
beforeEach(() => {
  vi.stubGlobal('innerHeight', 600)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, this.tagName === 'UL' ? -window.scrollY : 0, 0, row)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function scrollTo(top: number): void {
  vi.stubGlobal('scrollY', top)
  window.dispatchEvent(new Event('scroll'))
}

const shown = () => screen.getAllByRole('listitem').map(item => Number(item.textContent))

test('of 10,000 rows only those near the window are rendered', () => {
  render(() => (
    <VirtualList label="all" count={10_000} onRange={() => undefined}>
      {index => index}
    </VirtualList>
  ))
  expect(shown()[0]).toBe(0)
  expect(shown().length).toBeLessThan(20)
  scrollTo(500_000)
  expect(shown()).toContain(5000)
  expect(shown()).toContain(5005)
  expect(shown().length).toBeLessThan(30)
  scrollTo(999_400)
  expect(shown().at(-1)).toBe(9999)
})

test('the list is as high as all its rows would be', () => {
  render(() => (
    <VirtualList label="all" count={1000} onRange={() => undefined}>
      {index => index}
    </VirtualList>
  ))
  scrollTo(30_000)
  const { paddingTop, paddingBottom } = screen.getByRole('list').style
  const rendered = shown().length * row
  expect(Number.parseFloat(paddingTop) + rendered + Number.parseFloat(paddingBottom)).toBe(1000 * row)
})

test('a row says which of how many it is', () => {
  render(() => (
    <VirtualList label="all" count={3} onRange={() => undefined}>
      {index => index}
    </VirtualList>
  ))
  const [, second] = screen.getAllByRole('listitem')
  expect(second).toHaveAttribute('aria-posinset', '2')
  expect(second).toHaveAttribute('aria-setsize', '3')
})

test('when there are fewer rows, none is left over; the owner hears which are rendered', () => {
  const [count, setCount] = createSignal(40)
  const heard: number[][] = []
  render(() => (
    <VirtualList label="all" count={count()} onRange={(from, to) => heard.push([from, to])}>
      {index => index}
    </VirtualList>
  ))
  setCount(2)
  expect(shown()).toEqual([0, 1])
  expect(heard.at(-1)).toEqual([0, 2])
})

import { fireEvent, screen } from '@solidjs/testing-library'
import userEvent from '@testing-library/user-event'
import { createSignal } from 'solid-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mark } from '../../../../../src/games/russian-railroads/ui/board/spot'
import { midGame, show } from './fixtures'

const gray: Mark = {
  spot: { at: 'space', line: 'kiev', space: 3 },
  badge: 'G',
  gain: 2,
  label: 'gray to Kiev 3',
}
const marker: Mark = { spot: { at: 'position', position: 7 }, gain: -1, label: 'marker to 7' }

describe('a marked spot', () => {
  it('is a button with its label, its letter and its gain', () => {
    show({ board: midGame, marks: [gray, marker] })
    const target = screen.getByRole('button', { name: 'gray to Kiev 3' })
    expect(target).toHaveTextContent('G+2')
    expect(screen.getByRole('button', { name: 'marker to 7' })).toHaveTextContent('−1')
    expect(screen.getAllByRole('button')).toHaveLength(2)
  })

  it('says its own spot when tapped', async () => {
    const { onTap } = show({ board: midGame, marks: [gray, marker] })
    await userEvent.click(screen.getByRole('button', { name: gray.label }))
    await userEvent.click(screen.getByRole('button', { name: marker.label }))
    expect(onTap.mock.calls).toEqual([[gray.spot], [marker.spot]])
  })

  it('is reached and taken by keyboard, once for each press', async () => {
    const { onTap } = show({ board: midGame, marks: [gray, marker] })
    await userEvent.tab()
    expect(screen.getByRole('button', { name: gray.label })).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await userEvent.tab()
    expect(screen.getByRole('button', { name: marker.label })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onTap.mock.calls).toEqual([[gray.spot], [gray.spot], [marker.spot]])
  })

  it('keeps the focus while it stays marked', () => {
    const [marks, setMarks] = createSignal<readonly Mark[]>([gray, marker])
    show({
      board: midGame,
      get marks() {
        return marks()
      },
    })
    const target = screen.getByRole('button', { name: gray.label })
    target.focus()
    setMarks([{ ...gray, gain: 0 }])
    expect(target).toHaveFocus()
    expect(target).toHaveTextContent('G±0')
  })

  it('has a touch area of at least 44 px on a board of 360 px', () => {
    show({ board: midGame, marks: [gray, marker] })
    for (const target of screen.getAllByRole('button')) {
      const area = target.querySelector('.field')
      expect(Number(area?.getAttribute('width'))).toBeGreaterThanOrEqual(44)
      expect(Number(area?.getAttribute('height'))).toBeGreaterThanOrEqual(44)
    }
  })
})

describe('a spot that is not marked', () => {
  it('says when it is tapped, but is no stop for the keyboard', async () => {
    const { spot, onTap } = show({ board: midGame })
    for (const key of ['space:kiev:7', 'place:kiev:0', 'gap:2', 'position:0', 'doubler:5', 'token:advance-4'])
      await userEvent.click(spot(key))
    expect(onTap.mock.calls.map(([tapped]) => tapped)).toEqual([
      { at: 'space', line: 'kiev', space: 7 },
      { at: 'place', line: 'kiev', place: 0 },
      { at: 'gap', gap: 2 },
      { at: 'position', position: 0 },
      { at: 'doubler', place: 5 },
      { at: 'token', token: 'advance-4' },
    ])
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })
})

describe('holding', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const kiev7 = { at: 'space', line: 'kiev', space: 7 }

  it('for half a second asks about the spot and does not tap it', () => {
    const { spot, onTap, onHold } = show({ board: midGame })
    fireEvent.pointerDown(spot('space:kiev:7'))
    vi.advanceTimersByTime(499)
    expect(onHold).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    fireEvent.pointerUp(spot('space:kiev:7'))
    fireEvent.click(spot('space:kiev:7'))
    expect(onHold.mock.calls).toEqual([[kiev7]])
    expect(onTap).not.toHaveBeenCalled()
  })

  it('is over when the finger goes up or moves away', () => {
    const { spot, onTap, onHold } = show({ board: midGame })
    fireEvent.pointerDown(spot('space:kiev:7'))
    fireEvent.pointerUp(spot('space:kiev:7'))
    fireEvent.click(spot('space:kiev:7'))
    fireEvent.pointerDown(spot('space:kiev:7'), { clientX: 0 })
    fireEvent.pointerMove(spot('space:kiev:7'), { clientX: 30 })
    vi.advanceTimersByTime(1000)
    expect(onHold).not.toHaveBeenCalled()
    expect(onTap.mock.calls).toEqual([[kiev7]])
  })

  it('comes with the context menu too, in its place and only once', () => {
    const { spot, onHold } = show({ board: midGame })
    expect(fireEvent.contextMenu(spot('space:kiev:7'))).toBe(false)
    expect(onHold).toHaveBeenCalledTimes(1)
    fireEvent.pointerDown(spot('space:kiev:7'))
    fireEvent.contextMenu(spot('space:kiev:7'))
    vi.advanceTimersByTime(1000)
    expect(onHold).toHaveBeenCalledTimes(2)
  })

  it('never keeps the next tap from counting', () => {
    const { spot, onTap } = show({ board: midGame })
    fireEvent.pointerDown(spot('space:kiev:7'))
    vi.advanceTimersByTime(500)
    fireEvent.pointerDown(spot('space:kiev:8'))
    fireEvent.pointerUp(spot('space:kiev:8'))
    fireEvent.click(spot('space:kiev:8'))
    expect(onTap.mock.calls).toEqual([[{ at: 'space', line: 'kiev', space: 8 }]])
  })
})

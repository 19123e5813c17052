import { fireEvent, render, screen } from '@solidjs/testing-library'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenToHold } from '../../src/ui/hold'

const onTap = vi.fn()
const onHold = vi.fn()

function show(canHold = true): HTMLElement {
  render(() => <button type="button" {...listenToHold({ onTap, onHold: () => (canHold ? onHold : undefined) })} />)
  return screen.getByRole('button')
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => vi.useRealTimers())

const press = (button: HTMLElement, forMilliseconds: number) => {
  fireEvent.pointerDown(button, { button: 0 })
  vi.advanceTimersByTime(forMilliseconds)
  fireEvent.pointerUp(button)
  fireEvent.click(button)
}

describe('a button that can be held', () => {
  it('is tapped by a short press', () => {
    press(show(), 200)
    expect([onTap.mock.calls.length, onHold.mock.calls.length]).toEqual([1, 0])
  })

  it('is held by a long press, which is no tap', () => {
    press(show(), 600)
    expect([onTap.mock.calls.length, onHold.mock.calls.length]).toEqual([0, 1])
  })

  it('is held once where the browser’s own menu would come too', () => {
    const button = show()
    fireEvent.pointerDown(button, { button: 0 })
    vi.advanceTimersByTime(600)
    fireEvent.contextMenu(button)
    fireEvent.pointerUp(button)
    fireEvent.click(button)
    expect([onTap.mock.calls.length, onHold.mock.calls.length]).toEqual([0, 1])
  })

  it('is held by the menu key, and tapped by the next Enter', () => {
    const button = show()
    fireEvent.contextMenu(button)
    fireEvent.click(button)
    expect([onTap.mock.calls.length, onHold.mock.calls.length]).toEqual([1, 1])
  })

  it('is only tapped, however slowly, where holding means nothing', () => {
    press(show(false), 600)
    expect([onTap.mock.calls.length, onHold.mock.calls.length]).toEqual([1, 0])
  })
})

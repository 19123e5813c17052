import { createSignal } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import { createUpdate } from '../../src/app/update'

function setUp() {
  const [busy, setBusy] = createSignal(false)
  return { update: createUpdate(busy), setBusy }
}

describe('a new version', () => {
  test('is offered when it is found, and only then', () => {
    const { update } = setUp()
    expect(update.offered()).toBe(false)
    expect(update.waits()).toBe(false)
    update.found(() => undefined)
    expect(update.offered()).toBe(true)
  })

  test('waits while a move is running', () => {
    const { update, setBusy } = setUp()
    setBusy(true)
    update.found(() => undefined)
    expect(update.offered()).toBe(false)
    expect(update.waits()).toBe(true)
    setBusy(false)
    expect(update.offered()).toBe(true)
  })

  test('is offered once: closed, it stays away, found again or not', () => {
    const { update } = setUp()
    update.found(() => undefined)
    update.close()
    expect(update.offered()).toBe(false)
    update.found(() => undefined)
    expect(update.offered()).toBe(false)
    expect(update.waits()).toBe(true)
  })

  test('is put in place by the player alone', () => {
    const { update } = setUp()
    const put = vi.fn()
    update.take()
    update.found(put)
    expect(put).not.toHaveBeenCalled()
    update.take()
    expect(put).toHaveBeenCalledOnce()
  })
})

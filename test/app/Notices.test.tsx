import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor } from '@solidjs/testing-library'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setBusy } from '../../src/app/busy'
import { Notices } from '../../src/app/Notices'
import { hush, sayOnce } from '../../src/app/said'
import { update } from '../../src/app/update'
import { database } from '../../src/storage/database'

afterEach(async () => {
  hush()
  setBusy(false)
  await database.settings.clear()
})

describe('a notice', () => {
  test('is read out, and goes when it is closed', async () => {
    render(() => <Notices />)
    await sayOnce('said-offline')
    expect(screen.getByRole('status')).toHaveTextContent('Ready to work offline.')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('goes when the page changes', async () => {
    render(() => <Notices />)
    await sayOnce('said-insecure')
    expect(screen.getByRole('status')).toHaveTextContent('This address has no https.')
    window.location.hash = '#/players'
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
  })

  // The last of this file, as a new version stays found until it is taken.
  test('of a new version stands before the others, and none comes while a move is running', async () => {
    const take = vi.fn()
    render(() => <Notices />)
    await sayOnce('said-offline')
    expect(screen.getByRole('status')).toHaveTextContent('Ready to work offline.')
    setBusy(true)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    update.found(take)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    setBusy(false)
    expect(screen.getByRole('status')).toHaveTextContent('A new version is ready.')
    fireEvent.click(screen.getByRole('button', { name: 'Update' }))
    expect(take).toHaveBeenCalledOnce()
  })
})

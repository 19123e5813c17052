import { fireEvent, render, screen } from '@solidjs/testing-library'
import { createSignal, Show } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { Sheet } from '../../src/ui/Sheet'

test('a sheet is a dialog with its title as its name, and its button asks to close it', () => {
  const onClose = vi.fn()
  render(() => (
    <Sheet title="Match your copy" onClose={onClose}>
      content
    </Sheet>
  ))
  expect(screen.getByRole('dialog', { name: 'Match your copy' })).toHaveTextContent('content')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('Esc and the backdrop ask to close it, a tap on its content does not', () => {
  const onClose = vi.fn()
  render(() => (
    <Sheet title="Title" onClose={onClose}>
      <p>content</p>
    </Sheet>
  ))
  const dialog = screen.getByRole('dialog')
  fireEvent.pointerDown(screen.getByText('content'))
  fireEvent.click(screen.getByText('content'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(1)
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('what was pressed inside and let go over the backdrop closes nothing', () => {
  const onClose = vi.fn()
  render(() => (
    <Sheet title="Title" onClose={onClose}>
      <p>content</p>
    </Sheet>
  ))
  fireEvent.pointerDown(screen.getByText('content'))
  fireEvent.click(screen.getByRole('dialog'))
  expect(onClose).not.toHaveBeenCalled()
})

test('a sheet taken away by the page is closed, so that the focus goes back, and asks for nothing', () => {
  const onClose = vi.fn()
  const [open, setOpen] = createSignal(true)
  render(() => (
    <Show when={open()}>
      <Sheet title="Title" onClose={onClose}>
        content
      </Sheet>
    </Show>
  ))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  setOpen(false)
  expect(dialog.open).toBe(false)
  expect(onClose).not.toHaveBeenCalled()
})

import { fireEvent, render, screen } from '@solidjs/testing-library'
import { createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import { Button } from '../../src/ui/Button'

test('a button that is one of a choice says whether it is chosen; any other says nothing of it', () => {
  const [chosen, setChosen] = createSignal(false)
  render(() => (
    <>
      <Button pressed={chosen()} onClick={() => setChosen(true)}>
        Kiev
      </Button>
      <Button onClick={() => undefined}>Whole board</Button>
    </>
  ))
  const button = screen.getByRole('button', { name: 'Kiev', pressed: false })
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'Whole board' })).not.toHaveAttribute('aria-pressed')
})

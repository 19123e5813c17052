import { fireEvent, render, screen } from '@solidjs/testing-library'
import userEvent from '@testing-library/user-event'
import { createSignal } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { NumberField } from '../../src/ui/NumberField'
import { Stepper } from '../../src/ui/Stepper'

test('a stepper goes up and down by one and stops at its limits', () => {
  const [value, setValue] = createSignal(1)
  render(() => <Stepper label="roubles" value={value()} from={0} to={2} onChange={setValue} />)
  const group = screen.getByRole('group', { name: 'roubles' })
  const more = screen.getByRole('button', { name: 'roubles +1' })
  const less = screen.getByRole('button', { name: 'roubles −1' })
  for (let taps = 0; taps < 2; taps++) fireEvent.click(more)
  expect(group).toHaveTextContent('2')
  expect(more).toHaveAttribute('aria-disabled', 'true')
  for (let taps = 0; taps < 3; taps++) fireEvent.click(less)
  expect(group).toHaveTextContent('0')
  expect(less).toHaveAttribute('aria-disabled', 'true')
  expect(more).not.toHaveAttribute('aria-disabled')
})

test('a stepper at its limit keeps the focus', async () => {
  const [value, setValue] = createSignal(1)
  render(() => <Stepper label="roubles" value={value()} from={0} to={2} onChange={setValue} />)
  const more = screen.getByRole('button', { name: 'roubles +1' })
  await userEvent.click(more)
  expect(more).toHaveFocus()
  expect(more, 'a disabled button would let go of it').toBeEnabled()
})

test.each(['', '1.5', '-1', '100'])('a number field takes only whole numbers within its limits, not "%s"', typed => {
  const onChange = vi.fn()
  render(() => <NumberField label="Star" value={10} from={0} to={99} onChange={onChange} />)
  const field = screen.getByLabelText('Star')
  fireEvent.change(field, { target: { value: typed } })
  expect(onChange).not.toHaveBeenCalled()
  expect(field).toHaveValue(10)
})

test('a number field reports what was typed', () => {
  const onChange = vi.fn()
  render(() => <NumberField label="Star" value={10} from={0} to={99} onChange={onChange} />)
  fireEvent.change(screen.getByLabelText('Star'), { target: { value: '12' } })
  expect(onChange).toHaveBeenCalledWith(12)
})

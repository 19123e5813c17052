import { fireEvent, render, screen } from '@solidjs/testing-library'
import { createSignal } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { NumberField } from '../../src/ui/NumberField'
import { Stepper } from '../../src/ui/Stepper'

test('a stepper goes up and down by one and stops at its limits', () => {
  const [value, setValue] = createSignal(1)
  render(() => <Stepper label="roubles" value={value()} from={0} to={2} onChange={setValue} />)
  const group = screen.getByRole('group', { name: 'roubles' })
  fireEvent.click(screen.getByRole('button', { name: 'roubles +1' }))
  expect(group).toHaveTextContent('2')
  expect(screen.getByRole('button', { name: 'roubles +1' })).toBeDisabled()
  fireEvent.click(screen.getByRole('button', { name: 'roubles −1' }))
  fireEvent.click(screen.getByRole('button', { name: 'roubles −1' }))
  expect(group).toHaveTextContent('0')
  expect(screen.getByRole('button', { name: 'roubles −1' })).toBeDisabled()
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

import { render, screen } from '@solidjs/testing-library'
import { expect, test } from 'vitest'
import { letGoOfFocus } from '../../src/ui/focus'

test('a button on the page is let go of, one on a sheet keeps the focus', () => {
  render(() => (
    <>
      <button type="button">on the page</button>
      <dialog open>
        <button type="button">on a sheet</button>
      </dialog>
    </>
  ))
  const [onPage, onSheet] = [screen.getByText('on the page'), screen.getByText('on a sheet')]
  onPage.focus()
  letGoOfFocus()
  expect(onPage).not.toHaveFocus()
  onSheet.focus()
  letGoOfFocus()
  expect(onSheet).toHaveFocus()
})

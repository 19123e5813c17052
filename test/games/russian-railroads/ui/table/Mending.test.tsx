import 'fake-indexeddb/auto'
import { render, screen } from '@solidjs/testing-library'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { russianRailroads } from '../../../../../src/games/russian-railroads'
import { offers } from '../../../../../src/games/russian-railroads/rules/choices'
import { Mending } from '../../../../../src/games/russian-railroads/ui/table/Mending'
import { stepsOf } from '../../../../../src/table/log'
import { createTable } from '../../../../../src/table/play'
import { pass, setupOf } from '../../game'

const table = createTable(russianRailroads, setupOf(2))
afterEach(() => table.close())

/** Both players have taken spaces; the first one passes before all of them. */
function forgottenPass() {
  while (table.state().placements.length < 4 || table.state().open.length > 0) {
    const action = offers(table.state()).find(({ do: word }) => word !== 'leave')
    if (!action || table.do(action)) throw new Error('nothing can be done')
  }
  const position = stepsOf(table.log()).findIndex(({ action }) => action.do === 'take')
  return { position, remove: 0, insert: [pass()] }
}

test('what is decided about an action is said, and the focus stays where it was decided', async () => {
  const change = forgottenPass()
  render(() => <Mending table={table} change={change} onDone={() => undefined} onCancel={() => undefined} />)
  const [drop] = screen.getAllByRole('button', { name: 'Drop', pressed: false })
  const [force] = screen.getAllByRole('button', { name: 'Force', pressed: false })
  if (!drop || !force) throw new Error('nothing is to be decided')
  await userEvent.click(drop)
  expect(drop).toHaveFocus()
  expect(drop).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(force)
  expect(force).toHaveFocus()
  expect(force).toHaveAttribute('aria-pressed', 'true')
  expect(drop).toHaveAttribute('aria-pressed', 'false')
})

import { render } from '@solidjs/testing-library'
import { createSignal } from 'solid-js'
import type { Action } from '../../../../../src/games/russian-railroads/rules/actions'
import { apply } from '../../../../../src/games/russian-railroads/rules/apply'
import { type Setup, start } from '../../../../../src/games/russian-railroads/rules/setup'
import { boardAt, type State } from '../../../../../src/games/russian-railroads/rules/state'
import { EditDock } from '../../../../../src/games/russian-railroads/ui/edit/EditDock'
import { createEditing } from '../../../../../src/games/russian-railroads/ui/edit/editing'
import { NextButton } from '../../../../../src/games/russian-railroads/ui/edit/NextButton'

export const names = ['Anna', 'Boris', 'Clara']

export const setup: Setup = {
  players: [
    { id: 'a', name: 'Anna', color: 'red' },
    { id: 'b', name: 'Boris', color: 'blue' },
    { id: 'c', name: 'Clara', color: 'green' },
  ],
  order: [0, 1, 2],
  way: 'score',
  engineers: [],
}

/** The dock over a game that is really played by the rules. */
export function renderDock(first: State = start(setup)) {
  const [state, setState] = createSignal(first)
  const [seat, setSeat] = createSignal(0)
  const done: Action[] = []
  const editing = createEditing({
    state,
    seat,
    onDo(action) {
      const outcome = apply(state(), action)
      if (!outcome.ok) return outcome.refusal
      done.push(action)
      setState(outcome.state)
      return undefined
    },
  })
  render(() => (
    <>
      <EditDock editing={editing} names={names} />
      <NextButton
        editing={editing}
        names={names}
        onSeat={setSeat}
        onScore={() => {
          const outcome = apply(state(), { do: 'score' })
          if (outcome.ok) setState(outcome.state)
        }}
      />
    </>
  ))
  return { editing, state, seat, done, board: () => boardAt(state(), seat()), player: () => state().players[seat()] }
}

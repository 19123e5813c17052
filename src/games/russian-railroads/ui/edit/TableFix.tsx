import { createMemo, createSignal, For, Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Sheet'
import { Stepper } from '../../../../ui/Stepper'
import type { Action } from '../../rules/actions'
import type { Seat, State } from '../../rules/state'
import { words } from '../words'
import { engineerTwice } from './again'
import { toggle } from './cards'
import { PieceButton } from './PieceButton'
import { PlacementFields } from './PlacementFields'
import { TableFields, type TableValues } from './TableFields'

type Values = TableValues & Pick<State, 'round' | 'turn' | 'passed' | 'placements'>

interface TableFixProps {
  readonly state: State
  /** The players by seat. */
  readonly names: readonly string[]
  readonly onDo: (action: Action) => void
  readonly onClose: () => void
}

/** A correction of what belongs to all. Where only the rounds are scored that is the round; nothing else is tracked. */
export function TableFix(props: TableFixProps) {
  const [changed, setChanged] = createSignal<Partial<Values>>({})
  const values = createMemo((): Values => ({ ...props.state, ...changed() }))
  const change = (some: Partial<Values>) => setChanged({ ...changed(), ...some })
  const save = () => {
    if (engineerTwice(changed().engineers ?? [])) return
    if (Object.keys(changed()).length > 0) props.onDo({ do: 'set-table', ...changed() })
    props.onClose()
  }
  return (
    <Sheet title={words().edit.table.title} onClose={() => props.onClose()}>
      <Stepper
        label={words().edit.table.round}
        value={values().round}
        from={1}
        to={props.state.rounds}
        onChange={round => change({ round })}
      />
      <Show when={props.state.way === 'track'}>
        <Seats
          legend={words().edit.table.turn}
          names={props.names}
          chosen={[values().turn]}
          onTap={turn => change({ turn })}
        />
        <Seats
          legend={words().edit.table.passed}
          names={props.names}
          chosen={values().passed}
          onTap={seat => change({ passed: toggle(values().passed, seat) })}
        />
        <PlacementFields
          state={props.state}
          names={props.names}
          placements={values().placements}
          onChange={placements => change({ placements })}
        />
        <TableFields state={props.state} names={props.names} values={values()} onChange={change} />
      </Show>
      <Button kind="main" onClick={save}>
        {words().edit.table.save}
      </Button>
    </Sheet>
  )
}

interface SeatsProps {
  readonly legend: string
  readonly names: readonly string[]
  readonly chosen: readonly Seat[]
  readonly onTap: (seat: Seat) => void
}

function Seats(props: SeatsProps) {
  return (
    <fieldset class="pieces">
      <legend>{props.legend}</legend>
      <For each={props.names}>
        {(name, seat) => (
          <PieceButton isOn={props.chosen.includes(seat())} onClick={() => props.onTap(seat())}>
            {name}
          </PieceButton>
        )}
      </For>
    </fieldset>
  )
}

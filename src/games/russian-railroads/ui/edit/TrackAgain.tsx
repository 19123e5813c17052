import { createMemo, createSignal, Index } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Sheet'
import { Stepper } from '../../../../ui/Stepper'
import type { Action, TrackAgain as Answers } from '../../rules/actions'
import type { State } from '../../rules/state'
import { words } from '../words'
import { engineerTwice, knownAgain } from './again'
import { TableFields } from './TableFields'

const most = 99

interface TrackAgainProps {
  readonly state: State
  /** The players by seat. */
  readonly names: readonly string[]
  readonly onDo: (action: Action) => void
  readonly onClose: () => void
}

/** Back to tracking every move, from the beginning of the round: only what the boards do not tell is asked. */
export function TrackAgain(props: TrackAgainProps) {
  const [changed, setChanged] = createSignal<Partial<Answers>>({})
  const again = createMemo((): Answers => ({ ...knownAgain(props.state), ...changed() }))
  const change = (some: Partial<Answers>) => setChanged({ ...changed(), ...some })
  const begin = () => {
    if (engineerTwice(again().engineers)) return
    props.onDo({ do: 'way', way: 'track', ...again() })
    props.onClose()
  }
  return (
    <Sheet title={words().edit.again.title} onClose={() => props.onClose()}>
      <p>{words().edit.again.hint(props.state.round)}</p>
      <TableFields state={props.state} names={props.names} values={again()} onChange={change} />
      <fieldset class="returned">
        <legend>{words().edit.again.roubles}</legend>
        <Index each={again().roubles}>
          {(roubles, seat) => (
            <Stepper
              label={props.names[seat] ?? ''}
              value={roubles()}
              from={0}
              to={most}
              onChange={count => change({ roubles: again().roubles.with(seat, count) })}
            />
          )}
        </Index>
      </fieldset>
      <Button kind="main" onClick={begin}>
        {words().edit.again.begin(props.state.round)}
      </Button>
    </Sheet>
  )
}

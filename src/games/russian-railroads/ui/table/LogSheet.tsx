import './LogSheet.css'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { type Step, stepsOf } from '../../../../table/log'
import type { Table } from '../../../../table/play'
import { Button } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Sheet'
import type { Action } from '../../rules/actions'
import type { Setup } from '../../rules/setup'
import type { State } from '../../rules/state'
import { words } from '../words'
import { stepsChangedWith } from './give'
import { sayAction, tellingOf } from './sentence'

/** Where a change begins, and how many actions it takes the place of. */
export interface Moment {
  readonly position: number
  readonly remove: number
  readonly step: Step<State, Action>
}

interface LogSheetProps {
  readonly table: Table<Setup, State, Action>
  readonly onClose: () => void
  readonly onGoBack: (step: Step<State, Action>) => void
  /** To play something instead of, or before, an earlier action. */
  readonly onMend: (moment: Moment) => void
  /** To see what becomes of it if a turn were made by somebody else. */
  readonly onGive: (moment: Moment, seat: number) => void
}

/** Everything that holds, the newest first; each line leads back to its moment. */
export function LogSheet(props: LogSheetProps) {
  const [open, setOpen] = createSignal<number>()
  const steps = createMemo(() =>
    stepsOf(props.table.log())
      .map((step, position) => ({ step, position }))
      .reverse(),
  )
  const roundOf = (step: Step<State, Action>) => (step.before?.state ?? props.table.log().start).round
  const beginsRound = (index: number) => {
    const [here, earlier] = [steps()[index], steps()[index + 1]]
    return here && (!earlier || roundOf(earlier.step) !== roundOf(here.step))
  }
  return (
    <Sheet title={words().dock.log.title} onClose={() => props.onClose()}>
      <Show when={steps().length > 0} fallback={<p>{words().dock.log.empty}</p>}>
        <ol class="log-sheet" reversed>
          <For each={steps()}>
            {({ step, position }, index) => (
              <>
                <li>
                  <button
                    type="button"
                    aria-expanded={open() === position}
                    onClick={() => setOpen(open() === position ? undefined : position)}
                  >
                    <span>{sayAction(step, tellingOf(props.table.setup, props.table.log()), words())}</span>
                    <Remarks step={step} />
                  </button>
                  <Show when={open() === position}>
                    <LineActions {...props} step={step} position={position} />
                  </Show>
                </li>
                <Show when={beginsRound(index())}>
                  <li class="round">{words().dock.log.round(roundOf(step))}</li>
                </Show>
              </>
            )}
          </For>
        </ol>
      </Show>
    </Sheet>
  )
}

/** What was not an ordinary move. */
function Remarks(props: { readonly step: Step<State, Action> }) {
  const said = () => {
    const { log } = words().dock
    const remarks = []
    if (props.step.action.auto) remarks.push(log.auto)
    if (props.step.broke) remarks.push(log.forced)
    if (props.step.action.do === 'set' || props.step.action.do === 'set-table') remarks.push(log.correction)
    return remarks.join(', ')
  }
  return (
    <Show when={said()}>
      <small>{said()}</small>
    </Show>
  )
}

function LineActions(props: LogSheetProps & { readonly step: Step<State, Action>; readonly position: number }) {
  const remove = () => stepsChangedWith(props.table.log(), props.position)
  const others = () => {
    const { action } = props.step
    if (action.do !== 'take' && action.do !== 'pass') return []
    return props.table.setup.players
      .map((player, seat) => ({ player, seat }))
      .filter(({ seat }) => seat !== action.player)
  }
  const moment = (removed: number): Moment => ({ position: props.position, remove: removed, step: props.step })
  return (
    <div class="ways">
      <Button onClick={() => props.onGoBack(props.step)}>{words().dock.log.goBack}</Button>
      <Button onClick={() => props.onMend(moment(remove()))}>{words().dock.log.change}</Button>
      <Button onClick={() => props.onMend(moment(0))}>{words().dock.log.insert}</Button>
      <For each={others()}>
        {({ player, seat }) => (
          <Button onClick={() => props.onGive(moment(1), seat)}>{words().dock.log.giveTo(player.name)}</Button>
        )}
      </For>
    </div>
  )
}

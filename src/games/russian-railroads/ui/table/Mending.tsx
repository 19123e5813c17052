import './Mending.css'
import { createMemo, createSignal, Index, Show } from 'solid-js'
import type { Change, Verdicts } from '../../../../table/mend'
import type { Table } from '../../../../table/play'
import { Button } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Sheet'
import type { Action } from '../../rules/actions'
import type { Setup } from '../../rules/setup'
import type { State } from '../../rules/state'
import { words } from '../words'
import { sayAction, sayRefusal, tellingOf } from './sentence'

interface MendingProps {
  readonly table: Table<Setup, State, Action>
  readonly change: Change<Action>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** What a change at an earlier moment leads to, and what becomes of the actions that no longer fit. Nothing is written before "Apply". */
export function Mending(props: MendingProps) {
  const [verdicts, setVerdicts] = createSignal<Verdicts>(new Map())
  const mending = createMemo(() => props.table.tryMend(props.change, verdicts()))
  const later = () => mending().actions.length - props.change.insert.length
  const decide = (position: number, verdict: 'drop' | 'force') =>
    setVerdicts(new Map(verdicts()).set(position, verdict))
  const apply = () => {
    const { from, actions } = mending()
    if (!props.table.mend(from, actions)) props.onDone()
  }
  return (
    <Sheet title={words().dock.mend.preview} onClose={() => props.onCancel()}>
      <div class="mending">
        <Show when={mending().refusal} fallback={<p>{words().dock.mend.fits(Math.max(0, later()))}</p>}>
          {refusal => <p role="alert">{sayRefusal(refusal(), props.table.setup, words())}</p>}
        </Show>
        <Show when={mending().misfits.length > 0}>
          <h3>{words().dock.mend.doesNotFit}</h3>
          <ul>
            {/* A verdict changes only what comes behind it: rows keep their places, and the focus. */}
            <Index each={mending().misfits}>
              {misfit => (
                <li>
                  <p>
                    <strong>
                      {sayAction(misfit().step, tellingOf(props.table.setup, props.table.log()), words())}
                    </strong>{' '}
                    {sayRefusal(misfit().refusal, props.table.setup, words())}
                  </p>
                  <Button pressed={misfit().verdict === 'drop'} onClick={() => decide(misfit().position, 'drop')}>
                    {words().dock.mend.dropOne}
                  </Button>
                  <Button pressed={misfit().verdict === 'force'} onClick={() => decide(misfit().position, 'force')}>
                    {words().dock.mend.forceOne}
                  </Button>
                </li>
              )}
            </Index>
          </ul>
        </Show>
        <div class="ways">
          <Button onClick={() => props.onCancel()}>{words().dock.mend.cancel}</Button>
          <Show when={mending().ready}>
            <Button kind="main" onClick={apply}>
              {words().dock.mend.apply}
            </Button>
          </Show>
        </div>
      </div>
    </Sheet>
  )
}

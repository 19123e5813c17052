import { createSignal, Match, Switch, untrack } from 'solid-js'
import type { Table } from '../../../../table/play'
import { findOutdated } from '../../../../table/resume'
import { Button } from '../../../../ui/Button'
import type { Action } from '../../rules/actions'
import type { Setup } from '../../rules/setup'
import type { State } from '../../rules/state'
import { words } from '../words'

/** After a pause as long as this the table has forgotten where it stood. */
const longPause = 6 * 60 * 60 * 1000

/** What the table must know: not saved, deleted, overtaken by another window, damaged, or where it stood hours ago. */
export function Notes(props: { readonly table: Table<Setup, State, Action>; readonly onExport: () => void }) {
  const opened = untrack(() => props.table.log())
  const [isRead, setRead] = createSignal(Date.now() - untrack(() => lastMoveOf(props.table)) < longPause)
  const wasLeft = () => !isRead() && props.table.log() === opened && opened.length > 0 && stands() !== undefined
  const stands = () => {
    const { phase, round, rounds, turn } = props.table.state()
    if (phase === 'over') return undefined
    if (phase === 'final') return words().dock.final
    if (phase === 'scoring') return words().dock.roundOf(round, rounds)
    const name = props.table.setup.players[turn]?.name ?? ''
    return words().dock.resumed(round, name)
  }
  const outdated = () => findOutdated(props.table.log()).length
  return (
    <div class="notes" role="status">
      <Switch>
        <Match when={props.table.trouble()}>
          {trouble => (
            <>
              <p>{trouble() === 'deleted' ? words().dock.deleted : words().dock.notSaved}</p>
              <Button onClick={() => void props.table.save()}>
                {trouble() === 'deleted' ? words().dock.putBack : words().dock.retry}
              </Button>
              <Button onClick={() => props.onExport()}>{words().dock.exportFile}</Button>
            </>
          )}
        </Match>
        <Match when={props.table.notMade()}>
          <p>{words().dock.notMade}</p>
          <Button onClick={() => props.table.hush()}>{words().dock.close}</Button>
        </Match>
        <Match when={props.table.log().lost}>{lost => <p>{words().dock.damaged(lost().line + 1)}</p>}</Match>
        <Match when={outdated() > 0}>
          <p>{words().dock.mendNotes(outdated())}</p>
        </Match>
        <Match when={wasLeft()}>
          <p>{stands()}</p>
          <Button onClick={() => setRead(true)}>{words().dock.close}</Button>
        </Match>
        <Match when={props.table.saving()}>
          <p>{words().dock.saving}</p>
        </Match>
      </Switch>
    </div>
  )
}

const lastMoveOf = ({ startedAt, log }: Table<Setup, State, Action>): number => startedAt + (log().line?.at ?? 0) * 1000

import { Match, Switch } from 'solid-js'
import type { Table } from '../../../../table/play'
import { findOutdated } from '../../../../table/resume'
import { Button } from '../../../../ui/Button'
import type { Action } from '../../rules/actions'
import type { Setup } from '../../rules/setup'
import type { State } from '../../rules/state'
import { words } from '../words'

/** What the table must know about its own safety: not saved, overtaken by another window, damaged. */
export function Notes(props: { readonly table: Table<Setup, State, Action>; readonly onExport: () => void }) {
  const outdated = () => findOutdated(props.table.log()).length
  return (
    <div class="notes" role="status">
      <Switch>
        <Match when={props.table.trouble()}>
          <p>{words().dock.notSaved}</p>
          <Button onClick={() => void props.table.save()}>{words().dock.retry}</Button>
          <Button onClick={() => props.onExport()}>{words().dock.exportFile}</Button>
        </Match>
        <Match when={props.table.notMade()}>
          <p>{words().dock.notMade}</p>
          <Button onClick={() => props.table.hush()}>{words().dock.close}</Button>
        </Match>
        <Match when={props.table.log().lost}>{lost => <p>{words().dock.damaged(lost().line + 1)}</p>}</Match>
        <Match when={outdated() > 0}>
          <p>{words().dock.mendNotes(outdated())}</p>
        </Match>
        <Match when={props.table.saving()}>
          <p>{words().dock.saving}</p>
        </Match>
      </Switch>
    </div>
  )
}

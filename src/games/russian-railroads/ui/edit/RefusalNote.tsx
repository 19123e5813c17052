import './RefusalNote.css'
import { Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { sentenceOf } from '../../text/refusal'
import { words } from '../words'
import type { Editing } from './editing'

/** Why a value cannot be, in place, and the table's way to set it all the same. */
export function RefusalNote(props: { readonly editing: Editing; readonly names: readonly string[] }) {
  return (
    <Show when={props.editing.refused()}>
      {refused => (
        <div class="refusal-note" role="alert">
          <p>{sentenceOf(words(), refused().refusal, props.names)}</p>
          <Button onClick={() => props.editing.force()}>{words().dock.doAnyway}</Button>
          <Button kind="plain" onClick={() => props.editing.close()}>
            {words().dock.close}
          </Button>
        </div>
      )}
    </Show>
  )
}

import './RefusalNote.css'
import { Show } from 'solid-js'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import type { Refusal } from '../../game'
import { sentenceOf } from '../text/refusal'
import { words } from './words'

/** Something that was refused and that the table may overrule. */
interface Overruling {
  readonly refused: () => { readonly refusal: Refusal } | undefined
  readonly force: () => void
  readonly close: () => void
}

/** Why something cannot be, in place, and the table's way to do it all the same. `names`: the players by seat. */
export function RefusalNote(props: { readonly of: Overruling; readonly names: readonly string[] }) {
  return (
    <Show when={props.of.refused()}>
      {refused => (
        <div class="refusal-note" role="alert">
          <p>{sentenceOf(words(), refused().refusal, props.names)}</p>
          <Button onClick={() => props.of.force()}>{words().dock.doAnyway}</Button>
          <Button kind="plain" label={words().dock.close} onClick={() => props.of.close()}>
            <Icon name="close" />
          </Button>
        </div>
      )}
    </Show>
  )
}

import { Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Sheet'
import type { Corrections } from '../../board/copy'
import { words } from '../words'
import { Explanations } from './Explanations'

interface ExplainSheetProps {
  readonly title: string
  readonly ids: readonly string[]
  readonly corrections: Corrections
  /** Opens everything else that is explained. */
  readonly onMore?: (() => void) | undefined
  readonly onClose: () => void
}

/** What something on the table is; it changes nothing. */
export function ExplainSheet(props: ExplainSheetProps) {
  return (
    <Sheet title={props.title} onClose={() => props.onClose()}>
      <Explanations ids={props.ids} corrections={props.corrections} under={props.title} />
      <Show when={props.onMore}>
        {more => <Button onClick={() => more()()}>{words().dock.menuItems.reference}</Button>}
      </Show>
    </Sheet>
  )
}

import './Notice.css'
import { Show } from 'solid-js'
import { Button } from './Button'
import { Icon } from './Icon'

interface NoticeProps {
  readonly text: string
  readonly action?: { readonly label: string; readonly onClick: () => void }
  readonly closeLabel: string
  readonly onClose: () => void
}

/** One sentence at the edge of the screen that can be acted on or closed, and never covers anything. */
export function Notice(props: NoticeProps) {
  return (
    <div class="notice">
      <p>{props.text}</p>
      <Show when={props.action}>
        {action => (
          <Button kind="main" onClick={() => action().onClick()}>
            {action().label}
          </Button>
        )}
      </Show>
      <Button kind="plain" label={props.closeLabel} onClick={() => props.onClose()}>
        <Icon name="close" />
      </Button>
    </div>
  )
}

import './Sheet.css'
import { createUniqueId, type JSX, onCleanup, onMount } from 'solid-js'
import { t } from '../text/language'
import { Button } from './Button'
import { Icon } from './Icon'

interface SheetProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: JSX.Element
}

/**
 * Something to look at or fill in, above the page: at the lower edge of a phone, in the middle of a wide screen. It is
 * open as long as it is rendered; Esc, the backdrop and its button ask to close it.
 */
export function Sheet(props: SheetProps) {
  const title = createUniqueId()
  let dialog: HTMLDialogElement | undefined
  let shown = true
  // A text dragged out of its field ends over the backdrop: only what began there too was meant for it.
  let pressed: EventTarget | null = null

  onMount(() => dialog?.showModal())
  // Closing, and not only removing, gives the focus back to where it was.
  onCleanup(() => {
    shown = false
    dialog?.close()
  })

  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={title}
      onClose={() => {
        if (shown) props.onClose()
      }}
      onPointerDown={event => {
        pressed = event.target
      }}
      onClick={event => {
        if (event.target === dialog && pressed === dialog) props.onClose()
      }}
    >
      <div class="sheet-paper">
        <header>
          <h2 id={title} tabindex="-1" autofocus>
            {props.title}
          </h2>
          <Button kind="plain" label={t().app.close} onClick={() => props.onClose()}>
            <Icon name="close" />
          </Button>
        </header>
        <div class="sheet-content">{props.children}</div>
      </div>
    </dialog>
  )
}

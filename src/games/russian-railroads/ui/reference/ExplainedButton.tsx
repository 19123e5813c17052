import { createSignal, type JSX, Show } from 'solid-js'
import { listenToHold } from '../../../../ui/hold'
import type { Corrections } from '../../board/copy'
import { words } from '../words'
import { isAsking } from './asking'
import { ExplainSheet } from './ExplainSheet'

interface ExplainedButtonProps {
  /** Nothing to explain where it is empty. */
  readonly ids: readonly string[]
  readonly corrections: Corrections
  /** Whether it is chosen, where it is one of a choice. */
  readonly pressed?: boolean | undefined
  /** A tap explains too: there is nothing else to do with it. */
  readonly explains?: boolean
  readonly onClick?: (() => void) | undefined
  readonly children: JSX.Element
}

/** A button that says what it stands for when it is held. */
export function ExplainedButton(props: ExplainedButtonProps) {
  const [isHeld, setHeld] = createSignal(false)
  const listeners = listenToHold({
    onTap: () => (props.explains || (isAsking() && props.ids.length > 0) ? setHeld(true) : props.onClick?.()),
    onHold: () => (props.ids.length > 0 ? () => setHeld(true) : undefined),
  })
  return (
    <>
      <button type="button" class="button" aria-pressed={props.pressed} {...listeners}>
        {props.children}
      </button>
      <Show when={isHeld()}>
        <ExplainSheet
          title={words().dock.menuItems.reference}
          ids={props.ids}
          corrections={props.corrections}
          onClose={() => setHeld(false)}
        />
      </Show>
    </>
  )
}

import './Lock.css'
import { onMount } from 'solid-js'
import { optionWords } from '../../../../table/option-words'
import { setOption } from '../../../../table/options'
import { Button } from '../../../../ui/Button'
import { words } from '../words'

/** Lies over the table, which is seen and takes neither taps nor keys until it is unlocked. */
export function Lock() {
  let dialog: HTMLDialogElement | undefined
  onMount(() => dialog?.showModal())
  return (
    <dialog ref={dialog} class="lock" aria-label={optionWords().lock} onClose={() => setOption('lock', false)}>
      {/* Closing, and not only removing, gives the focus back to where it was. */}
      <Button kind="main" onClick={() => dialog?.close()}>
        {words().dock.unlock}
      </Button>
    </dialog>
  )
}

import './Lock.css'
import { onMount } from 'solid-js'
import { optionWords } from '../../../../table/option-words'
import { setOption } from '../../../../table/options'
import { Button } from '../../../../ui/Button'
import { words } from '../words'

/** Lies over the table, which is seen and takes neither taps nor keys until it is unlocked. */
export function Lock() {
  let dialog: HTMLDialogElement | undefined
  const unlock = () => setOption('lock', false)
  onMount(() => dialog?.showModal())
  return (
    <dialog ref={dialog} class="lock" aria-label={optionWords().lock} onClose={unlock}>
      <Button kind="main" onClick={unlock}>
        {words().dock.unlock}
      </Button>
    </dialog>
  )
}

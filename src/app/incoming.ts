import { createSignal } from 'solid-js'
import { address } from './place'

const [incoming, setIncoming] = createSignal<readonly Blob[]>([])

/** Files that were handed to the app and wait to be looked at. */
export { incoming }

/** Brings files to the page that says what they would change. */
export function receive(files: readonly Blob[]): void {
  if (files.length === 0) return
  setIncoming(files)
  window.location.hash = address.import
}

export const forgetIncoming = () => setIncoming([])

/** Files may be dropped anywhere, and the system may open the app with files. */
export function acceptFiles(): void {
  window.addEventListener('dragover', event => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  window.addEventListener('drop', event => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    receive([...event.dataTransfer.files])
  })
  window.launchQueue?.setConsumer(({ files = [] }) => {
    // A file that the system does not give after all is no file.
    const opening = files.map(file => file.getFile().catch(() => undefined))
    void Promise.all(opening).then(opened => receive(opened.filter(file => file !== undefined)))
  })
}

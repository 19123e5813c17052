import { createSignal } from 'solid-js'

const [prompt, setPrompt] = createSignal<BeforeInstallPromptEvent>()

window.addEventListener('beforeinstallprompt', event => {
  event.preventDefault() // our own hint asks, where it does not cover anything
  setPrompt(event)
})
window.addEventListener('appinstalled', () => setPrompt(undefined))

/** The browser would install the app if asked. */
export const canInstall = () => prompt() !== undefined

/** Opens the browser's own question. It can be asked only once per offer. */
export function install(): void {
  void prompt()?.prompt()
  setPrompt(undefined)
}

/** An iPhone or iPad showing the app in the browser: no offer to install, and data that may be cleared after a week. */
export const isBrowserOnIos = (): boolean => navigator.standalone === false

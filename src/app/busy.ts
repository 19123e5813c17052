import { createSignal } from 'solid-js'

/** True while a move is running: nothing may offer itself or get in the way. Whoever sets it also clears it. */
export const [busy, setBusy] = createSignal(false)

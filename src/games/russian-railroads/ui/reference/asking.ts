import { createSignal } from 'solid-js'

/** While the table asks, a tap explains instead of playing: for those who cannot hold. One table is on the screen. */
const [isAsking, setAsking] = createSignal(false)

export { isAsking, setAsking }

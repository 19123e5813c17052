import { createEffect, onCleanup } from 'solid-js'
import { options } from './options'

/** Keeps the screen awake while its owner lives and the table wants it; asked again when the page comes back. */
export function keepAwake(): void {
  createEffect(() => {
    if (!options.awake()) return
    let lock: WakeLockSentinel | undefined
    let left = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const device: Partial<Pick<Navigator, 'wakeLock'>> = navigator
      lock = await device.wakeLock?.request('screen')
      if (left) await lock?.release()
    }
    // A refusal (low battery, no permission) is no news for the table.
    const askQuietly = () => void ask().catch(() => undefined)
    askQuietly()
    document.addEventListener('visibilitychange', askQuietly)
    onCleanup(() => {
      left = true
      document.removeEventListener('visibilitychange', askQuietly)
      void lock?.release().catch(() => undefined)
    })
  })
}

import { createSignal } from 'solid-js'
import { afterPaint } from './after-paint'
import { sayOnce } from './said'
import { update } from './update'

/** Whether the app would start without a network. */
export type Offline = 'preparing' | 'ready' | 'unavailable'

const [offline, setOffline] = createSignal<Offline>('preparing')

export { offline }

/** Registers the service worker, which keeps every file of the app on the device. */
export async function startWorker(): Promise<void> {
  await afterPaint()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return void setOffline('unavailable')
  try {
    await register()
  } catch {
    setOffline('unavailable') // blocked by the browser, or the first visit broke off: the app runs all the same
  }
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('./sw.js')
  let taken = false

  workbox.addEventListener('installed', event => {
    setOffline('ready')
    if (!event.isUpdate) void sayOnce('said-offline')
  })
  workbox.addEventListener('waiting', () =>
    update.found(() => {
      taken = true
      workbox.messageSkipWaiting()
    }),
  )
  workbox.addEventListener('controlling', event => {
    if (taken) window.location.reload()
    // Taken in another tab: this one goes on with the old version until its player agrees.
    else if (event.isUpdate) update.found(() => window.location.reload())
  })

  const registration = await workbox.register()
  if (registration?.active) setOffline('ready')
  // An installed app may stay open for weeks: look for a new version whenever it comes back to the front.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration?.update().catch(() => undefined)
  })
}

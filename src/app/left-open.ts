import { createEffect } from 'solid-js'
import { findLeftOpen } from '../storage/left-open'
import { afterPaint } from './after-paint'
import { address } from './place'
import { place, startAt } from './router'

/** An app that is opened without an address goes on at the table that it was closed on. */
export async function returnToTable(): Promise<void> {
  if (window.location.hash !== '') return
  const id = await findLeftOpen()
  if (id !== undefined) startAt(address.game(id))
}

/** Remembers the table on the screen, until another page is there. */
export function rememberTable(): void {
  createEffect(() => {
    place()
    void remember().catch(() => undefined) // nothing can be kept: then the app opens on Home
  })
}

async function remember(): Promise<void> {
  await afterPaint()
  const { keepSetting, readSetting } = await import('../storage/settings')
  const kept = await readSetting('left-open')
  const here = place() // of now: the player may have gone on meanwhile
  const id = here.page === 'game' ? here.id : undefined
  if (kept !== id) await keepSetting('left-open', id)
}

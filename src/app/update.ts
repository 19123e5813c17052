import { type Accessor, createSignal } from 'solid-js'
import { busy } from './busy'

/** A new version that waits: offered once, quietly, when no move is running, and taken only by the player. */
export function createUpdate(isBusy: Accessor<boolean>) {
  const [take, setTake] = createSignal<() => void>()
  const [closed, setClosed] = createSignal(false)
  return {
    /** A new version is there; `how` puts it in place. */
    found: (how: () => void) => void setTake(() => how),
    /** There is one, offered or not. */
    waits: () => take() !== undefined,
    /** The offer should be on the screen. */
    offered: () => take() !== undefined && !closed() && !isBusy(),
    close: () => void setClosed(true),
    take: () => take()?.(),
  }
}

export const update = createUpdate(busy)

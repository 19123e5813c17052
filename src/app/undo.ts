import { createSignal } from 'solid-js'

/** Something that was done, in a sentence, and how to take it back. */
export interface Offer {
  readonly text: string
  /** What the way back is called; without one it is only news. */
  readonly label: string
  readonly undo?: (() => void) | undefined
  /** The address it belongs to: elsewhere it is gone. */
  readonly on: string
}

const [offer, setOffer] = createSignal<Offer>()

/** What can be taken back now. */
export { offer }

/** Offers a way back; it takes the place of an earlier one. */
export function offerUndo(next: Omit<Offer, 'on'>, on = window.location.hash): void {
  const undo = next.undo
  setOffer({
    ...next,
    on,
    undo:
      undo &&
      (() => {
        setOffer(undefined)
        undo()
      }),
  })
}

/** Takes the offer away, unless it belongs to the address that is being opened. */
export function dropOffer(opening?: string): void {
  if (offer()?.on !== opening) setOffer(undefined)
}

import { options } from './options'

const patterns = { accepted: 8, refused: [20, 40, 20] } as const

/** A tiny vibration, where the device can and the table wants it. Failing is silent. */
export function vibrate(what: keyof typeof patterns): void {
  // TypeScript believes that every browser can; Safari cannot.
  const device: Partial<Pick<Navigator, 'vibrate'>> = navigator
  if (options.vibration()) device.vibrate?.([patterns[what]].flat())
}

/** A long piece of work as its screen follows it. */
export interface Following {
  /** How much is done, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined
  /** Ends the work; it throws the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

const oneBreath = 16

/** Called again and again by long work, so that the screen stays alive and the work can be cancelled. */
export function createBreath({ onProgress, signal }: Following): (done: number) => Promise<void> {
  let last = performance.now()
  return async done => {
    signal?.throwIfAborted()
    if (performance.now() - last < oneBreath) return
    onProgress?.(Math.min(done, 1))
    await new Promise(resolve => setTimeout(resolve))
    signal?.throwIfAborted()
    last = performance.now()
  }
}

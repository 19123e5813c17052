/** Whether the tests run with their full numbers (`npm run soak`) or with the share that every `npm test` affords. */
export const soaking = process.env['SOAK'] === '1'

/** How often a long test repeats itself. Put the number into the test's title, so that a run tells what it did. */
export function sized(small: number, full: number): number {
  return soaking ? full : small
}

/** Where all randomness of the tests begins. A failure names it; SEED=… goes another way. */
export const seed = Number(process.env['SEED'] ?? 2013)

import type { Stamp } from '../games/game'

/** From here on it is a pause, in seconds: whoever comes back has not been playing. */
const longestThought = 30 * 60

/** How long the game was played, in seconds: the time between its lines without the pauses over 30 minutes. */
export function playingTime(lines: readonly Pick<Stamp, 'at'>[]): number {
  let last = 0
  let played = 0
  for (const { at } of lines) {
    const since = at - last
    if (since > 0 && since <= longestThought) played += since
    last = at
  }
  return played
}

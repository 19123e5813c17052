/** What depends on the number of players. */
export const playerCounts = [2, 3, 4] as const
export type PlayerCount = (typeof playerCounts)[number]

export interface CountValues {
  readonly rounds: number
  readonly workers: number
  readonly roubles: number
  /** Engineer tiles with the letter A; they take the right-most spaces. */
  readonly engineersA: number
  readonly engineersB: number
}

export const byPlayerCount: Readonly<Record<PlayerCount, CountValues>> = {
  2: { rounds: 6, workers: 6, roubles: 2, engineersA: 3, engineersB: 3 },
  3: { rounds: 6, workers: 6, roubles: 1, engineersA: 3, engineersB: 3 },
  4: { rounds: 7, workers: 5, roubles: 1, engineersA: 3, engineersB: 4 },
}

/** Action spaces that the 2-player side blocks for certain; the uncertain ones are in `copy.ts`. */
export const blockedForTwo = ['track-black-1', 'track-gray-1', 'industry-black'] as const

export const playerColors = ['red', 'blue', 'green', 'yellow'] as const
export type PlayerColor = (typeof playerColors)[number]

/** Supplies that everyone shares, and the own workers that TS 3 and KV 7 bring. */
export const doublerSupply = 20
export const tempWorkers = 2
export const extraWorkers = 2
export const factoryGaps = 5

import type { Letter } from './engineers'

/**
 * Printed values for which the sources are weak. They are defaults: a table that sees something else on its own copy
 * corrects them, and scoring, legality and texts follow.
 */
export const printedDefaults = {
  /** Points of the star on Kiev 8. */
  kievStar8: 10,
  /** Position of the ? on the industry track. */
  industryToken: 10,
  /** Workers that the last-round space takes. */
  lastRoundWorkers: 2,
  /** Points for passing, by place in the turn order. */
  passPoints: [0, 2, 3, 4],
  /** Action spaces that the 2-player side has. */
  twoPlayerSpaces: { 'loco-2': false, 'temp-workers': false, 'engineer-left': false, 'order-2': false },
} as const satisfies PrintedValues

export interface PrintedValues {
  readonly kievStar8: number
  readonly industryToken: number
  readonly lastRoundWorkers: number
  readonly passPoints: readonly number[]
  readonly twoPlayerSpaces: Readonly<Record<UncertainSpace, boolean>>
}

export type UncertainSpace = 'loco-2' | 'temp-workers' | 'engineer-left' | 'order-2'

/** Number and letter of an engineer, where a table corrects them. */
export interface EngineerFace {
  readonly number: number
  readonly letter: Letter
}

import type { Colour, Line } from './lines'

/** What reaching a special space gives once, at the moment its last condition is met. */
export type Advantage = 'worker' | 'token' | 'terminus' | 'white-steps'

/** What must reach a space before it counts as reached. */
export interface Condition {
  readonly line: Line
  readonly space: number
  /** The track that must reach the space. */
  readonly colour: Colour
  /** Whether a locomotive must reach it too. */
  readonly locomotive: boolean
}

export interface SpecialSpace extends Condition {
  readonly gives: Advantage
}

/** New colours are not listed here: they follow from `unlockedAt`. */
export const specialSpaces: readonly SpecialSpace[] = [
  { line: 'trans-siberian', space: 3, colour: 'brown', locomotive: true, gives: 'worker' },
  { line: 'trans-siberian', space: 13, colour: 'black', locomotive: true, gives: 'token' },
  { line: 'trans-siberian', space: 15, colour: 'black', locomotive: false, gives: 'terminus' },
  { line: 'trans-siberian', space: 15, colour: 'black', locomotive: false, gives: 'white-steps' },
  { line: 'st-petersburg', space: 4, colour: 'black', locomotive: true, gives: 'token' },
  { line: 'st-petersburg', space: 6, colour: 'black', locomotive: true, gives: 'token' },
  { line: 'st-petersburg', space: 9, colour: 'black', locomotive: false, gives: 'terminus' },
  { line: 'kiev', space: 7, colour: 'black', locomotive: false, gives: 'worker' },
  { line: 'kiev', space: 9, colour: 'black', locomotive: false, gives: 'terminus' },
]

export const terminusPoints = 10
export const whiteSteps = 2

/** St. Petersburg counts double at every scoring once gray and a locomotive reach this space. */
export const doubledLine = { line: 'st-petersburg', space: 7, colour: 'gray', locomotive: true } as const

/** Kiev's stars: points at every scoring for black and a locomotive; the last value differs between sources (see `copy.ts`). */
export const kievStars = [1, 2, 3, 4, 8] as const
export type KievStar = (typeof kievStars)[number]
export const kievStarPoints: Readonly<Record<Exclude<KievStar, 8>, number>> = { 1: 1, 2: 2, 3: 3, 4: 4 }

/** The Kiev medal: points at every scoring once it lies there and gray and a locomotive reach it. */
export const kievMedal = { line: 'kiev', space: 5, colour: 'gray', locomotive: true, points: 20 } as const

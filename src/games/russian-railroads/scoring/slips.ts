import type { Board } from '../board/board'
import type { Copy } from '../board/copy'
import type { Line } from '../printed/lines'
import type { Points } from './points'
import type { Source } from './round'

/** One mistake in counting a round, with what its sentence needs. */
export type Slip =
  /** The doublers above these spaces, the last ones, were not counted. */
  | { readonly id: 'doublers-forgotten'; readonly from: number; readonly to: number; readonly all: boolean }
  | { readonly id: 'doubler-too-many'; readonly space: number }
  | { readonly id: 'line-not-doubled' | 'line-doubled' }
  /** Old values: the revaluation token was forgotten. New values: it does not lie there. */
  | { readonly id: 'old-values' | 'new-values' }
  /** Spaces `from` to `to` were counted although no locomotive reaches them. */
  | { readonly id: 'beyond-locomotive'; readonly line: Line; readonly from: number; readonly to: number }
  /** The locomotive was taken to reach this space: one too few, one too many. */
  | { readonly id: 'reach-short' | 'reach-long'; readonly line: Line; readonly reach: number }
  /** Of the two locomotives on Trans-Siberian only this one was counted. */
  | { readonly id: 'one-locomotive'; readonly number: number }
  /** Empty spaces were counted for the track behind them instead of the one ahead. */
  | { readonly id: 'track-behind' }
  | { readonly id: 'source-forgotten'; readonly source: Source }
  | { readonly id: 'stars-forgotten' }
  | { readonly id: 'star-forgotten' | 'highest-star-only'; readonly space: number }
  | { readonly id: 'medal-forgotten' | 'medal-counted' }
  | { readonly id: 'marker-forgotten'; readonly position: number }
  /** The marker was read as if it stood on the position `read`, for these points instead of the right ones. */
  | {
      readonly id: 'industry-space'
      readonly position: number
      readonly read: number
      readonly points: number
      readonly right: number
    }
  | { readonly id: 'at-once-twice' | 'at-once-forgotten'; readonly points: number }
  | { readonly id: 'ten-off'; readonly points: 10 | -10 }
  | { readonly id: 'digits-swapped' }

export type SlipId = Slip['id']

/**
 * About how many of a hundred wrong counts come from each slip. Estimates, from what the rules make easy to overlook:
 * what lies apart from the tracks (a token, a second marker, a doubled line) before misreading a single space, and
 * misreading before adding up wrongly. Only their order matters: of slips that give the same number the likelier is first.
 */
export const slipWeights: Readonly<Record<SlipId, number>> = {
  'doublers-forgotten': 14,
  'line-not-doubled': 12,
  'old-values': 10,
  'beyond-locomotive': 9,
  'stars-forgotten': 8,
  'marker-forgotten': 7,
  'medal-forgotten': 6,
  'industry-space': 5,
  'source-forgotten': 4.5,
  'at-once-twice': 4,
  'at-once-forgotten': 3.5,
  'highest-star-only': 3,
  'track-behind': 2.5,
  'one-locomotive': 2.2,
  'star-forgotten': 2,
  'reach-short': 1.8,
  'reach-long': 1.6,
  'doubler-too-many': 1.4,
  'line-doubled': 1.2,
  'new-values': 1,
  'medal-counted': 0.8,
  'ten-off': 0.5,
  'digits-swapped': 0.4,
}

/** A slip on a certain board, and how it changes what is counted. */
export interface Misreading {
  readonly slip: Slip
  readonly weight: number
  /** What it is about: two slips about the same thing do not happen together. */
  readonly about: string
  /** The sources whose points it can change. */
  readonly touches: readonly Source[]
  /** The board as it was seen. */
  readonly see?: (board: Board) => Board
  /** The points of a source as they were listed; `seen` is the board as it was seen. */
  readonly list?: (parts: readonly Points[], seen: Board) => readonly Points[]
  /** The total as it was added up. */
  readonly add?: (total: number) => number
}

/** What a slip is looked for on. */
export interface Sight {
  readonly board: Board
  readonly copy: Copy
  /** Points at once of the round. */
  readonly atOnce: number
}

export type SlipKind = (sight: Sight) => readonly Misreading[]

/** A misreading with the usual weight of its slip, or a share of it. */
export const misreading = (slip: Slip, rest: Omit<Misreading, 'slip' | 'weight'>, share = 1): Misreading => ({
  slip,
  weight: slipWeights[slip.id] * share,
  ...rest,
})

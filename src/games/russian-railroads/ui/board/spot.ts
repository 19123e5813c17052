import type { Board } from '../../board/board'
import { type Copy, engineerIds } from '../../board/copy'
import { endBonusCardsInPlay } from '../../printed/cards'
import type { EngineerId } from '../../printed/engineers'
import { industryEnd } from '../../printed/industry'
import { doublerPlaces, type Line, lineIds, lines } from '../../printed/lines'
import { factoryGaps, type PlayerColor } from '../../printed/players'
import { type TokenId, tokens } from '../../printed/tokens'

/** Anything on a player board that a finger can mean. */
export type Spot =
  | { readonly at: 'space'; readonly line: Line; readonly space: number }
  /** A locomotive's place, from 0; `board.locomotives[line][place]` lies there. */
  | { readonly at: 'place'; readonly line: Line; readonly place: number }
  /** A gap for a factory, 1 to 5. An unmarked one answers for its position too. */
  | { readonly at: 'gap'; readonly gap: number }
  | { readonly at: 'position'; readonly position: number }
  | { readonly at: 'doubler'; readonly place: number }
  | { readonly at: 'engineer'; readonly engineer: EngineerId }
  | { readonly at: 'token'; readonly token: TokenId }
  | { readonly at: 'worker' }
  | { readonly at: 'card'; readonly index: number }

/** A spot offered for the next tap. */
export interface Mark {
  readonly spot: Spot
  /** The letter or number in the disc. */
  readonly badge?: string
  /** What it would bring, shown as "+2". */
  readonly gain?: number
  /** What the tap does and would bring, for screen readers. */
  readonly label: string
}

/** The points of a spot while a score is explained. */
export interface SpotPoints {
  readonly points: number
  /** Printed there but not scored: beyond the reach. */
  readonly lost?: boolean
  /** Counted otherwise than it scores. */
  readonly differs?: boolean
}

/** A part of the board that can be shown on its own. */
export type Part = Line | 'industry'
export const parts: readonly Part[] = [...lineIds, 'industry']

export interface BoardProps {
  readonly board: Board
  readonly copy: Copy
  readonly color: PlayerColor
  readonly marks: readonly Mark[]
  /** Only these, large. */
  readonly lines?: readonly Part[] | undefined
  /** Points by `keyOf` their spot. */
  readonly points?: ReadonlyMap<string, SpotPoints> | undefined
  /** A tap on any spot, marked or not: what it means is decided elsewhere. */
  readonly onTap: (spot: Spot) => void
  /** The spot is held, or asked about with the context menu key or button. */
  readonly onHold: (spot: Spot) => void
}

/** One word for each spot; equal spots have equal keys. */
export function keyOf(spot: Spot): string {
  switch (spot.at) {
    case 'space':
      return `space:${spot.line}:${spot.space}`
    case 'place':
      return `place:${spot.line}:${spot.place}`
    case 'gap':
      return `gap:${spot.gap}`
    case 'position':
      return `position:${spot.position}`
    case 'doubler':
      return `doubler:${spot.place}`
    case 'engineer':
      return `engineer:${spot.engineer}`
    case 'token':
      return `token:${spot.token}`
    case 'worker':
      return 'worker'
    case 'card':
      return `card:${spot.index}`
  }
}

const upTo = (last: number, first = 1): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i)
const tokenIds = Object.keys(tokens) as readonly TokenId[]

const allSpots: readonly Spot[] = [
  ...lineIds.flatMap(line => upTo(lines[line].spaces).map((space): Spot => ({ at: 'space', line, space }))),
  ...lineIds.flatMap(line => upTo(lines[line].places - 1, 0).map((place): Spot => ({ at: 'place', line, place }))),
  ...upTo(factoryGaps).map((gap): Spot => ({ at: 'gap', gap })),
  ...upTo(industryEnd, 0).map((position): Spot => ({ at: 'position', position })),
  ...upTo(doublerPlaces).map((place): Spot => ({ at: 'doubler', place })),
  ...engineerIds.map((engineer): Spot => ({ at: 'engineer', engineer })),
  ...tokenIds.map((token): Spot => ({ at: 'token', token })),
  { at: 'worker' },
  ...upTo(endBonusCardsInPlay - 1, 0).map((index): Spot => ({ at: 'card', index })),
]
const byKey: ReadonlyMap<string, Spot> = new Map(allSpots.map(spot => [keyOf(spot), spot]))

/** The spot of a key, if there is one. */
export const spotOf = (key: string | undefined): Spot | undefined => (key === undefined ? undefined : byKey.get(key))

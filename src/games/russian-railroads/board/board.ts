import type { EndBonusId } from '../printed/cards'
import type { EngineerId } from '../printed/engineers'
import { type Colour, type Line, lines, unlockedAt } from '../printed/lines'
import { startingLocomotives } from '../printed/locomotives'
import type { TokenId } from '../printed/tokens'

/** Space of each colour on a line; 0 or absent while it is not on the line. */
export type Tracks = Readonly<Partial<Record<Colour, number>>>

/** Everything that lies in front of one player. */
export interface Board {
  readonly tracks: Readonly<Record<Line, Tracks>>
  /** Numbers on each line, the highest first. */
  readonly locomotives: Readonly<Record<Line, readonly number[]>>
  readonly doublers: number
  /** Factory numbers by gap, from the left. */
  readonly factories: readonly number[]
  /** Position of each industry marker, the front one first. */
  readonly industry: readonly number[]
  /** ? tokens placed, in the order of placing. */
  readonly tokens: readonly TokenId[]
  readonly engineers: readonly EngineerId[]
  readonly extraWorkers: number
  readonly blackWorker: boolean
  /** A hidden card is one of which the app has not been told yet which it is. */
  readonly endBonus: readonly (EndBonusId | 'hidden')[]
}

export const startBoard: Board = {
  tracks: { 'trans-siberian': { black: 1 }, 'st-petersburg': { black: 1 }, kiev: { black: 1 } },
  locomotives: startingLocomotives,
  doublers: 0,
  factories: [],
  industry: [0],
  tokens: [],
  engineers: [],
  extraWorkers: 0,
  blackWorker: false,
  endBonus: [],
}

/** The board with some values changed. */
export const changeBoard = (board: Board, to: Partial<Board>): Board => Object.assign(copyOf(board), to)

/** Every field is written out: an object spread takes ten times as long, and a game is folded with this. */
const copyOf = (board: Board): Board => ({
  tracks: board.tracks,
  locomotives: board.locomotives,
  doublers: board.doublers,
  factories: board.factories,
  industry: board.industry,
  tokens: board.tokens,
  engineers: board.engineers,
  extraWorkers: board.extraWorkers,
  blackWorker: board.blackWorker,
  endBonus: board.endBonus,
})

/** What lies on each line, with one line changed. */
export const withLine = <T>(all: Readonly<Record<Line, T>>, line: Line, to: T): Record<Line, T> => ({
  'trans-siberian': line === 'trans-siberian' ? to : all['trans-siberian'],
  'st-petersburg': line === 'st-petersburg' ? to : all['st-petersburg'],
  kiev: line === 'kiev' ? to : all.kiev,
})

/** The space a colour stands on; 0 while it is not on the line. */
export const spaceOf = (board: Board, line: Line, colour: Colour): number => board.tracks[line][colour] ?? 0

/** Whether black has unlocked the colour on Trans-Siberian. */
export const ownsColour = (board: Board, colour: Colour): boolean =>
  spaceOf(board, 'trans-siberian', 'black') >= unlockedAt[colour]

/** How many spaces of the line its locomotives reach. */
export const reachOf = (board: Board, line: Line): number =>
  Math.min(
    lines[line].spaces,
    board.locomotives[line].reduce((sum, number) => sum + number, 0),
  )

/** The colour whose track stands on the space, or the first one ahead of it. */
export function colourCovering(board: Board, line: Line, space: number): Colour | undefined {
  let covering: Colour | undefined
  let nearest = Number.POSITIVE_INFINITY
  for (const colour of lines[line].colours) {
    const at = spaceOf(board, line, colour)
    if (at >= space && at <= nearest) {
      covering = colour
      nearest = at
    }
  }
  return covering
}

export const hasToken = (board: Board, token: TokenId): boolean => board.tokens.includes(token)

/** The first and furthest marker on the industry track. */
export const frontMarker = (board: Board): number => Math.max(0, ...board.industry)

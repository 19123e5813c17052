import type { Line } from '../printed/lines'
import { type Condition, doubledLine, kievMedal, type SpecialSpace, specialSpaces } from '../printed/special-spaces'
import { type Board, frontMarker, hasToken, reachOf, spaceOf } from './board'
import type { Copy } from './copy'

const byLine: Readonly<Record<Line, readonly SpecialSpace[]>> = {
  'trans-siberian': specialSpaces.filter(({ line }) => line === 'trans-siberian'),
  'st-petersburg': specialSpaces.filter(({ line }) => line === 'st-petersburg'),
  kiev: specialSpaces.filter(({ line }) => line === 'kiev'),
}

/** Whether a space is reached: by its track, and where it asks for one by a locomotive. */
export const isWon = (board: Board, { line, space, colour, locomotive }: Condition): boolean =>
  spaceOf(board, line, colour) >= space && (!locomotive || reachOf(board, line) >= space)

/** The special spaces of a line whose last condition was met between two boards. */
export function wonBetween(before: Board, after: Board, line: Line): readonly SpecialSpace[] {
  let won = none
  for (const special of byLine[line]) if (isWon(after, special) && !isWon(before, special)) won = [...won, special]
  return won
}

const none: readonly SpecialSpace[] = []

/** Whether St. Petersburg counts double. */
export const isDoubled = (board: Board): boolean => isWon(board, doubledLine)

/** Whether the Kiev medal scores. */
export const isMedalWon = (board: Board): boolean => hasToken(board, 'kiev-medal') && isWon(board, kievMedal)

/** Whether the ? of the industry track is reached. */
export const isIndustryTokenWon = (board: Board, copy: Copy): boolean => frontMarker(board) >= copy.industryToken

/** How many ? tokens the board's special spaces have given so far. */
export const tokensWon = (board: Board, copy: Copy): number =>
  specialSpaces.filter(special => special.gives === 'token' && isWon(board, special)).length +
  (isIndustryTokenWon(board, copy) ? 1 : 0)

/** How many own workers the board's special spaces have given so far. */
export const workersWon = (board: Board): number =>
  specialSpaces.filter(special => special.gives === 'worker' && isWon(board, special)).length

import { type Board, colourCovering, hasToken, reachOf, spaceOf } from '../board/board'
import type { Copy } from '../board/copy'
import { isDoubled, isMedalWon } from '../board/special-spaces'
import { type Colour, type Line, revaluedTrackValues, trackValues } from '../printed/lines'
import { kievMedal, kievStarPoints, kievStars } from '../printed/special-spaces'
import { leaf, type Points, sumOf } from './points'

/** The points a colour is worth on this board. */
export const valuesOf = (board: Board): Readonly<Record<Colour, number>> =>
  hasToken(board, 'revaluation') ? revaluedTrackValues : trackValues

/** One line at a scoring: every covered space within reach, and what the line adds of its own. */
export function scoreLine(board: Board, line: Line, copy: Copy): Points {
  const spaces = scoreSpaces(board, line)
  const extra = line === 'kiev' ? [...stars(board, copy), ...medal(board)] : []
  if (line === 'st-petersburg' && isDoubled(board)) extra.push(leaf({ key: 'line-doubled' }, sum(spaces)))
  return sumOf({ key: 'line', line }, [...spaces, ...extra])
}

function scoreSpaces(board: Board, line: Line): Points[] {
  const values = valuesOf(board)
  const spaces: Points[] = []
  for (let space = 1; space <= reachOf(board, line); space++) {
    const colour = colourCovering(board, line, space)
    if (!colour) break
    const doubled = line === 'trans-siberian' && space <= board.doublers
    spaces.push(leaf({ key: 'space', line, space, colour, doubled }, values[colour] * (doubled ? 2 : 1)))
  }
  return spaces
}

/** Points of a star on Kiev. */
export const starPoints = (star: (typeof kievStars)[number], copy: Copy): number =>
  star === 8 ? copy.kievStar8 : kievStarPoints[star]

const stars = (board: Board, copy: Copy): Points[] =>
  kievStars
    .filter(space => space <= Math.min(spaceOf(board, 'kiev', 'black'), reachOf(board, 'kiev')))
    .map(space => leaf({ key: 'star', space }, starPoints(space, copy)))

const medal = (board: Board): Points[] => (isMedalWon(board) ? [leaf({ key: 'medal' }, kievMedal.points)] : [])

const sum = (parts: readonly Points[]): number => parts.reduce((total, part) => total + part.points, 0)

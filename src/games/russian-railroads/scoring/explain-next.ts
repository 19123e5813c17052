import { type Board, reachOf, spaceOf } from '../board/board'
import type { Copy } from '../board/copy'
import { moveMarker, refuseIndustry } from '../board/industry'
import { advanceTrack, refuseAdvance } from '../board/track'
import { type Colour, doublerPlaces, type Line, lineIds, lines } from '../printed/lines'
import { withReach } from './reach'
import { scoreRound } from './round'

/** One thing more on a board, and the points it would add at this scoring. */
export type Gain = { readonly points: number } & Thing

type Thing =
  | { readonly by: 'reach'; readonly source: Line; readonly reach: number }
  | { readonly by: 'doubler'; readonly source: 'trans-siberian'; readonly space: number }
  | { readonly by: 'step'; readonly source: Line; readonly colour: Colour; readonly space: number }
  | { readonly by: 'industry'; readonly source: 'industry'; readonly position: number }

/** What one more space of reach, doubler or advancement would add at this scoring: the most first, without what adds nothing. */
export function nextBest(board: Board, copy: Copy): readonly Gain[] {
  const now = scoreRound(board, copy).points
  return [...oneMore(board)]
    .map(([thing, then]) => ({ ...thing, points: scoreRound(then, copy).points - now }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
}

function* oneMore(board: Board): Generator<readonly [Thing, Board]> {
  for (const line of lineIds) {
    const reach = reachOf(board, line) + 1
    if (reach <= lines[line].spaces) yield [{ by: 'reach', source: line, reach }, withReach(board, line, reach)]
  }
  const doublers = board.doublers + 1
  if (doublers <= doublerPlaces)
    yield [
      { by: 'doubler', source: 'trans-siberian', space: doublers },
      { ...board, doublers },
    ]
  for (const line of lineIds)
    for (const colour of lines[line].colours)
      if (!refuseAdvance(board, line, colour)) {
        const then = advanceTrack(board, line, colour)
        yield [{ by: 'step', source: line, colour, space: spaceOf(then, line, colour) }, then]
      }
  for (const position of new Set(board.industry))
    if (!refuseIndustry(board, position))
      yield [{ by: 'industry', source: 'industry', position: position + 1 }, moveMarker(board, position)]
}

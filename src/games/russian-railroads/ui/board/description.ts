import { type Board, ownsColour, reachOf, spaceOf } from '../../board/board'
import { refuseIndustry } from '../../board/industry'
import { refuseAdvance } from '../../board/track'
import { industryGaps } from '../../printed/industry'
import { type Colour, type Line, lines } from '../../printed/lines'
import type { Words } from '../../text/words'

/** A line in one sentence, as a screen reader says it. */
export function describeLine(board: Board, line: Line, words: Words): string {
  const { describe } = words.board
  const numbers = board.locomotives[line]
  return describe.line(words.names.lines[line], [
    ...lines[line].colours.flatMap(colour => describeTrack(board, line, colour, words)),
    numbers.length > 0 ? describe.locomotives(numbers, reachOf(board, line)) : describe.noLocomotive,
    ...(line === 'trans-siberian' && board.doublers > 0 ? [describe.doublers(board.doublers)] : []),
  ])
}

function describeTrack(board: Board, line: Line, colour: Colour, words: Words): string[] {
  const { describe } = words.board
  const name = words.names.colours[colour]
  const space = spaceOf(board, line, colour)
  if (space === 0) return ownsColour(board, colour) ? [describe.waits(name)] : []
  const track = describe.track(name, space)
  if (space >= lines[line].spaces) return [describe.terminus(track)]
  return [refuseAdvance(board, line, colour) ? describe.blocked(track, space + 1) : describe.free(track, space + 1)]
}

/** The industry track in one sentence. */
export function describeIndustry(board: Board, points: number, words: Words): string {
  const { describe } = words.board
  const markers = board.industry.map(position => {
    const marker = describe.marker(position)
    return refuseIndustry(board, position) ? describe.markerStops(marker) : describe.markerFree(marker, position + 1)
  })
  const factories = board.factories.map((number, i) => describe.factory(number, industryGaps[i] ?? 0))
  return describe.line(words.board.industry, [...markers, ...factories, words.board.points(points)])
}

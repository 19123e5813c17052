import { type Colour, type Line, lines, unlockedAt } from '../printed/lines'
import { type Board, changeBoard, ownsColour, spaceOf, withLine } from './board'
import { type Refusal, refuse } from './refusal'

/** Why a track cannot be advanced by one space, if it cannot. */
export function refuseAdvance(board: Board, line: Line, colour: Colour): Refusal | undefined {
  const order = lines[line].colours
  const place = order.indexOf(colour)
  if (place < 0) return refuse('track.colour-not-on-line', { line, colour })
  const next = spaceOf(board, line, colour) + 1
  if (next > lines[line].spaces) return refuse('track.line-end', { line, colour })
  if (!ownsColour(board, colour)) return refuse('track.not-owned', { colour, space: unlockedAt[colour] })
  const ahead = order[place - 1]
  if (ahead && next >= spaceOf(board, line, ahead)) return refuse('track.blocked', { line, colour, space: next, ahead })
  return undefined
}

/** The board after one advancement. */
export function advanceTrack(board: Board, line: Line, colour: Colour): Board {
  const tracks = { ...board.tracks[line], [colour]: spaceOf(board, line, colour) + 1 }
  return changeBoard(board, { tracks: withLine(board.tracks, line, tracks) })
}

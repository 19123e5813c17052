import * as v from 'valibot'
import type { Board, Tracks } from '../board/board'
import { type Copy, engineerIds } from '../board/copy'
import type { EngineerId } from '../printed/engineers'
import { type Colour, colours, type Line, lineIds } from '../printed/lines'
import { type PlayerColor, playerColors } from '../printed/players'
import { count, someOf, strict } from './shape'
import { endBonus, tile, token } from './things'

/** One player of a position: the board, and the points before its scoring. */
export interface PositionPlayer {
  readonly name: string
  readonly color: PlayerColor
  readonly board: Board
  readonly points: number
}

// Every colour may stand on every line here: that a line does not take it is a rule of the board, with a better sentence.
const track = someOf(colours, count(0))

/** A player as the file has it. What cannot lie on a board is the board's business; here is only the shape. */
export const playerSchema = strict({
  name: v.string(),
  color: v.picklist(playerColors),
  tracks: strict(v.entriesFromList(lineIds, track)),
  locomotives: strict(v.entriesFromList(lineIds, v.array(tile))),
  doublers: count(0),
  factories: v.array(tile),
  industry: v.pipe(v.array(count(0)), v.minLength(1), v.maxLength(2)),
  tokens: v.array(token),
  engineers: v.array(count(1)),
  extraWorkers: count(0),
  blackWorker: v.boolean(),
  endBonus: v.array(endBonus),
  points: count(0),
})
export type PlayerFile = v.InferOutput<typeof playerSchema>

/** The engineer that carries this number on the table's copy. */
export const engineerWith = (number: number, copy: Copy): EngineerId | undefined =>
  engineerIds.find(id => copy.engineers[id].number === number)

/** The board of a player, everything in the file's own order so that paths stay true. */
export const readBoard = (file: PlayerFile, copy: Copy): Board => ({
  tracks: mapLines(line => withoutZeros(file.tracks[line])),
  locomotives: file.locomotives,
  doublers: file.doublers,
  factories: file.factories,
  industry: file.industry,
  tokens: file.tokens,
  engineers: file.engineers.flatMap(number => engineerWith(number, copy) ?? []),
  extraWorkers: file.extraWorkers,
  blackWorker: file.blackWorker,
  endBonus: file.endBonus,
})

/** The same board in the order the rules keep: the highest locomotive and the front marker first. */
export const sortBoard = (board: Board): Board => ({
  ...board,
  locomotives: mapLines(line => descending(board.locomotives[line])),
  industry: descending(board.industry),
})

/** A player as the file has it. Cards of which the app has not been told are not written: they score nothing yet. */
export const writePlayer = ({ name, color, board, points }: PositionPlayer, copy: Copy): PlayerFile => ({
  name,
  color,
  tracks: mapLines(line => withoutZeros(board.tracks[line])),
  locomotives: mapLines(line => descending(board.locomotives[line])),
  doublers: board.doublers,
  factories: [...board.factories],
  industry: descending(board.industry),
  tokens: [...board.tokens],
  engineers: board.engineers.map(id => copy.engineers[id].number),
  extraWorkers: board.extraWorkers,
  blackWorker: board.blackWorker,
  endBonus: board.endBonus.filter(card => card !== 'hidden'),
  points,
})

const mapLines = <T>(make: (line: Line) => T): Record<Line, T> => ({
  'trans-siberian': make('trans-siberian'),
  'st-petersburg': make('st-petersburg'),
  kiev: make('kiev'),
})

/** Tracks that stand on the line, in the order of their colours. */
function withoutZeros(tracks: Tracks): Partial<Record<Colour, number>> {
  const standing: Partial<Record<Colour, number>> = {}
  for (const colour of colours) {
    const space = tracks[colour] ?? 0
    if (space > 0) standing[colour] = space
  }
  return standing
}

const descending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => b - a)

import { type Line, lineIds, lines } from '../printed/lines'
import { type Board, changeBoard, withLine } from './board'
import { type Refusal, refuse } from './refusal'

export const hasFreePlace = (board: Board, line: Line): boolean => board.locomotives[line].length < lines[line].places

export const hasAnyFreePlace = (board: Board): boolean => lineIds.some(line => hasFreePlace(board, line))

/** Where a locomotive may go: a free place of a line, or the place of a lower number there. */
export interface Place {
  readonly line: Line
  readonly replace?: number | undefined
}

/** Why a locomotive of this number cannot go to the place, if it cannot. */
export function refusePlace(board: Board, number: number, place: Place): Refusal | undefined {
  const { line, replace } = place
  if (replace === undefined) return hasFreePlace(board, line) ? undefined : refuse('place.full', { line })
  if (!board.locomotives[line].includes(replace)) return refuse('turn.not-open')
  if (replace >= number) return refuse('loco.not-higher', { number, other: replace })
  return undefined
}

/** Every place a locomotive of this number can go to. */
export function placesFor(board: Board, number: number): Place[] {
  const places: Place[] = []
  for (const line of lineIds) {
    if (hasFreePlace(board, line)) places.push({ line })
    for (const replace of new Set(board.locomotives[line])) if (replace < number) places.push({ line, replace })
  }
  return places
}

/** The board with the locomotive in its place. The replaced one is in the player's hand. */
export function placeLocomotive(board: Board, number: number, { line, replace }: Place): Board {
  const kept = [...board.locomotives[line]]
  const at = replace === undefined ? -1 : kept.indexOf(replace)
  if (at >= 0) kept.splice(at, 1)
  const numbers = [...kept, number].sort((a, b) => b - a)
  return changeBoard(board, { locomotives: withLine(board.locomotives, line, numbers) })
}

import { lineIds } from '../printed/lines'
import { locomotiveNumbers, pileNumbers } from '../printed/locomotives'
import { doublerSupply } from '../printed/players'
import type { Board } from './board'

/** How many tiles of a number lie on the boards, as locomotives and as factories. */
export function tilesOnBoards(boards: readonly Board[], number: number): number {
  let count = 0
  for (const board of boards) {
    for (const line of lineIds) for (const other of board.locomotives[line]) if (other === number) count++
    for (const other of board.factories) if (other === number) count++
  }
  return count
}

/** Doublers that nobody has placed yet. */
export const doublersLeft = (boards: readonly Board[]): number =>
  Math.max(0, doublerSupply - boards.reduce((sum, board) => sum + board.doublers, 0))

/**
 * The number on the lowest pile that is not empty. Nothing is stored about piles: what lies neither on a board nor
 * among the returned factories is still on its pile, as many of each number as there are players.
 */
export function lowestPile(
  boards: readonly Board[],
  returned: readonly number[],
  nineOnCard: boolean,
): number | undefined {
  const gone = new Uint8Array(locomotiveNumbers.length + 1)
  for (const { locomotives, factories } of boards) {
    for (const line of lineIds) countTiles(locomotives[line], gone)
    countTiles(factories, gone)
  }
  countTiles(returned, gone)
  return pileNumbers.find(number => (gone[number] ?? 0) < boards.length + (number === 9 && !nineOnCard ? 1 : 0))
}

function countTiles(numbers: readonly number[], into: Uint8Array): void {
  for (const number of numbers) into[number] = (into[number] ?? 0) + 1
}

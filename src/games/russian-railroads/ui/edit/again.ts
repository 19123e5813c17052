import { engineerIds } from '../../board/copy'
import { tilesOnBoards } from '../../board/supply'
import type { QuestionCardId } from '../../printed/cards'
import { type EngineerId, letterlessEngineer } from '../../printed/engineers'
import { locomotiveNumbers } from '../../printed/locomotives'
import type { TrackAgain } from '../../rules/actions'
import { nine } from '../../rules/effects'
import { countValues } from '../../rules/setup'
import { boardsOf, type Seat, type State } from '../../rules/state'

/** A place of the engineers' row, from the right. */
export type RowPlace = 'hire' | 'engineer-right' | 'engineer-left' | 'waiting'

/** The places that still hold a tile in this round: one leaves in each. */
export function rowPlaces(state: State): RowPlace[] {
  const { engineersA, engineersB } = countValues(state.players.length)
  const hasLeft = state.players.length > 2 || state.copy.twoPlayerSpaces['engineer-left']
  const first: readonly RowPlace[] = ['hire', 'engineer-right', hasLeft ? 'engineer-left' : 'waiting']
  const length = Math.max(0, engineersA + engineersB - state.round + 1)
  return Array.from({ length }, (_, i) => first[i] ?? 'waiting')
}

/** Engineers that can lie in the row: with a letter, and beside no board. By number. */
export const rowEngineers = (state: State): EngineerId[] =>
  engineerIds
    .filter(id => id !== letterlessEngineer && !boardsOf(state).some(board => board.engineers.includes(id)))
    .sort((a, b) => state.copy.engineers[a].number - state.copy.engineers[b].number)

/** What tracking needs to know, as far as the app knows it: from when it last tracked, and from the boards. */
export function knownAgain(state: State): TrackAgain {
  const free = rowEngineers(state)
  return {
    order: state.order,
    roubles: state.players.map(player => player.roubles),
    engineers: rowPlaces(state).map((_, place) => free.find(id => id === state.engineers[place]) ?? null),
    returned: knownReturned(state),
    cards: knownCards(state),
  }
}

/** A card is gone when what it gives lies on a board. */
function knownCards(state: State): QuestionCardId[] {
  const boards = boardsOf(state)
  const gone: QuestionCardId[] = []
  if (boards.some(board => board.blackWorker)) gone.push('black-worker')
  if (boards.some(board => board.engineers.includes(letterlessEngineer))) gone.push('engineer-and-rouble')
  if (tilesOnBoards(boards, nine) > boards.length) gone.push('locomotive-nine')
  return state.cards.filter(card => !gone.includes(card))
}

/**
 * Piles are used up from the lowest on, so every tile below one in use has left its pile: what does not lie on a board
 * has been returned. Of the highest number in use only the table knows.
 */
function knownReturned(state: State): number[] {
  const highest = highestInUse(state)
  return locomotiveNumbers.flatMap(number => {
    const noted = state.returned.filter(other => other === number).length
    const count = number < highest ? tilesLeft(state, number) : Math.min(noted, tilesLeft(state, number))
    return Array.from({ length: count }, () => number)
  })
}

/** A single #9 may be the one of its ? card, which says nothing about the piles. */
function highestInUse(state: State): number {
  const boards = boardsOf(state)
  return locomotiveNumbers.findLast(number => tilesOnBoards(boards, number) > (number === nine ? 1 : 0)) ?? 1
}

/** Tiles of a number that lie on no board: on their pile, or returned as factories. */
export const tilesLeft = (state: State, number: number): number =>
  Math.max(0, state.players.length - tilesOnBoards(boardsOf(state), number))

/** The numbers that can have been returned at all. */
export const returnable = (state: State): number[] =>
  locomotiveNumbers.filter(number => number <= highestInUse(state) + 1 && tilesLeft(state, number) > 0)

/** The list with so many of this number. */
export const withReturned = (returned: readonly number[], number: number, count: number): number[] =>
  [...returned.filter(other => other !== number), ...Array.from({ length: count }, () => number)].sort((a, b) => a - b)

/** The engineer that stands in two places of the row, if one does. */
export const engineerTwice = (row: readonly (EngineerId | null)[]): EngineerId | undefined =>
  row.find((id, place): id is EngineerId => id !== null && row.indexOf(id) < place)

/** The turn order with a seat one place further in front. */
export function moveForward(order: readonly Seat[], seat: Seat): Seat[] {
  const place = order.indexOf(seat)
  const ahead = order[place - 1]
  return ahead === undefined ? [...order] : order.with(place, ahead).with(place - 1, seat)
}

import { industryEnd } from '../printed/industry'
import { type Colour, colours, doublerPlaces, type Line, lineIds, lines, unlockedAt } from '../printed/lines'
import { locomotiveNumbers, tilesOfNine, tilesPerNumber } from '../printed/locomotives'
import { doublerSupply, factoryGaps } from '../printed/players'
import { type Board, hasToken, ownsColour, spaceOf } from './board'
import { type Copy, isGap } from './copy'
import { factoryAt } from './industry'
import { type Refusal, refuse } from './refusal'
import { tokensWon, workersWon } from './special-spaces'
import { tilesOnBoards } from './supply'

/** Something that cannot lie on the table, and where. */
export interface Impossible extends Refusal {
  /** Seat of the player, or undefined if it only shows when all boards are taken together. */
  readonly seat?: number
  readonly path: readonly (string | number)[]
}

type Finding = { readonly path: Impossible['path']; readonly refusal: Refusal }

/** Everything about these boards that cannot be, one board after the other and then all together. */
export function findImpossible(boards: readonly Board[], copy: Copy): Impossible[] {
  const own = boards.flatMap((board, seat) =>
    [...tracks(board), ...locomotives(board), ...pieces(board), ...industry(board), ...won(board, copy)].map(
      ({ path, refusal }) => ({ ...refusal, seat, path }),
    ),
  )
  return [...own, ...shared(boards)]
}

function* tracks(board: Board): Generator<Finding> {
  for (const line of lineIds)
    for (const colour of colours) {
      const refusal = refuseTrack(board, line, colour)
      if (refusal) yield { path: ['tracks', line, colour], refusal }
    }
}

function refuseTrack(board: Board, line: Line, colour: Colour): Refusal | undefined {
  const space = spaceOf(board, line, colour)
  if (space === 0) return undefined
  const place = lines[line].colours.indexOf(colour)
  if (place < 0) return refuse('track.colour-not-on-line', { line, colour })
  if (space > lines[line].spaces) return refuse('track.line-end', { line, colour })
  if (!ownsColour(board, colour)) return refuse('track.not-owned', { colour, space: unlockedAt[colour] })
  const ahead = lines[line].colours[place - 1]
  if (ahead && space >= spaceOf(board, line, ahead)) return refuse('track.blocked', { line, colour, space, ahead })
  return undefined
}

function* locomotives(board: Board): Generator<Finding> {
  for (const line of lineIds)
    if (board.locomotives[line].length > lines[line].places)
      yield { path: ['locomotives', line], refusal: refuse('place.full', { line }) }
}

function* pieces(board: Board): Generator<Finding> {
  if (board.doublers > doublerPlaces) yield { path: ['doublers'], refusal: refuse('doubler.full') }
  if (board.factories.length > factoryGaps)
    yield { path: ['factories'], refusal: refuse('place.full', { line: 'industry' }) }
}

function* industry(board: Board): Generator<Finding> {
  for (const [i, position] of board.industry.entries()) {
    const refusal = refusePosition(board, position)
    if (refusal) yield { path: ['industry', i], refusal }
  }
  const [first, second] = board.industry
  if (board.industry.length !== (hasToken(board, 'second-marker') ? 2 : 1))
    yield { path: ['industry'], refusal: refuse('marker.not-won') }
  else if (first !== undefined && first === second && first !== 0)
    yield { path: ['industry', 1], refusal: refuse('industry.shared', { position: first }) }
}

function refusePosition(board: Board, position: number): Refusal | undefined {
  if (position > industryEnd) return refuse('industry.end')
  for (let passed = 1; passed <= position; passed++)
    if (isGap(passed) && factoryAt(board, passed) === undefined) return refuse('industry.gap', { position: passed })
  return undefined
}

function* won(board: Board, copy: Copy): Generator<Finding> {
  const twice = firstTwice(board.tokens)
  if (twice) yield { path: ['tokens', twice.index], refusal: refuse('token.used', { token: twice.item }) }
  if (board.tokens.length > tokensWon(board, copy))
    yield { path: ['tokens'], refusal: refuse('token.not-won', { won: tokensWon(board, copy) }) }
  if (board.extraWorkers > workersWon(board))
    yield { path: ['extraWorkers'], refusal: refuse('worker.not-won', { won: workersWon(board) }) }
}

/** Pieces of which there are only so many for all. */
function* shared(boards: readonly Board[]): Generator<Impossible> {
  for (const number of locomotiveNumbers) {
    const all = number === 9 ? tilesOfNine : tilesPerNumber
    const backs = boards.flatMap(board => board.factories).filter(factory => factory === number).length
    if (tilesOnBoards(boards, number) > all || backs > tilesPerNumber)
      yield {
        ...refuse('supply.exceeded', { piece: 'locomotive', number }),
        ...lastWith(boards, b => hasTile(b, number)),
      }
  }
  if (boards.reduce((sum, board) => sum + board.doublers, 0) > doublerSupply)
    yield {
      ...refuse('supply.exceeded', { piece: 'doubler' }),
      ...lastWith(boards, b => (b.doublers > 0 ? ['doublers'] : undefined)),
    }
  if (boards.filter(board => board.blackWorker).length > 1)
    yield {
      ...refuse('supply.exceeded', { piece: 'black-worker' }),
      ...lastWith(boards, b => (b.blackWorker ? ['blackWorker'] : undefined)),
    }
  const engineer = secondTaker(boards, board => board.engineers)
  if (engineer)
    yield {
      ...refuse('supply.exceeded', { piece: 'engineer', engineer: engineer.item }),
      seat: engineer.seat,
      path: ['engineers', engineer.index],
    }
  const card = secondTaker(boards, board => board.endBonus)
  if (card) yield { ...refuse('card.taken', { card: card.item }), seat: card.seat, path: ['endBonus', card.index] }
}

function hasTile(board: Board, number: number): Impossible['path'] | undefined {
  if (board.factories.includes(number)) return ['factories']
  const line = lineIds.find(id => board.locomotives[id].includes(number))
  return line && ['locomotives', line]
}

/** The last board to which something applies: there the supply ran out. */
function lastWith(boards: readonly Board[], where: (board: Board) => Impossible['path'] | undefined) {
  const seat = boards.findLastIndex(board => where(board) !== undefined)
  const board = boards[seat]
  return { seat, path: (board && where(board)) ?? [] }
}

function firstTwice<T>(items: readonly T[]): { item: T; index: number } | undefined {
  const index = items.findIndex((item, i) => items.indexOf(item) < i)
  const item = items[index]
  return item === undefined ? undefined : { item, index }
}

/** The first item that lies on the table for the second time. Hidden cards are not known to be the same. */
function secondTaker<T>(boards: readonly Board[], itemsOf: (board: Board) => readonly T[]) {
  const taken = boards.flatMap((board, seat) => itemsOf(board).map((item, index) => ({ item, seat, index })))
  return taken.find(({ item }, i) => item !== 'hidden' && taken.findIndex(other => other.item === item) < i)
}

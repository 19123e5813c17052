import { type Board, spaceOf } from '../board/board'
import type { Copy } from '../board/copy'
import { type EndBonusCard, type EndBonusId, endBonusCards, majorityPrizes } from '../printed/cards'
import { lineIds, lines } from '../printed/lines'
import { leaf, type Points, sumOf } from './points'

/** The final scoring of all boards together: End Bonus cards and the engineer majority. */
export function scoreEnd(boards: readonly Board[], copy: Copy): Points[] {
  const ranking = rankEngineers(boards, copy)
  return boards.map((board, seat) => sumOf({ key: 'end' }, [scoreCards(board), ...scoreMajority(ranking, seat)]))
}

const scoreCards = (board: Board): Points =>
  sumOf(
    { key: 'cards' },
    board.endBonus.filter(card => card !== 'hidden').map(card => scoreCard(board, card)),
  )

/** One End Bonus card at the end of the game. */
export function scoreCard(board: Board, card: EndBonusId): Points {
  const printed: EndBonusCard = endBonusCards[card]
  const count = countFor[card]?.(board)
  if (count === undefined) return leaf({ key: 'card', card }, printed.points ?? 0)
  return leaf({ key: 'card', card, count }, pointsFor(printed, count))
}

/** What each card counts; a card that is not here counts nothing. */
const countFor: Readonly<Partial<Record<EndBonusId, (board: Board) => number>>> = {
  lines: board => lineIds.filter(line => spaceOf(board, line, 'black') >= lines[line].spaces).length,
  factories: board => board.factories.length,
  locomotives: board => sum(lineIds.flatMap(line => board.locomotives[line])),
  workers: board => board.extraWorkers + (board.blackWorker ? 1 : 0),
  'black-tracks': board => sum(lineIds.map(line => spaceOf(board, line, 'black'))),
  tokens: board => board.tokens.length,
  doublers: board => board.doublers,
  engineers: board => board.engineers.length,
}

function pointsFor({ each = 0, max = Number.POSITIVE_INFINITY, steps }: EndBonusCard, count: number): number {
  if (steps) return steps.findLast(step => count >= step.from)?.points ?? 0
  return Math.min(count * each, max)
}

interface Standing {
  readonly seat: number
  /** Engineers, and the card that counts as one more. */
  readonly engineers: number
  readonly highest: number
}

/** Players with at least one engineer: most first, ties by the higher single number. */
export const rankEngineers = (boards: readonly Board[], copy: Copy): readonly Standing[] =>
  boards
    .map((board, seat) => ({
      seat,
      engineers: board.engineers.length + (board.endBonus.includes('extra-engineer') ? 1 : 0),
      highest: Math.max(0, ...board.engineers.map(id => copy.engineers[id].number)),
    }))
    .filter(({ seat }) => boards[seat]?.engineers.length)
    .sort((a, b) => b.engineers - a.engineers || b.highest - a.highest)

function scoreMajority(ranking: readonly Standing[], seat: number): Points[] {
  const place = ranking.findIndex(standing => standing.seat === seat)
  const standing = ranking[place]
  if (!standing) return []
  const { engineers, highest } = standing
  return [leaf({ key: 'majority', place: place + 1, engineers, highest }, majorityPrizes[place] ?? 0)]
}

/** Places by points; equal points share a place. */
export const placesOf = (points: readonly number[]): number[] =>
  points.map(own => 1 + points.filter(other => other > own).length)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

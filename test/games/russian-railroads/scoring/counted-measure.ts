import { type Copy, matchCopy } from '../../../../src/games/russian-railroads/board/copy'
import { findImpossible, type Impossible } from '../../../../src/games/russian-railroads/board/possible'
import { explainFrom } from '../../../../src/games/russian-railroads/scoring/counted'
import {
  addUp,
  listReadings,
  type Reading,
  readTree,
} from '../../../../src/games/russian-railroads/scoring/counted-readings'
import type { Points } from '../../../../src/games/russian-railroads/scoring/points'
import { roundScore } from '../../../../src/games/russian-railroads/scoring/round'
import type { SlipId } from '../../../../src/games/russian-railroads/scoring/slips'
import { randomBoard, randomFrom } from '../boards'

export interface Measure {
  /** What cannot lie on a table, on the random boards. */
  impossible: Impossible[]
  /** Wrong totals made by one slip, and by two. */
  singles: number
  pairs: number
  /** Single slips that are first or second in the list for their total. */
  firstOrSecond: number
  bySlip: Partial<Record<SlipId, { made: number; firstOrSecond: number }>>
  /** Slips that are missing in the list for the total they made. */
  unexplained: string[]
}

/** Makes every single slip and every pair on random boards and looks for each in what explains its wrong total. */
export function measureCounts(boards: number, seed: number): Measure {
  const measure: Measure = { impossible: [], singles: 0, pairs: 0, firstOrSecond: 0, bySlip: {}, unexplained: [] }
  const random = randomFrom(seed)
  const copy = matchCopy()
  for (let i = 0; i < boards; i++) measureBoard(measure, random, copy)
  return measure
}

function measureBoard(measure: Measure, random: () => number, copy: Copy): void {
  const board = randomBoard(random, copy)
  measure.impossible.push(...findImpossible([board], copy))
  const atOnce = Math.floor(random() * 15)
  const right = roundScore(board, copy).total
  const readings = listReadings({ board, copy, atOnce })
  const places = new Map<number, Map<string, number>>()
  const placesFor = (total: number) => {
    const known = places.get(total)
    if (known) return known
    const explanations = explainFrom(readings, board, copy, { total })
    const listed = new Map(explanations.map(({ tree, score }, place) => [leavesOf(tree, score.total), place]))
    places.set(total, listed)
    return listed
  }
  const made = new Set<string>()
  for (const { misreadings } of readings) {
    // Counted anew from the board, so that a wrong short cut in the list of readings would show.
    const tree = readTree(board, copy, misreadings)
    const total = addUp(tree.points, misreadings)
    if (total === right) continue
    const leaves = leavesOf(tree, total)
    const place = placesFor(total).get(leaves)
    if (place === undefined) measure.unexplained.push(nameOf(misreadings, total))
    // Slips that nobody could tell apart on this board count once.
    else if (!made.has(leaves)) note(measure, misreadings, place)
    made.add(leaves)
  }
}

function note(measure: Measure, misreadings: Reading['misreadings'], place: number): void {
  const [first, second] = misreadings
  if (!first || second) {
    measure.pairs++
    return
  }
  const slip = (measure.bySlip[first.slip.id] ??= { made: 0, firstOrSecond: 0 })
  measure.singles++
  slip.made++
  if (place >= 2) return
  measure.firstOrSecond++
  slip.firstOrSecond++
}

/** What every space, star and marker was counted for. */
const leavesOf = (tree: Points, total: number): string =>
  JSON.stringify([
    total,
    ...tree.parts.map(({ parts }) =>
      parts
        .filter(({ points }) => points !== 0)
        .map(({ label: { key, ...rest }, points }) => [key, 'space' in rest && rest.space, points]),
    ),
  ])

const nameOf = (misreadings: Reading['misreadings'], total: number): string =>
  `${total}: ${misreadings.map(({ slip }) => JSON.stringify(slip)).join(' and ')}`

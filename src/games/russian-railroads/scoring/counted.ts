import type { Board } from '../board/board'
import type { Copy } from '../board/copy'
import { listReadings, type Reading, readTree } from './counted-readings'
import type { Points } from './points'
import { type RoundScore, roundScore, type Source, sources } from './round'
import type { Slip } from './slips'

/** What the table counted for a player's round: the total, or single sources, or both. */
export type Counted = Readonly<Partial<RoundScore>>

/** One slip, or two made together, after which a player counts exactly what the table counted. */
export interface Explanation {
  readonly slips: readonly Slip[]
  /** The round as it was counted then. A slip in adding up is in the total of the score; the tree shows the board only. */
  readonly score: RoundScore
  readonly tree: Points
}

/** How many explanations a screen shows. */
export const shownExplanations = 3

/** The terms that were typed: four are the sources, in the order of the scoring table; of others only the sum is known. */
export function countedFrom(terms: readonly number[]): Counted {
  if (terms.length !== sources.length) return { total: terms.reduce((sum, term) => sum + term, 0) }
  return Object.fromEntries(sources.map((source, i) => [source, terms[i] ?? 0]))
}

/** Whether the table counted this score. */
export const isCounted = (counted: Counted, score: RoundScore): boolean =>
  numbers.every(number => counted[number] === undefined || counted[number] === score[number])

const numbers: readonly (Source | 'total')[] = [...sources, 'total']

/**
 * Every slip and every pair of slips that explains the count exactly: single slips before pairs, the likelier before the
 * less likely. None if the count is right. The count is of the round alone, without its points at once.
 */
export const explainCount = (board: Board, copy: Copy, counted: Counted, atOnce = 0): readonly Explanation[] =>
  isCounted(counted, roundScore(board, copy))
    ? []
    : explainFrom(listReadings({ board, copy, atOnce }), board, copy, counted)

/** The same, for whoever asks about many counts of one board. */
export function explainFrom(
  readings: readonly Reading[],
  board: Board,
  copy: Copy,
  counted: Counted,
): readonly Explanation[] {
  const explanations = new Map<string, Explanation>()
  for (const { misreadings, score } of readings
    .filter(reading => isCounted(counted, reading.score))
    .sort(byLikelihood)) {
    const slips = misreadings.map(({ slip }) => slip)
    const explanation = { slips, score, tree: readTree(board, copy, misreadings) }
    const key = pointsOnBoard(explanation)
    if (!explanations.has(key)) explanations.set(key, explanation)
  }
  return [...explanations.values()]
}

function byLikelihood(a: Reading, b: Reading): number {
  return a.misreadings.length - b.misreadings.length || weightOf(b) - weightOf(a)
}

const weightOf = ({ misreadings }: Reading): number => misreadings.reduce((product, { weight }) => product * weight, 1)

/** What lies where, in points: explanations that agree in it cannot be told apart, and the likeliest stands for all. */
function pointsOnBoard({ tree, score }: Explanation): string {
  const leaves = tree.parts.map(({ parts }) =>
    parts
      .filter(({ points }) => points !== 0)
      .map(nameLeaf)
      .join(),
  )
  return [...leaves, score.total - tree.points].join(';')
}

const nameLeaf = ({ label, points }: Points): string =>
  'space' in label ? `${label.key} ${label.space} ${points}` : `${label.key} ${points}`

import { matchCopy } from '../../src/games/russian-railroads/board/copy'
import { explainCount } from '../../src/games/russian-railroads/scoring/counted'
import { roundScore } from '../../src/games/russian-railroads/scoring/round'
import { randomBoard, randomFrom } from '../../test/games/russian-railroads/boards'
import { measureCounts } from '../../test/games/russian-railroads/scoring/counted-measure'

const seed = 2013

/** "We counted …": how often the real slip is found and shown near the top, and how long one question takes. */
export function benchCounted(boards = 1_000): void {
  const { singles, pairs, firstOrSecond, unexplained, bySlip } = measureCounts(boards, seed)
  console.log(`\n"We counted …": every slip and every pair on ${boards} random boards`)
  console.log(`  wrong totals by one slip ${singles}, by two ${pairs}, not explained ${unexplained.length}`)
  console.log(`  the real slip is first or second: ${percent(firstOrSecond, singles)} of the single slips`)
  const worst = Object.entries(bySlip).sort(([, a], [, b]) => a.firstOrSecond / a.made - b.firstOrSecond / b.made)
  for (const [id, slip] of worst.slice(0, 5))
    console.log(`    ${percent(slip.firstOrSecond, slip.made)} ${id} (made ${slip.made} times)`)
  const times = timeQuestions(boards)
  console.log(`  one question: median ${at(times, 0.5)} ms, 99th percentile ${at(times, 0.99)} ms`)
}

function timeQuestions(boards: number): readonly number[] {
  const random = randomFrom(seed)
  const copy = matchCopy()
  const times: number[] = []
  for (let i = 0; i < boards; i++) {
    const board = randomBoard(random, copy)
    const total = roundScore(board, copy).total - 1 - Math.floor(random() * 10)
    const start = performance.now()
    explainCount(board, copy, { total }, 5)
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2)

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`.padStart(7)

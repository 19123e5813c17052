import type { Board } from '../board/board'
import type { Copy } from '../board/copy'
import { scoreLine } from './lines'
import { leaf, type Points, sumOf } from './points'
import { type RoundScore, type Source, scoreIndustry, sources } from './round'
import type { Misreading, Sight } from './slips'
import { slipsInAdding } from './slips-in-adding'
import { slipsInIndustry } from './slips-in-industry'
import { slipsOnKiev } from './slips-on-kiev'
import { slipsOnLines } from './slips-on-lines'

const kinds = [...slipsOnLines, ...slipsOnKiev, ...slipsInIndustry, ...slipsInAdding]

/** Every single slip that can be made on the board, whether or not it changes a point there. */
export const findMisreadings = (sight: Sight): readonly Misreading[] => kinds.flatMap(kind => kind(sight))

/** The tree of a round as it is counted with these slips. What is added to the total alone is not in it. */
export const readTree = (board: Board, copy: Copy, misreadings: readonly Misreading[]): Points =>
  sumOf(
    { key: 'round' },
    sources.map(source => readSource(board, copy, source, misreadings)),
  )

/** One source of the round as it is counted with these slips. */
export function readSource(board: Board, copy: Copy, source: Source, misreadings: readonly Misreading[]): Points {
  const seen = misreadings.reduce((b, { see }) => see?.(b) ?? b, board)
  const right = source === 'industry' ? scoreIndustry(seen, copy) : scoreLine(seen, source, copy)
  const lists = misreadings.filter(({ list, touches }) => list && touches.includes(source))
  if (lists.length === 0) return right
  const parts = lists.reduce((listed, { list }) => list?.(listed, seen) ?? listed, right.parts)
  return sumOf(right.label, settleDoubling(parts))
}

/** A doubled line adds what its spaces were counted for. */
function settleDoubling(parts: readonly Points[]): readonly Points[] {
  if (!parts.some(({ label }) => label.key === 'line-doubled')) return parts
  const spaces = parts.reduce((sum, { label, points }) => sum + (label.key === 'space' ? points : 0), 0)
  return parts.map(part => (part.label.key === 'line-doubled' ? leaf(part.label, spaces) : part))
}

/** The total as it is added up with these slips. */
export const addUp = (total: number, misreadings: readonly Misreading[]): number =>
  misreadings.reduce((sum, { add }) => add?.(sum) ?? sum, total)

/** A round as it is counted with one slip or two. */
export interface Reading {
  readonly misreadings: readonly Misreading[]
  readonly score: RoundScore
}

type Scores = Readonly<Record<Source, number>>

/**
 * Every way to count the round with one slip, then with two. Points of different sources only add up, so a pair is
 * counted anew only where both of its slips touch the same source.
 */
export function listReadings(sight: Sight): readonly Reading[] {
  const { board, copy } = sight
  const count = (source: Source, ...slips: Misreading[]) => readSource(board, copy, source, slips).points
  const right = scoresOf(source => count(source))
  const singles = findMisreadings(sight).map(slip => ({
    slip,
    scores: scoresOf(source => (slip.touches.includes(source) ? count(source, slip) : right[source])),
  }))
  const readings = singles.map(({ slip, scores }) => readingOf([slip], scores))
  for (const [i, { slip: first, scores: ofFirst }] of singles.entries())
    for (const { slip: second, scores: ofSecond } of singles.slice(i + 1)) {
      if (first.about === second.about) continue
      const scores = scoresOf(source => {
        if (!second.touches.includes(source)) return ofFirst[source]
        return first.touches.includes(source) ? count(source, first, second) : ofSecond[source]
      })
      readings.push(readingOf([first, second], scores))
    }
  return readings
}

const scoresOf = (count: (source: Source) => number): Scores => ({
  'trans-siberian': count('trans-siberian'),
  'st-petersburg': count('st-petersburg'),
  kiev: count('kiev'),
  industry: count('industry'),
})

const readingOf = (misreadings: readonly Misreading[], scores: Scores): Reading => ({
  misreadings,
  score: {
    ...scores,
    total: addUp(scores['trans-siberian'] + scores['st-petersburg'] + scores.kiev + scores.industry, misreadings),
  },
})

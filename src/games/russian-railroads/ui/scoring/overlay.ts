import type { Board } from '../../board/board'
import type { Copy } from '../../board/copy'
import type { LineWorth } from '../../scoring/explain'
import type { Points } from '../../scoring/points'
import { industryPointsAt } from '../../scoring/round'
import { keyOf, type SpotPoints } from '../board/spot'

/** Points by the key of their spot, as the board shows them. */
export type Overlay = ReadonlyMap<string, SpotPoints>

/** A line with the points of every space; what no locomotive reaches is lost. */
export const overlayOfLine = ({ line, spaces }: LineWorth): Overlay =>
  new Map(
    spaces.flatMap(({ space, colour, reached, points, lost }): [string, SpotPoints][] => {
      if (!colour || (!reached && lost === 0)) return []
      return [[keyOf({ at: 'space', line, space }), reached ? { points } : { points: lost, lost: true }]]
    }),
  )

/** The industry track with the points of each marker where it stands. */
export const overlayOfIndustry = (board: Board, copy: Copy): Overlay =>
  addUp(board.industry.map(position => [position, industryPointsAt(position, copy)]))

/** One source as somebody else counted it; what differs from the right count is marked. */
export function overlayOfCount(counted: Points, right: Points): Overlay {
  if (counted.label.key === 'industry')
    return addUp(
      counted.parts.flatMap(({ label, points }): [number, number][] =>
        label.key === 'marker' ? [[label.position, points]] : [],
      ),
    )
  const rightAt = new Map(right.parts.map(part => [spotOf(part), part.points]))
  const spots = counted.parts.flatMap((part): [string, SpotPoints][] => {
    const key = spotOf(part)
    return key === undefined ? [] : [[key, { points: part.points, differs: rightAt.get(key) !== part.points }]]
  })
  const listed = new Set(spots.map(([key]) => key))
  const missing = right.parts.flatMap((part): [string, SpotPoints][] => {
    const key = spotOf(part)
    return key === undefined || listed.has(key) ? [] : [[key, { points: part.points, lost: true, differs: true }]]
  })
  return new Map([...spots, ...missing])
}

const spotOf = ({ label }: Points): string | undefined =>
  label.key === 'space' ? keyOf({ at: 'space', line: label.line, space: label.space }) : undefined

/** Two markers on one position show what they score together. */
function addUp(markers: readonly (readonly [number, number])[]): Overlay {
  const sums = new Map<string, SpotPoints>()
  for (const [position, points] of markers) {
    const key = keyOf({ at: 'position', position })
    sums.set(key, { points: (sums.get(key)?.points ?? 0) + points })
  }
  return sums
}

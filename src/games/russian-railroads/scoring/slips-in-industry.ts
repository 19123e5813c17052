import type { Copy } from '../board/copy'
import { industryPointsAt } from './round'
import { misreading, type SlipKind } from './slips'

/** With two markers the one behind is forgotten. */
const markerForgotten: SlipKind = ({ board }) => {
  const behind = board.industry.indexOf(Math.min(...board.industry))
  const position = board.industry[behind]
  return board.industry.length < 2 || position === undefined
    ? []
    : [
        misreading(
          { id: 'marker-forgotten', position },
          { about: 'second marker', touches: ['industry'], list: parts => parts.filter((_, i) => i !== behind) },
        ),
      ]
}

const industrySpace: SlipKind = ({ board, copy }) =>
  board.industry.flatMap((position, i) =>
    wrongPositions(position, copy).map(read =>
      misreading(
        {
          id: 'industry-space',
          position,
          read,
          points: industryPointsAt(read, copy),
          right: industryPointsAt(position, copy),
        },
        {
          about: `marker ${i}`,
          touches: ['industry'],
          see: seen => ({ ...seen, industry: seen.industry.map((at, j) => (j === i ? read : at)) }),
        },
      ),
    ),
  )

/** The printed points before and after those that count; from a gap or the ? also none at all. */
function wrongPositions(position: number, copy: Copy): readonly number[] {
  const printed = copy.industry.flatMap((points, at) => (points === undefined ? [] : [at]))
  const place = printed.findLastIndex(at => at <= position)
  const wrong = [printed[place - 1], printed[place + 1], copy.industry[position] === undefined ? 0 : undefined]
  return wrong.filter(at => at !== undefined)
}

export const slipsInIndustry: readonly SlipKind[] = [markerForgotten, industrySpace]

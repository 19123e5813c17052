import { type Board, reachOf, spaceOf } from '../board/board'
import type { Copy } from '../board/copy'
import { type Colour, type Line, lines } from '../printed/lines'
import { kievStars } from '../printed/special-spaces'
import { scoreLine } from './lines'
import type { Label, Points } from './points'
import { withReach } from './reach'

/** What something scores, and what is lost because no locomotive reaches it. */
export interface Worth {
  readonly points: number
  readonly lost: number
}

/** A space of a line at a scoring. */
export interface SpaceWorth extends Worth {
  readonly space: number
  /** The colour that covers it; none ahead of black. */
  readonly colour: Colour | undefined
  /** Whether the track of that colour stands on it. */
  readonly standing: boolean
  readonly reached: boolean
  /** Whether a doubler lies above it. */
  readonly doubled: boolean
}

/** One line at a scoring, to be shown on the board; its points and what is lost are the sums of its parts. */
export interface LineWorth extends Worth {
  readonly line: Line
  readonly reach: number
  /** Every space of the line. */
  readonly spaces: readonly SpaceWorth[]
  /** What the doubled line adds; undefined where gray has not come far enough. */
  readonly doubling: Worth | undefined
  /** Kiev's stars as far as black has come. */
  readonly stars: readonly (Worth & { readonly space: number })[]
  /** Undefined where no medal lies, or gray has not come to it. */
  readonly medal: Worth | undefined
}

/** Explains a line space by space: what counts, and what would count too if the locomotives reached the end. */
export function explainLine(board: Board, line: Line, copy: Copy): LineWorth {
  const scored = scoreLine(board, line, copy)
  const all = scoreLine(withReach(board, line, lines[line].spaces), line, copy)
  const worth = (key: Label['key'], space?: number): Worth | undefined => {
    const points = find(scored, key, space)?.points ?? 0
    const most = find(all, key, space)
    return most && { points, lost: most.points - points }
  }
  return {
    line,
    reach: reachOf(board, line),
    points: scored.points,
    lost: all.points - scored.points,
    spaces: Array.from({ length: lines[line].spaces }, (_, i) => {
      const space = i + 1
      const label = find(all, 'space', space)?.label
      const colour = label?.key === 'space' ? label.colour : undefined
      return {
        space,
        colour,
        standing: colour !== undefined && spaceOf(board, line, colour) === space,
        reached: space <= reachOf(board, line),
        doubled: line === 'trans-siberian' && space <= board.doublers,
        ...(worth('space', space) ?? { points: 0, lost: 0 }),
      }
    }),
    doubling: worth('line-doubled'),
    stars: kievStars.flatMap(space => {
      const star = worth('star', space)
      return star ? [{ space, ...star }] : []
    }),
    medal: worth('medal'),
  }
}

const find = (tree: Points, key: Label['key'], space: number | undefined): Points | undefined =>
  tree.parts.find(
    ({ label }) => label.key === key && (space === undefined || ('space' in label && label.space === space)),
  )

import { type Board, colourCovering, hasToken, reachOf, spaceOf } from '../board/board'
import { isDoubled } from '../board/special-spaces'
import { type Colour, doublerPlaces, type Line, lineIds, lines } from '../printed/lines'
import { valuesOf } from './lines'
import { leaf, type Points } from './points'
import { withReach } from './reach'
import { sources } from './round'
import { type Misreading, misreading, type SlipKind } from './slips'

const withDoublers = (doublers: number) => (board: Board) => ({ ...board, doublers })

/** Doublers are forgotten all at once, or from the last one placed. */
const doublersForgotten: SlipKind = ({ board }) =>
  Array.from({ length: board.doublers }, (_, kept) => {
    const slip = { id: 'doublers-forgotten', from: kept + 1, to: board.doublers, all: kept === 0 } as const
    const rest = { about: 'doublers', touches: ['trans-siberian'], see: withDoublers(kept) } as const
    return misreading(slip, rest, slip.all ? 1 : 0.5 / (board.doublers - kept))
  })

const doublerTooMany: SlipKind = ({ board }) =>
  board.doublers >= doublerPlaces
    ? []
    : [
        misreading(
          { id: 'doubler-too-many', space: board.doublers + 1 },
          { about: 'doublers', touches: ['trans-siberian'], see: withDoublers(board.doublers + 1) },
        ),
      ]

const isLineDoubled = (part: Points) => part.label.key === 'line-doubled'

/** The points of the leaf are settled when all slips have been made. */
const lineDoubling: SlipKind = ({ board }) => {
  const rest = { about: 'line-doubled', touches: ['st-petersburg'] } as const
  return isDoubled(board)
    ? [misreading({ id: 'line-not-doubled' }, { ...rest, list: parts => parts.filter(part => !isLineDoubled(part)) })]
    : [
        misreading(
          { id: 'line-doubled' },
          {
            ...rest,
            list: parts => (parts.some(isLineDoubled) ? parts : [...parts, leaf({ key: 'line-doubled' }, 0)]),
          },
        ),
      ]
}

const revaluation: SlipKind = ({ board }) => {
  const rest = { about: 'values', touches: lineIds } as const
  return hasToken(board, 'revaluation')
    ? [
        misreading(
          { id: 'old-values' },
          { ...rest, see: seen => ({ ...seen, tokens: seen.tokens.filter(token => token !== 'revaluation') }) },
        ),
      ]
    : [
        misreading(
          { id: 'new-values' },
          { ...rest, see: seen => ({ ...seen, tokens: [...seen.tokens, 'revaluation'] }) },
        ),
      ]
}

const reach: SlipKind = ({ board }) =>
  lineIds.flatMap(line => {
    const right = reachOf(board, line)
    const covered = spaceOf(board, line, 'black')
    const rest = (wrong: number) =>
      ({ about: `reach ${line}`, touches: [line], see: (seen: Board) => withReach(seen, line, wrong) }) as const
    const found: Misreading[] = []
    if (covered > right) {
      found.push(
        misreading({ id: 'beyond-locomotive', line, from: right + 1, to: covered }, rest(lines[line].spaces)),
        misreading({ id: 'reach-long', line, reach: right + 1 }, rest(right + 1)),
      )
    }
    if (right > 0) found.push(misreading({ id: 'reach-short', line, reach: right - 1 }, rest(right - 1)))
    return found
  })

const oneLocomotive: SlipKind = ({ board }) => {
  const numbers = board.locomotives['trans-siberian']
  return numbers.length < 2
    ? []
    : numbers.map(number =>
        misreading(
          { id: 'one-locomotive', number },
          {
            about: 'reach trans-siberian',
            touches: ['trans-siberian'],
            see: seen => withReach(seen, 'trans-siberian', number),
          },
        ),
      )
}

/** The colour that stands on the space, or the first one behind it. */
function colourBehind(board: Board, line: Line, space: number): Colour | undefined {
  return lines[line].colours.find(colour => {
    const at = spaceOf(board, line, colour)
    return at > 0 && at <= space
  })
}

const trackBehind: SlipKind = () => [
  misreading(
    { id: 'track-behind' },
    {
      about: 'covering',
      touches: lineIds,
      list: (parts, seen) =>
        parts.map(part => {
          if (part.label.key !== 'space') return part
          const { line, space, doubled } = part.label
          const colour = colourBehind(seen, line, space) ?? colourCovering(seen, line, space)
          return colour ? leaf({ ...part.label, colour }, valuesOf(seen)[colour] * (doubled ? 2 : 1)) : part
        }),
    },
  ),
]

const sourceForgotten: SlipKind = () =>
  sources.map(source =>
    misreading({ id: 'source-forgotten', source }, { about: source, touches: [source], list: () => [] }),
  )

export const slipsOnLines: readonly SlipKind[] = [
  doublersForgotten,
  doublerTooMany,
  lineDoubling,
  revaluation,
  reach,
  oneLocomotive,
  trackBehind,
  sourceForgotten,
]

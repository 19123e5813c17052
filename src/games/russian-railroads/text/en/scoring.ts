import { countOf } from '../said'
import { names } from './names'

/** The scoring of a round, "we counted …", what a board would score now, and cards that lie face down. */
export const scoring = {
  title: (round: number) => `Scoring, round ${round}`,
  hint: 'Tap a number for the why.',
  menu: 'Scored rounds',
  earlier: 'The round before',
  later: 'The round after',
  back: 'Back to the table',
  rows: {
    round: 'Round',
    'at-once': 'At once',
    total: 'Total',
    pawn: 'Pawn',
    counted: 'We counted',
  },
  industryMark: 'Ind.',
  cell: (name: string, row: string, value: string) => `${name}, ${row}: ${value}`,
  /** One line or the industry track. */
  heading: (name: string, row: string, points: number) => `${name}, ${row}: ${points}`,
  spaces: (colour: string, points: readonly number[]) => `${colour} ${points.join(' ')}`,
  nothing: 'Nothing here scores.',
  more: (what: string, points: number) => `${what}: +${points}`,
  lostOf: (what: string, points: number) => `${what}: ${points} lost, not reached`,
  lost: (reach: number, points: number): string =>
    reach === 0 ? `No locomotive: ${points} lost.` : `Reach ${reach}: ${points} lost beyond it.`,
  marker: (position: number, points: number) => `marker on ${position}: ${points}`,
  noneAtOnce: 'No points at once in this round.',
  before: 'Before the first scored round',
  pawn: (points: number, space: number, hundreds: number) =>
    hundreds > 0
      ? `${countOf(points, names.pieces.point)}: the pawn on ${space}, with the ${hundreds} token.`
      : `${countOf(points, names.pieces.point)}: the pawn on ${space}, without a token.`,
  pawnShort: (space: number, hundreds: number): string =>
    hundreds > 0 ? `space ${space}, token ${hundreds}` : `space ${space}`,
  counted: {
    field: (name: string) => `${name}, we counted`,
    hint: 'A number, or a sum: 12+0+3+5. Points at once are not in it.',
    agrees: (points: number) => `${points}: the app counts the same.`,
    less: (points: number) => `${points} less than the app.`,
    more: (points: number) => `${points} more than the app.`,
    source: (source: string, counted: number, app: number) => `${source}: counted ${counted}, the app ${app}`,
    agreed: (points: number) => `Agreed on ${points}.`,
    open: 'not yet',
    app: (points: number) => `App’s ${points}`,
    ours: (points: number) => `Ours ${points}`,
    /** The table's number holds: what the log calls the difference. */
    note: 'as counted at the table',
    fix: 'Fix the board',
    inAdding: 'The board was read right; the sum is off.',
    as: (source: string, counted: number, app: number) => `${source} as counted: ${counted}. The app: ${app}.`,
  },
  now: {
    title: (name: string) => `${name}, now`,
    would: (points: number): string => `The board would score ${countOf(points, names.pieces.point)}.`,
    since: (round: number) => `Since the scoring of round ${round}:`,
    same: (round: number) => `Nothing changed since the scoring of round ${round}.`,
    change: (what: string, before: number, after: number) => `${what}: ${before} → ${after}`,
    atOnce: (points: number) => `At once in this round: ${points}`,
  },
  whatIf: {
    exact: (gain: string) => `${gain} for this round’s scoring and points at once.`,
    range: (least: string, most: string) => `Between ${least} and ${most} for this round’s scoring and points at once.`,
    atLeast: (most: string) =>
      `${most} or more for this round’s scoring and points at once; there are too many ways to look at all.`,
    not: 'It cannot be taken now.',
  },
  cards: {
    title: (name: string) => `End Bonus cards of ${name}`,
    hold: 'Hold to look',
    show: 'Show',
    hide: 'Hide',
    faceDown: 'A card, face down',
    unknown: 'A card that the app was not told',
  },
}

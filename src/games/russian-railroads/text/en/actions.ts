import type { BoardSetting, TableSetting } from '../../rules/actions'
import { countOf } from '../said'
import { names } from './names'

/** What was done, for the log and for undo. Names are handed in. */
export const actions = {
  by: (player: string, what: string) => `${player}: ${what}`,
  bonus: (card: string) => `Starting Bonus card “${card}”`,
  take: (space: string, paid: string) => (paid ? `${space} (${paid})` : space),
  swap: (what: string, space: string) => `${what}, swapped with the own worker on “${space}”`,
  pass: 'passes',
  advance: (steps: number, colour: string, line: string, space: number) => `${steps} ${colour}, ${line} to ${space}`,
  industry: (steps: number, position: number) => `${steps} industry, marker to ${position}`,
  doubler: 'the doubler once more',
  locomotive: (number: string, line: string) => `locomotive ${number} to ${line}`,
  replace: (what: string, number: number) => `${what}, in place of ${number}`,
  factory: (number: number, what: string, gap: number) => `factory ${number} (${what}) to gap ${gap}`,
  turnOver: (number: string) => `locomotive ${number} turned over`,
  token: (token: string) => `? token “${token}”`,
  card: (card: string) => `? card “${card}”`,
  reuse: (space: string) => `“${space}” once more`,
  endBonus: (card: string) => `End Bonus card “${card}”`,
  hiddenCard: 'an End Bonus card',
  endBonusPoints: (points: number) => `${countOf(points, names.pieces.point)} instead of an End Bonus card`,
  leave: 'leaves the rest',
  score: (round: number) => `Round ${round} is scored`,
  reveal: (cards: string) => `turns over: ${cards}`,
  revealHidden: 'says which cards they are',
  finish: 'The final scoring',
  points: (points: number, reason: string) =>
    `${points > 0 ? '+' : ''}${countOf(points, names.pieces.point)}, ${reason}`,
  set: (changes: string) => `set by hand: ${changes}`,
  setTable: (changes: string) => `The table is set by hand: ${changes}`,
  setNothing: 'nothing',
  track: (line: string, colour: string, space: number) => `${line} ${colour} to ${space}`,
  locomotives: (line: string, numbers: readonly number[]) => {
    if (numbers.length === 0) return `${line} without locomotive`
    return `${line} ${numbers.length === 1 ? 'locomotive' : 'locomotives'} ${numbers.join(' + ')}`
  },
  markers: (positions: string) => `industry ${positions}`,
  pointsTo: (points: number) => countOf(points, names.pieces.point),
  pieces: {
    doublers: 'doublers',
    factories: 'factories',
    tokens: '? tokens',
    engineers: 'engineers',
    extraWorkers: 'extra workers',
    blackWorker: 'black worker',
    endBonus: 'End Bonus cards',
  } satisfies Record<Exclude<keyof BoardSetting, 'tracks' | 'locomotives' | 'industry'>, string>,
  table: {
    round: 'round',
    order: 'turn order',
    turn: 'whose turn it is',
    passed: 'who has passed',
    placements: 'taken spaces',
    engineers: 'engineers',
    returned: 'returned factories',
    cards: '? cards',
  } satisfies Record<keyof TableSetting, string>,
  copy: 'Printed values are matched to the copy',
  toScore: 'From here on only the rounds are scored',
  toTrack: 'From here on every move is tracked',
  withdraw: (ranked: boolean): string =>
    ranked ? 'leaves the table and is still ranked' : 'leaves the table, not ranked',
  return: 'is back',
  stop: {
    score: 'The game ends here, with a last scoring',
    finish: 'The game ends here, with the final scoring',
    nothing: 'The game ends here, unfinished',
  },
  forced: (what: string) => `${what} (forced)`,
}

export type ActionWords = typeof actions

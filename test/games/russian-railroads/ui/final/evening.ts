import type { Line } from '../../../../../src/games/game'
import { russianRailroads } from '../../../../../src/games/russian-railroads'
import type { Action, BoardSetting } from '../../../../../src/games/russian-railroads/rules/actions'
import { type Setup, start } from '../../../../../src/games/russian-railroads/rules/setup'
import type { State } from '../../../../../src/games/russian-railroads/rules/state'
import { foldLines, type Log } from '../../../../../src/table/log'
import { kv, sp, ts } from '../../game'

/*
 * An evening of four whose rounds were scored, worked out by hand.
 *
 * Anna: Kiev 1 + 2 in all 7 rounds (21), industry 5 from round 3 on (25), 3 at once; 3 factories on the card (12);
 *   engineers 12 and 4: second of the majority (20). 81.
 * Boris: Trans-Siberian 1 and St. Petersburg 2 in every round (21); two cards the app was not told: 15 points, and
 *   locomotives 3 + 1 + 2 (6). 42.
 * Chloé: industry 3 in every round (21); 5 doublers on the card (20); engineers 15 and 3: as many as Anna, but a higher
 *   one (40). 81.
 * Dima: industry 2 in every round (14); one engineer; left after round 4 and is not ranked.
 */
export const setup: Setup = {
  players: [
    { id: 'id-anna', name: 'Anna', color: 'red' },
    { id: 'id-boris', name: 'Boris', color: 'blue' },
    { id: 'id-chloe', name: 'Chloé', color: 'green' },
    { id: 'id-dima', name: 'Dima', color: 'yellow' },
  ],
  order: [2, 0, 1, 3],
  way: 'score',
  engineers: [],
  place: 'Anna’s kitchen',
}

const anna: BoardSetting = {
  tracks: { [kv]: { black: 2 } },
  locomotives: { [ts]: [2], [kv]: [2] },
  factories: [3, 3, 4],
  engineers: ['build', 'doubler-3-points'],
  endBonus: ['factories'],
}
const boris: BoardSetting = {
  tracks: { [ts]: { black: 3, gray: 1 }, [sp]: { black: 4, gray: 2 } },
  locomotives: { [ts]: [3, 1], [sp]: [2] },
  endBonus: ['hidden', 'hidden'],
}
const chloe: BoardSetting = {
  industry: [3],
  doublers: 5,
  engineers: ['brown-5-points', 'black-gray'],
  endBonus: ['doublers'],
}
const dima: BoardSetting = { industry: [2], engineers: ['two-industry'] }

const rounds = (from: number, to: number): Action[] => Array.from({ length: to - from + 1 }, () => ({ do: 'score' }))

/** Up to the moment when the cards are turned over. */
export const actions: readonly Action[] = [
  ...[anna, boris, chloe, dima].map((board, player): Action => ({ do: 'set', player, board, forced: true })),
  ...rounds(1, 2),
  { do: 'set', player: 0, board: { industry: [4] } },
  { do: 'points', player: 0, points: 3, reason: 'engineer' },
  ...rounds(3, 4),
  { do: 'withdraw', player: 3, ranked: false },
  ...rounds(5, 7),
]

export const toTheEnd: readonly Action[] = [
  { do: 'reveal', player: 1, cards: ['fifteen', 'locomotives'] },
  { do: 'finish' },
]

/** One line every five minutes. */
export const linesOf = (played: readonly Action[]): Line<Action>[] =>
  played.map((action, i) => ({ ...action, at: 300 * (i + 1) }))

export function logOf(played: readonly Action[], of: Setup = setup): Log<State, Action> {
  const { log, refused } = foldLines(russianRailroads, start(of), linesOf(played))
  if (refused) throw new Error(`${refused.rule} is against line ${refused.line}: ${JSON.stringify(refused.values)}`)
  return log
}

export const finals = [81, 42, 81, 14]

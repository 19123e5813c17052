import { startBoard } from '../board/board'
import { type Corrections, engineerIds, matchCopy } from '../board/copy'
import { questionCards, startingBonusCards } from '../printed/cards'
import type { EngineerId } from '../printed/engineers'
import { byPlayerCount, type CountValues, type PlayerColor, type PlayerCount, playerCounts } from '../printed/players'
import { beginTurns } from './round'
import type { Seat, State, Way } from './state'

/** Somebody at the table. The id is the person's, the same in all games. */
export interface SetupPlayer {
  readonly id: string
  readonly name: string
  readonly color: PlayerColor
}

/** What a game starts from. */
export interface Setup {
  /** Going round the table. */
  readonly players: readonly SetupPlayer[]
  /** Seats in turn order. */
  readonly order: readonly Seat[]
  readonly way: Way
  /** From the right, the hiring space first. None when only scoring. */
  readonly engineers: readonly EngineerId[]
  /** Match your copy. */
  readonly printed?: Corrections | undefined
  /** Where the table starts differently. */
  readonly house?: House | undefined
  /** The round the table is in when the app joins; the boards are then set as they lie. Absent at the beginning. */
  readonly round?: number | undefined
  /** Played with an expansion: the table enters points of its own, and statistics keep the game apart. */
  readonly expansion?: true | undefined
  /** Where it is played, and whatever else the table wants to keep. */
  readonly place?: string | undefined
  readonly note?: string | undefined
}

export interface House {
  readonly rounds?: number | undefined
  readonly workers?: number | undefined
  readonly roubles?: number | undefined
  readonly points?: readonly number[] | undefined
}

/** The values of this number of players. */
export function countValues(players: number): CountValues {
  const count = playerCounts.find(known => known === players)
  if (!count) throw new Error(`no game for ${players} players`)
  return byPlayerCount[count]
}

/** The first state of a game. */
export function start(setup: Setup): State {
  const { rounds, workers, roubles, points } = {
    ...countValues(setup.players.length),
    points: [],
    ...given(setup.house),
  }
  const round = setup.round ?? 1
  const expansion = setup.expansion ?? false
  // What an expansion adds is not known here: such a game is for scoring only.
  const way = expansion ? 'score' : setup.way
  const first: State = {
    way,
    phase: way === 'track' ? 'bonus' : 'scoring',
    round,
    rounds,
    workers,
    copy: matchCopy(setup.printed),
    corrections: setup.printed ?? {},
    players: setup.players.map((_, seat) => ({ board: startBoard, points: points[seat] ?? 0, roubles })),
    order: setup.order,
    nextOrder: setup.order,
    turn: setup.order.at(-1) ?? 0,
    passed: [],
    movers: [],
    placements: [],
    engineers: setup.engineers,
    returned: [],
    cards: Object.keys(questionCards) as (keyof typeof questionCards)[],
    bonuses: Object.keys(startingBonusCards) as (keyof typeof startingBonusCards)[],
    open: [],
    back: undefined,
    away: [],
    expansion,
    atOnce: [],
    scored: [],
    end: [],
  }
  // Whoever joins in the middle has long taken the starting bonuses.
  return first.phase === 'bonus' && round > 1 ? beginTurns(first) : first
}

const given = (
  house: House = {},
): { rounds?: number; workers?: number; roubles?: number; points?: readonly number[] } =>
  Object.fromEntries(Object.entries(house).filter(([, value]) => value !== undefined))

/** A number from 0 up to but not including 1. */
export type Random = () => number

/** The turn order as if the cards were dealt blindly. */
export const drawOrder = (players: PlayerCount, random: Random): Seat[] =>
  shuffle(
    Array.from({ length: players }, (_, seat) => seat),
    random,
  )

/** Engineers as if shuffled by letter: A tiles on the right, B tiles on the left. */
export function drawEngineers(players: PlayerCount, random: Random, printed: Corrections = {}): EngineerId[] {
  const { engineers } = matchCopy(printed)
  const withLetter = (letter: 'A' | 'B') =>
    shuffle(
      engineerIds.filter(id => engineers[id].letter === letter),
      random,
    )
  const { engineersA, engineersB } = byPlayerCount[players]
  return [...withLetter('A').slice(0, engineersA), ...withLetter('B').slice(0, engineersB)]
}

/** The same items in an order that chance decides. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map(item => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

import { expect } from 'vitest'
import { type Board, startBoard } from '../../../src/games/russian-railroads/board/board'
import type { RuleId } from '../../../src/games/russian-railroads/board/refusal'
import type { EngineerId } from '../../../src/games/russian-railroads/printed/engineers'
import type { Colour, Line } from '../../../src/games/russian-railroads/printed/lines'
import { type PlayerCount, playerColors } from '../../../src/games/russian-railroads/printed/players'
import type { Action, BoardSetting, Payment, TurnMove } from '../../../src/games/russian-railroads/rules/actions'
import { apply } from '../../../src/games/russian-railroads/rules/apply'
import { choices } from '../../../src/games/russian-railroads/rules/choices'
import { type Setup, start } from '../../../src/games/russian-railroads/rules/setup'
import type { OpenEffect, Placement, Player, Space, State } from '../../../src/games/russian-railroads/rules/state'

export const ts = 'trans-siberian'
export const sp = 'st-petersburg'
export const kv = 'kiev'

/** A starting board with some things lying differently. */
export const boardWith = ({ tracks, locomotives, ...others }: BoardSetting): Board => ({
  ...startBoard,
  ...others,
  tracks: { ...startBoard.tracks, ...tracks },
  locomotives: { ...startBoard.locomotives, ...locomotives },
})

const rows: Readonly<Record<PlayerCount, readonly EngineerId[]>> = {
  2: ['industry-3-points', 'doubler-3-points', 'build', 'black-gray', 'any-3-points', 'two-industry'],
  3: ['industry-3-points', 'doubler-3-points', 'build', 'black-gray', 'any-3-points', 'two-industry'],
  4: ['industry-3-points', 'doubler-3-points', 'build', 'black-gray', 'any-3-points', 'two-industry', 'gray-brown'],
}

/** A set-up in which seats and turn order are the same: 0 is the first player. */
export const setupOf = (players: PlayerCount, more: Partial<Setup> = {}): Setup => ({
  players: playerColors.slice(0, players).map(color => ({ id: color, name: color, color })),
  order: Array.from({ length: players }, (_, seat) => seat),
  way: 'track',
  engineers: rows[players],
  ...more,
})

export interface Scene extends Partial<Omit<State, 'players'>> {
  readonly setup?: Partial<Setup>
  /** By seat; the others have their starting boards. */
  readonly boards?: readonly (BoardSetting | undefined)[]
  readonly roubles?: readonly number[]
  readonly points?: readonly number[]
}

/** A game in the turns of round 1, with the first player to move, and whatever the scene says otherwise. */
export function gameOf(
  players: PlayerCount,
  { setup, boards = [], roubles = [], points = [], ...changes }: Scene = {},
): State {
  const first = start(setupOf(players, setup))
  return {
    ...first,
    phase: 'turns',
    turn: 0,
    ...changes,
    players: first.players.map(
      (player, seat): Player => ({
        board: boardWith(boards[seat] ?? {}),
        points: points[seat] ?? player.points,
        roubles: roubles[seat] ?? player.roubles,
      }),
    ),
  }
}

/** The state after these actions, each of which must be allowed. */
export function play(state: State, ...actions: readonly Action[]): State {
  return actions.reduce((at, action) => {
    const outcome = apply(at, action)
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${outcome.refusal.rule}`)
    return outcome.state
  }, state)
}

/** The rule that refuses an action, or that it broke when forced. */
export function ruleAgainst(state: State, action: Action): RuleId | undefined {
  const outcome = apply(state, action)
  return outcome.ok ? outcome.broke?.rule : outcome.refusal.rule
}

/** Expects that the action is refused by this rule, and that it is not among the choices. */
export function expectRefused(state: State, action: Action, rule: RuleId): void {
  expect(ruleAgainst(state, action)).toBe(rule)
  expect(choices(state)).not.toContainEqual(action)
}

/** Expects that the action is among the choices. */
export function expectOffered(state: State, action: Action): void {
  expect(choices(state)).toContainEqual(action)
}

/** The spaces that can be taken now. */
export const spacesOffered = (state: State): Space[] => [
  ...new Set(choices(state).flatMap(choice => (choice.do === 'take' ? [choice.space] : []))),
]

export const take = (space: Space, pay: Payment = { own: 1 }, player = 0): TurnMove<'take'> => ({
  do: 'take',
  player,
  space,
  pay,
})
export const pass = (player = 0): TurnMove<'pass'> => ({ do: 'pass', player })
export const advance = (line: Line, colour: Colour, of = 0, player = 0): TurnMove<'advance'> => ({
  do: 'advance',
  player,
  of,
  line,
  colour,
})
export const industry = (from: number, of = 0, player = 0): TurnMove<'industry'> => ({
  do: 'industry',
  player,
  of,
  from,
})
export const locomotive = (line: Line, replace?: number, of = 0, player = 0): TurnMove<'locomotive'> => ({
  do: 'locomotive',
  player,
  of,
  line,
  ...(replace === undefined ? {} : { replace }),
})
export const factory = (tile: number, gap: number, of = 0, player = 0): TurnMove<'factory'> => ({
  do: 'factory',
  player,
  of,
  tile,
  gap,
})
export const returnedFactory = (tile: number, gap: number, of = 0, player = 0): TurnMove<'factory'> => ({
  ...factory(tile, gap, of, player),
  returned: true,
})
export const moveOn = (line: Line, replace?: number, player = 0): TurnMove<'move-on'> => ({
  do: 'move-on',
  player,
  line,
  ...(replace === undefined ? {} : { replace }),
})
export const turnOver = (player = 0): TurnMove<'turn-over'> => ({ do: 'turn-over', player })
export const token = (id: TurnMove<'token'>['token'], of = 0, player = 0): TurnMove<'token'> => ({
  do: 'token',
  player,
  of,
  token: id,
})
export const card = (id: TurnMove<'card'>['card'], of = 0, player = 0): TurnMove<'card'> => ({
  do: 'card',
  player,
  of,
  card: id,
})
export const endBonus = (id: TurnMove<'end-bonus'>['card'], player = 0): TurnMove<'end-bonus'> => ({
  do: 'end-bonus',
  player,
  card: id,
})
export const reuse = (space: Space, black = false, of = 0, player = 0): TurnMove<'reuse'> => ({
  do: 'reuse',
  player,
  of,
  space,
  black,
})
export const leave = (player = 0): TurnMove<'leave'> => ({ do: 'leave', player })

/** Pieces that lie on a space already. */
export const placed = (seat: number, space: Space, pieces: Payment = { own: 1 }): Placement => ({
  seat,
  space,
  own: 0,
  black: 0,
  turquoise: 0,
  roubles: 0,
  ...pieces,
})

/** A ? token that has just been won and is to be chosen. */
export const wonToken: OpenEffect = { kind: 'token', steps: 1, from: 'won:token', duty: false }

export const boardOf = (state: State, seat = 0): Board => {
  const player = state.players[seat]
  if (!player) throw new Error(`nobody at seat ${seat}`)
  return player.board
}
export const pointsOf = (state: State, seat = 0): number => state.players[seat]?.points ?? Number.NaN
export const roublesOf = (state: State, seat = 0): number => state.players[seat]?.roubles ?? Number.NaN

/** Freezes a value through and through, so that whoever changes it is found out. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}

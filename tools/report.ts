import { findImpossible } from '../src/games/russian-railroads/board/possible'
import { ruleIds } from '../src/games/russian-railroads/board/refusal'
import { gameId } from '../src/games/russian-railroads/files/header'
import { type PositionFile, writePosition } from '../src/games/russian-railroads/files/position'
import { type EndScore, endScoreOf } from '../src/games/russian-railroads/files/scores'
import type { Action } from '../src/games/russian-railroads/rules/actions'
import { isUnfinished, placesIn } from '../src/games/russian-railroads/rules/result'
import type { Setup } from '../src/games/russian-railroads/rules/setup'
import { boardsOf, type Reason, type State } from '../src/games/russian-railroads/rules/state'
import type { RoundScore } from '../src/games/russian-railroads/scoring/round'
import type { Step } from '../src/table/log'

/** What `replay` tells of a game. An `action` is always the index of a line of the log. */
export interface Report {
  readonly game: string
  readonly finished: boolean
  readonly rounds: readonly {
    readonly round: number
    readonly order: readonly string[]
    readonly position: PositionFile
    readonly scores: readonly { readonly name: string; readonly round: RoundScore }[]
  }[]
  readonly atOnce: readonly {
    readonly action: number
    readonly player: string
    readonly points: number
    readonly reason: Reason
  }[]
  readonly end: readonly { readonly name: string; readonly end: EndScore }[]
  readonly final: readonly { readonly name: string; readonly points: number; readonly place: number | null }[]
  readonly forced: readonly { readonly action: number; readonly rule: string }[]
  readonly corrected: readonly number[]
}

/** Tells a game from its set-up and the actions that hold. */
export function reportOf(setup: Setup, start: State, steps: readonly Step<State, Action>[]): Report {
  const names = distinctNames(setup)
  const name = (seat: number): string => names[seat] ?? ''
  const moments = steps.map(step => ({ ...step, was: step.before?.state ?? start }))
  const last = steps.at(-1)?.state ?? start
  const finished = last.phase === 'over' && !isUnfinished(last)
  const places = placesIn(last)
  return {
    game: gameId,
    finished,
    rounds: moments.flatMap(({ was, state }) =>
      state.scored.slice(was.scored.length).map(({ round, order, scores }) => ({
        round,
        order: order.map(name),
        position: positionOf(setup, names, was),
        scores: scores.map((score, seat) => ({ name: name(seat), round: score })),
      })),
    ),
    atOnce: moments.flatMap(({ line, was, state }) =>
      state.atOnce
        .slice(was.atOnce.length)
        .map(({ seat, points, reason }) => ({ action: line, player: name(seat), points, reason })),
    ),
    end: last.end.map((tree, seat) => ({ name: name(seat), end: endScoreOf(tree) })),
    final: finished
      ? last.players.map(({ points }, seat) => ({ name: name(seat), points, place: places[seat] ?? null }))
      : [],
    forced: steps.flatMap(({ line, broke }) => (broke ? [{ action: line, rule: broke.rule }] : [])),
    corrected: moments.filter(({ was, action }) => isCorrection(was, action)).map(({ line }) => line),
  }
}

const corrections: readonly Action['do'][] = ['set', 'set-table', 'copy']

/** Setting things by hand is a correction where every move is tracked; where only rounds are scored it is the way to play. */
const isCorrection = (before: State, action: Action): boolean =>
  before.way === 'track' && corrections.includes(action.do)

/** The boards as they lie. What the table overruled on the way is named, so that the position can be read again. */
function positionOf({ players }: Setup, names: readonly string[], state: State): PositionFile {
  const broken = findImpossible(boardsOf(state), state.copy).map(({ rule }) => rule)
  return writePosition({
    players: players.flatMap(({ color }, seat) => {
      const player = state.players[seat]
      return player ? [{ name: names[seat] ?? '', color, board: player.board, points: player.points }] : []
    }),
    overruled: ruleIds.filter(rule => broken.includes(rule)),
    printed: state.corrections,
  })
}

/** Two people may have one name; in a report and in a position they are told apart by a number. */
function distinctNames({ players }: Setup): string[] {
  const names: string[] = []
  for (const { name } of players) {
    let own = name
    for (let i = 2; names.includes(own); i++) own = `${name} (${i})`
    names.push(own)
  }
  return names
}

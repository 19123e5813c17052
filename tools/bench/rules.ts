import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
import type { Action } from '../../src/games/russian-railroads/rules/actions'
import { apply } from '../../src/games/russian-railroads/rules/apply'
import { choices } from '../../src/games/russian-railroads/rules/choices'
import {
  drawSetup,
  pickByKind,
  playRandomGame,
  seededRandom,
} from '../../src/games/russian-railroads/rules/random-game'
import { type Setup, start } from '../../src/games/russian-railroads/rules/setup'
import type { State } from '../../src/games/russian-railroads/rules/state'

const seed = 2013

interface Played {
  readonly setup: Setup
  readonly actions: readonly Action[]
}

/** The rules: actions per second beside two other reducers, folding a whole game, listing the choices. */
export function benchRules(count = 40): void {
  const games = Array.from({ length: count }, (_, i) => playGame(seed + i))
  const actions = games.reduce((sum, game) => sum + game.actions.length, 0)
  console.log(`\nThe rules: ${count} random games of 4 players, ${actions} actions`)

  // Once for all games before any is timed: each reducer is measured warm.
  games.forEach(foldGame)
  const rules = actions / games.reduce((sum, game) => sum + bestOf(30, () => foldGame(game)) / 1000, 0)
  const other = ratePerSecond(400, boardgameCounter(400))
  const plain = ratePerSecond(4_000, plainCounter(4_000))
  print('actions through apply', perSecond(rules))
  print('boardgame.io, a bare counter', `${perSecond(other)}   apply is ${(rules / other).toFixed(1)} times as fast`)
  print('plain reducer with spreads', `${perSecond(plain)}   apply is ${(rules / plain).toFixed(3)} times as fast`)

  const folds = games.map(game => bestOf(5, () => foldGame(game)))
  print('a whole game folded', percentiles(folds))
  print('choices, turns of rounds 3 to 5', percentiles(games.flatMap(timeChoices)))
}

function playGame(from: number): Played {
  const random = seededRandom(from)
  const setup = drawSetup(4, random)
  return { setup, actions: [...playRandomGame(setup, random, pickByKind)] }
}

function foldGame({ setup, actions }: Played): State {
  let state = start(setup)
  for (const action of actions) state = next(state, action)
  return state
}

function next(state: State, action: Action): State {
  const outcome = apply(state, action)
  if (!outcome.ok) throw new Error(`${outcome.refusal.rule} refuses an action of a finished game`)
  return outcome.state
}

/** Every state in the middle of a game, asked a few times. */
function timeChoices({ setup, actions }: Played): number[] {
  const times: number[] = []
  let state = start(setup)
  for (const action of actions) {
    const at = state
    if (at.round >= 3 && at.round <= 5) times.push(bestOf(3, () => choices(at)))
    state = next(state, action)
  }
  return times
}

function boardgameCounter(moves: number): () => void {
  const game = {
    setup: () => ({ count: 0 }),
    moves: { add: ({ G }: { G: { count: number } }) => ({ count: G.count + 1 }) },
  }
  const reduce = CreateGameReducer({ game })
  const first = InitializeGame({ game, numPlayers: 4 })
  const move = { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID: '0' } } as const
  return () => {
    let state = first
    for (let i = 0; i < moves; i++) state = reduce(state, move)
    const { count } = state.G as { count: number }
    if (count !== moves) throw new Error(`boardgame.io counted ${count}`)
  }
}

/** The least that a reducer with structural sharing does: one field of one of four players. */
function plainCounter(moves: number): () => void {
  const players = Array.from({ length: 4 }, () => ({ points: 0, board: { doublers: 0, factories: [] } }))
  return () => {
    let state = { round: 1, turn: 0, players }
    for (let i = 0; i < moves; i++) {
      const seat = i & 3
      const player = state.players[seat]
      if (player)
        state = { ...state, turn: seat, players: state.players.with(seat, { ...player, points: player.points + 1 }) }
    }
  }
}

const ratePerSecond = (times: number, run: () => void): number => (1000 * times) / bestOf(200, run)

/** Milliseconds of the fastest of some runs: the first ones warm up, and what else the machine does is not our time. */
function bestOf(runs: number, run: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < runs; i++) {
    const begin = performance.now()
    run()
    best = Math.min(best, performance.now() - begin)
  }
  return best
}

const print = (what: string, figures: string): void => console.log(`  ${what.padEnd(34)}${figures}`)

const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en').padStart(10)} /s`

function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(3)
  return `median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms, longest ${at(1)} ms`
}

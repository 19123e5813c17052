import type { Line } from '../src/games/game'
import type { Game } from '../src/games/russian-railroads/files/game-file'
import type { PlayerCount } from '../src/games/russian-railroads/printed/players'
import type { Action } from '../src/games/russian-railroads/rules/actions'
import { drawSetup, type Pick, playRandomGame, seededRandom } from '../src/games/russian-railroads/rules/random-game'
import { placesIn } from '../src/games/russian-railroads/rules/result'
import type { State } from '../src/games/russian-railroads/rules/state'
import { rulesVersion } from '../src/games/russian-railroads/rules/version'

/** One random game as a file would keep it, and the state it ended in. */
export interface Simulated {
  readonly game: Game
  readonly state: State
}

// A fixed day keeps the files of one seed the same.
const startedAt = '2013-10-24T18:00:00Z'
const secondsPerAction = 12

/** The game with this index of a seed; the same two numbers give the same game. */
export function simulateGame(players: PlayerCount, seed: number, index: number, pick?: Pick): Simulated {
  const random = seededRandom(mix(seed, index))
  const setup = drawSetup(players, random)
  const playing = playRandomGame(setup, random, pick)
  const actions: Line<Action>[] = []
  let next = playing.next()
  for (; !next.done; next = playing.next()) actions.push({ ...next.value, at: actions.length * secondsPerAction })
  const state = next.value
  const places = placesIn(state)
  const result = state.players.map(({ points }, seat) => ({ points, place: places[seat] }))
  const id = `seed-${seed}-${players}-players-${index}`
  return { game: { id, rules: rulesVersion, startedAt, setup, result, actions }, state }
}

/** Neighbouring seeds and indexes give games that have nothing in common. */
const mix = (seed: number, index: number): number => Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)

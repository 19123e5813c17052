import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readGame, writeGame } from '../../../../src/games/russian-railroads/files/game-file'
import { type Position, readPosition, writePosition } from '../../../../src/games/russian-railroads/files/position'
import type { PlayerCount } from '../../../../src/games/russian-railroads/printed/players'
import { apply } from '../../../../src/games/russian-railroads/rules/apply'
import { choices } from '../../../../src/games/russian-railroads/rules/choices'
import { pickByKind, seededRandom } from '../../../../src/games/russian-railroads/rules/random-game'
import { start } from '../../../../src/games/russian-railroads/rules/setup'
import { foldLines, stateOf, stepsOf } from '../../../../src/table/log'
import { reportOf } from '../../../../tools/report'
import { type Simulated, simulateGame } from '../../../../tools/simulated'
import { seed, sized } from '../../../size'
import { everyAction, gameOf, lines } from './game-fixtures'
import { mutate } from './mutate'

const counts: readonly PlayerCount[] = [2, 3, 4]
/** A limit, not a measure: the full numbers take minutes. */
const patience = { timeout: sized(60_000, 1_200_000) }

/** A few whole games, made once. */
const games: Simulated[] = counts.flatMap(players =>
  Array.from({ length: sized(1, 10) }, (_, index) => simulateGame(players, seed, index, pickByKind)),
)
const anyGame = fc.constantFrom(...games)

test(`${games.length} random games survive a file, byte by byte, and end as they did`, patience, () => {
  for (const { game, state } of games) {
    const text = writeGame(game)
    const read = readGame(text)
    if (!read.ok) throw new Error(`${read.error.path} ${read.error.rule}`)
    expect(writeGame(read.value)).toBe(text)
    const { log, refused } = foldLines({ apply }, start(read.value.setup), read.value.actions)
    expect(refused).toBeUndefined()
    expect(stateOf(log)).toEqual(state)
  }
})

const positions = sized(100, 2000)
test(`${positions} positions of random games survive a file`, patience, () => {
  fc.assert(
    fc.property(anyGame, fc.nat(), ({ game: { setup, actions } }, at) => {
      const { log } = foldLines({ apply }, start(setup), actions.slice(0, at % actions.length))
      const state = stateOf(log)
      const position: Position = {
        players: state.players.map(({ board, points }, seat) => {
          const { name = '', color = 'red' } = setup.players[seat] ?? {}
          const endBonus = board.endBonus.filter(card => card !== 'hidden')
          return { name, color, board: { ...board, endBonus }, points }
        }),
        overruled: [],
        printed: {},
      }
      const file = writePosition(position)
      const read = readPosition(JSON.parse(JSON.stringify(file)))
      if (!read.ok) throw new Error(`${read.error.path} ${read.error.rule}`)
      expect(read.position).toEqual(position)
      expect(JSON.stringify(writePosition(read.position))).toBe(JSON.stringify(file))
    }),
    { seed, numRuns: positions },
  )
})

/** What holds the field at a path; undefined where the path leads nowhere. */
function parentOf(value: unknown, path: string): unknown {
  const keys = [...path.matchAll(/\["((?:[^"\\]|\\.)*)"\]|[^.[\]]+/g)].map(match => match[1] ?? match[0])
  let at = typeof value === 'object' ? (value ?? {}) : {}
  for (const key of keys.slice(0, -1)) {
    const inner: unknown = Reflect.get(at, key)
    if (typeof inner !== 'object' || inner === null) return undefined
    at = inner
  }
  return at
}

describe('damaged files', patience, () => {
  const runs = sized(300, 10_000)
  const bases: object[] = [
    gameOf(lines),
    gameOf(everyAction.map((action, at) => ({ ...action, at }))),
    ...games.map(({ game }) => JSON.parse(writeGame({ ...game, actions: game.actions.slice(0, 120) })) as object),
  ]

  test(`${runs} damaged games are refused with the path of a field, or read whole; none throws, not even when played`, () => {
    const random = seededRandom(seed)
    const seen = { refused: 0, read: 0 }
    for (let run = 0; run < runs; run++) {
      const base = bases[run % bases.length] ?? {}
      const text = JSON.stringify(mutate(base, random))
      const read = readGame(text)
      if (!read.ok) {
        seen.refused++
        expect(parentOf(JSON.parse(text), read.error.path)).toBeTypeOf('object')
        continue
      }
      seen.read++
      const { setup, actions } = read.value
      // Read whole: what is written again says the same.
      expect(JSON.parse(writeGame(read.value))).toEqual(JSON.parse(text))
      const first = start(setup)
      const { log } = foldLines({ apply }, first, actions)
      choices(stateOf(log))
      reportOf(setup, first, stepsOf(log))
    }
    expect(seen.refused).toBeGreaterThan(runs / 4)
    expect(seen.read).toBeGreaterThan(runs / 20)
  })

  test(`${runs} texts with a piece torn out or doubled never throw`, () => {
    const random = seededRandom(seed + 1)
    const text = JSON.stringify(gameOf(lines))
    for (let run = 0; run < runs; run++) {
      const from = Math.floor(random() * text.length)
      const to = from + Math.floor(random() * 40)
      const torn = random() < 0.5 ? text.slice(0, from) + text.slice(to) : text.slice(0, to) + text.slice(from)
      const read = readGame(torn)
      if (!read.ok) expect(read.error.rule).not.toBe('')
    }
  })
})

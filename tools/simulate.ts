// Plays random games: npm run -s simulate -- --games N --players P --seed S [--out DIR]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeGame } from '../src/games/russian-railroads/files/game-file'
import { playerCounts } from '../src/games/russian-railroads/printed/players'
import { fail, print } from './input'
import { simulateGame } from './simulated'

const usage = 'simulate --games N --players P --seed S [--out DIR]'

function readOptions() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ options: { games: text, players: text, seed: text, out: text } }).values
  } catch {
    return fail(usage)
  }
}

const options = readOptions()
const games = Number(options.games ?? Number.NaN)
const seed = Number(options.seed ?? Number.NaN)
const players = playerCounts.find(count => String(count) === options.players)
if (!Number.isSafeInteger(games) || games < 0) fail(`${usage}: N is a whole number.`)
if (players === undefined) fail(`${usage}: P is ${playerCounts.join(', ')}.`)
if (!Number.isSafeInteger(seed)) fail(`${usage}: S is a whole number.`)
if (options.out !== undefined) mkdirSync(options.out, { recursive: true })

let actions = 0
let milliseconds = 0
for (let index = 0; index < games; index++) {
  const begin = performance.now()
  const { game } = simulateGame(players, seed, index)
  milliseconds += performance.now() - begin
  actions += game.actions.length
  if (options.out !== undefined) writeFileSync(join(options.out, `${game.id}.railroads.json`), `${writeGame(game)}\n`)
}
const seconds = Math.round(milliseconds) / 1000
print({ games, actions, seconds, actionsPerSecond: seconds > 0 ? Math.round(actions / seconds) : 0 })

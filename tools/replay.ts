// Plays a game file through the rules: npm run -s replay -- FILE
import { readGame } from '../src/games/russian-railroads/files/game-file'
import { apply } from '../src/games/russian-railroads/rules/apply'
import { start } from '../src/games/russian-railroads/rules/setup'
import { en } from '../src/games/russian-railroads/text/en'
import { sentenceOf } from '../src/games/russian-railroads/text/refusal'
import { foldLines, stepsOf } from '../src/table/log'
import { fail, failWith, nameFrom, print, readText } from './input'
import { reportOf } from './report'

const text = readText(nameFrom('replay takes one game file, or - for standard input.'))
if (!text.ok) failWith(text.error)
const game = readGame(text.value)
if (!game.ok) failWith(game.error)

const { setup, actions } = game.value
const first = start(setup)
const { log, refused } = foldLines({ apply }, first, actions)
if (refused) {
  const names = setup.players.map(player => player.name)
  fail(`${refused.line} ${refused.rule}: ${sentenceOf(en, refused, names)}`)
}
print(reportOf(setup, first, stepsOf(log)))

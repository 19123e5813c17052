import type { SharedGame } from '../exchange/shared-game'
import { shelf } from '../games/shelf'
import { linesOf, stepsOf } from '../table/log'
import type { Table } from '../table/play'
import { playingTime } from '../table/playing-time'
import { language } from '../text/language'

/** The game on the table as plain data, to be taken along. */
export function sharedGame(table: Table): SharedGame {
  const { id, game, setup, startedAt } = table
  const log = table.log()
  const { finished, players } = game.summary(setup, table.state())
  const course = game.course(setup, [log.start, ...stepsOf(log).map(step => step.state)], language())
  const { name, bgg } = shelf.find(entry => entry.id === game.id) ?? { name: game.id, bgg: noFacts }
  return {
    ...course,
    id,
    game: { id: game.id, name, bgg },
    startedAt,
    seconds: playingTime(linesOf(log)),
    finished: finished && players.some(({ place }) => place !== undefined),
    players,
    file: `${game.writeGame(table.file())}\n`,
  }
}

/** Every game has a place on the shelf; one under test may not. */
const noFacts = { id: 0, highestWins: true, noPoints: false }

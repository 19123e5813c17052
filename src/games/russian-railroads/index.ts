import type { Game, Summary } from '../game'
import { readAction } from './files/action'
import { readGame, writeGame } from './files/game-file'
import { gameId } from './files/header'
import { readLine } from './files/line'
import { readSetup } from './files/setup'
import type { Action } from './rules/actions'
import { apply } from './rules/apply'
import { choices, soleChoice } from './rules/choices'
import { isUnfinished, placesIn } from './rules/result'
import { type Setup, start } from './rules/setup'
import type { State } from './rules/state'
import { rulesVersion } from './rules/version'

/** Russian Railroads, as the app knows it. */
export const russianRailroads: Game<Setup, State, Action> = {
  id: gameId,
  rules: rulesVersion,
  start,
  apply,
  choices,
  soleChoice,
  summary,
  readSetup: value => readSetup(value),
  readAction: (value, setup) => readAction(value, setup),
  readLine: (value, setup) => readLine(value, setup),
  readGame,
  writeGame,
  screens: async () => (await import('./ui/screens')).screens,
}

function summary({ players }: Setup, state: State): Summary {
  const finished = state.phase === 'over'
  const places = finished && !isUnfinished(state) ? placesIn(state) : []
  return {
    finished,
    players: players.map(({ id, name, color }, seat) => {
      const place = places[seat]
      return { id, name, color, points: state.players[seat]?.points ?? 0, ...(place !== undefined && { place }) }
    }),
    way: state.way,
  }
}

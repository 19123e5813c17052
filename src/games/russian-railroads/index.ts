import type { Log, Step } from '../../table/log'
import type { Game, Person, Summary } from '../game'
import { readAction } from './files/action'
import { courseOf, namedSources } from './files/course'
import { readGame, writeGame } from './files/game-file'
import { gameId } from './files/header'
import { readLine } from './files/line'
import { readSetup } from './files/setup'
import type { Action } from './rules/actions'
import { apply } from './rules/apply'
import { choices, soleChoice } from './rules/choices'
import { isUnfinished, placesIn } from './rules/result'
import { type Setup, start } from './rules/setup'
import { sourcesOf } from './rules/sources'
import type { State } from './rules/state'
import { rulesVersion } from './rules/version'
import { sentenceOfAction } from './text/action'
import { wordsIn } from './text/words'

/** Russian Railroads, as the app knows it. */
export const russianRailroads: Game<Setup, State, Action> = {
  id: gameId,
  rules: rulesVersion,
  start,
  apply,
  choices,
  soleChoice,
  summary,
  sources: namedSources,
  course: courseOf,
  sentence,
  renamePlayer,
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
      const points = state.players[seat]?.points ?? 0
      return { id, name, color, points, ...(place !== undefined && { place }), sources: sourcesOf(state, seat) }
    }),
    way: state.way,
    ...(isUnfinished(state) && { unfinished: true }),
    ...(state.expansion && { expansion: true }),
  }
}

function sentence(setup: Setup, log: Log<State, Action>, step: Step<State, Action>, language: 'en' | 'de'): string {
  const { action, state: after } = step
  const told = { players: setup.players.map(({ name }) => name), cardsOpen: log.top?.state.phase === 'over' }
  return sentenceOfAction(wordsIn[language], { action, before: step.before?.state ?? log.start, after }, told)
}

function renamePlayer(setup: Setup, id: string, person: Pick<Person, 'id' | 'name'>): Setup {
  const players = setup.players.map(player => (player.id === id ? { ...player, ...person } : player))
  return { ...setup, players }
}

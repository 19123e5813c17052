import type { Game, GameAction } from '../games/game'
import type { GameEntry } from '../storage/database'
import { type Log, linesOf, stateOf } from './log'
import { playingTime } from './playing-time'

interface Identity<Setup> {
  readonly id: string
  readonly startedAt: number
  readonly setup: Setup
}

/** What lists and statistics know of a game with this log. */
export function entryOf<Setup, State, Action extends GameAction>(
  game: Game<Setup, State, Action>,
  { id, startedAt, setup }: Identity<Setup>,
  log: Log<State, Action>,
  changedAt: number,
): GameEntry {
  const { finished, ...shown } = game.summary(setup, stateOf(log))
  return {
    id,
    game: game.id,
    startedAt,
    changedAt,
    state: finished ? 'finished' : 'running',
    ...shown,
    seconds: playingTime(linesOf(log)),
    rules: game.rules,
    lines: log.length,
  }
}

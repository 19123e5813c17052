import type { GameAction, Line, SavedGame } from '../games/game'
import type { GameEntry } from '../storage/database'
import { type Log, linesOf, stepsOf } from './log'

/** A whole game as a file keeps it: what lists know of it, with its set-up and its log. */
export function savedGame<Setup, Action extends GameAction>(
  { id, rules, startedAt, players }: Pick<GameEntry, 'id' | 'rules' | 'startedAt' | 'players'>,
  setup: Setup,
  actions: readonly Line<Action>[],
): SavedGame<Setup, Action> {
  const isRanked = players.some(({ place }) => place !== undefined)
  const result = players.map(({ points = 0, place }) => (place === undefined ? { points } : { points, place }))
  return {
    id,
    rules,
    startedAt: new Date(startedAt).toISOString().replace('.000Z', 'Z'),
    setup,
    ...(isRanked && { result }),
    actions,
  }
}

/**
 * The lines of a game's file: the log as it is. Where some of it cannot be read, no file could carry it: then the
 * actions that hold, so that what was played after the damage is kept.
 */
export function linesToKeep<State, Action extends GameAction>(log: Log<State, Action>): Line<Action>[] {
  const lines = linesOf(log)
  if (lines.length === log.length) return lines
  let at = 0
  return stepsOf(log).map(({ action, broke }) => {
    at = action.at ?? at // an action of a mend need not say when
    return { ...action, ...(broke && { forced: true as const }), at }
  })
}

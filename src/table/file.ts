import type { GameAction, Line, SavedGame } from '../games/game'
import type { GameEntry } from '../storage/database'

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

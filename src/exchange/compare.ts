import type { StoredGame } from '../storage/log'
import { isSame } from '../table/same'
import type { Found } from './check'

/**
 * How a game that comes in stands to what is here. `longer`: it continues ours. `shorter`: ours continues it.
 * `differs`: neither; somebody has to choose.
 */
export type Relation = 'new' | 'same' | 'longer' | 'shorter' | 'differs'

/** Compares by the log; of two logs one continues the other if it begins with it. */
export function compare(found: Found, here: StoredGame | undefined): Relation {
  if (!here) return 'new'
  const { game, saved } = withNames(found, here)
  if (here.entry.game !== game.id || !isSame(saved.setup, here.setup)) return 'differs'
  const shared = Math.min(saved.actions.length, here.lines.length)
  for (let i = 0; i < shared; i++) if (!isSame(saved.actions[i], here.lines[i])) return 'differs'
  if (saved.actions.length === here.lines.length) return 'same'
  return saved.actions.length > here.lines.length ? 'longer' : 'shorter'
}

/** The game with the names that it has here: somebody may have been renamed or merged on one of the phones. */
export function withNames(found: Found, here: StoredGame | undefined): Found {
  const { game, saved } = found
  const players = here?.entry.players ?? []
  const setup = game.summary(saved.setup, game.start(saved.setup)).players.reduce<unknown>((named, { id }, seat) => {
    const person = players[seat]
    return person ? game.renamePlayer(named, id, { id: person.id, name: person.name }) : named
  }, saved.setup)
  return { game, saved: { ...saved, setup } }
}

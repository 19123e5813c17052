import type { Action, BoardSetting } from '../../../../../src/games/russian-railroads/rules/actions'
import { apply } from '../../../../../src/games/russian-railroads/rules/apply'
import type { State } from '../../../../../src/games/russian-railroads/rules/state'
import { type Scoring, scoringsOf } from '../../../../../src/games/russian-railroads/ui/scoring/scorings'
import { foldLines, type Log } from '../../../../../src/table/log'
import { gameOf, kv, type Scene, ts } from '../../game'

/** Red in the rulebook's scoring example: 12 on Trans-Siberian, 0 on St. Petersburg, 3 on Kiev, 5 for industry. */
export const red: BoardSetting = {
  tracks: { [ts]: { black: 9, gray: 7, brown: 3 }, [kv]: { black: 3 } },
  locomotives: { [ts]: [6, 2], [kv]: [2] },
  doublers: 1,
  factories: [2],
  industry: [5],
}

/** Two players before a scoring; Red has the rulebook's board. */
export const beforeScoring = (scene: Scene = {}): State =>
  gameOf(2, { way: 'score', phase: 'scoring', boards: [red], ...scene })

/** A log of these actions, each of which must be allowed. */
export function logOf(start: State, actions: readonly Action[]): Log<State, Action> {
  const { log, refused } = foldLines(
    { apply },
    start,
    actions.map(action => ({ ...action, at: 0 })),
  )
  if (refused) throw new Error(`${refused.rule} is against action ${refused.line}`)
  return log
}

/** The only scoring of a log. */
export function onlyScoring(log: Log<State, Action>): Scoring {
  const [scoring, ...others] = scoringsOf(log)
  if (!scoring || others.length > 0) throw new Error('not one scoring')
  return scoring
}

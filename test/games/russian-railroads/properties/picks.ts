import type { Action } from '../../../../src/games/russian-railroads/rules/actions'
import { type Pick, pickByKind, pickEvenly } from '../../../../src/games/russian-railroads/rules/random-game'

/** Somebody with a plan: mostly one of the preferred moves, so that games get as far as good players do. */
const withPlan =
  (prefers: (action: Action) => boolean): Pick =>
  (all, random) => {
    const preferred = random() < 0.75 ? all.filter(prefers) : []
    return preferred.length > 0 ? pickEvenly(preferred, random) : pickByKind(all, random)
  }

const advances = (action: Action, line: string): boolean => action.do === 'advance' && action.line === line

const takes = (action: Action, ...beginnings: readonly string[]): boolean =>
  action.do === 'take' && beginnings.some(beginning => action.space.startsWith(beginning))

const tokens: readonly string[] = ['second-marker', 'industry-5', 'card', 'advance-4']

/** Ways to play at random: each choice alike, each kind alike, and after some plan. */
export const picks = {
  evenly: pickEvenly,
  'by kind': pickByKind,
  'trans-siberian': withPlan(action => takes(action, 'track-') || advances(action, 'trans-siberian')),
  'st-petersburg': withPlan(
    action =>
      takes(action, 'track-black', 'loco-1', 'track-basic') ||
      advances(action, 'st-petersburg') ||
      (action.do === 'locomotive' && action.line === 'st-petersburg') ||
      (action.do === 'token' && tokens.includes(action.token)),
  ),
  industry: withPlan(
    action =>
      takes(action, 'industry', 'loco', 'last-round', 'own-two-industry', 'own-build') ||
      action.do === 'factory' ||
      action.do === 'industry' ||
      (action.do === 'token' && action.token === 'second-marker'),
  ),
  engineers: withPlan(action => takes(action, 'hire', 'own', 'engineer', 'roubles', 'order')),
} as const satisfies Readonly<Record<string, Pick>>

export type PickName = keyof typeof picks

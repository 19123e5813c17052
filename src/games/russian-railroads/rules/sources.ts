import { sources as roundSources } from '../scoring/round'
import type { Seat, State } from './state'

/** Where points come from, in the order in which they are shown. `other`: entered by hand, or brought along. */
export const sources = [...roundSources, 'at-once', 'cards', 'majority', 'other'] as const
export type Source = (typeof sources)[number]

/** Where a player's points have come from so far. Together they are the player's points. */
export function sourcesOf(state: State, seat: Seat): Record<Source, number> {
  const atOnce = state.atOnce.filter(entry => entry.seat === seat && entry.reason !== 'table')
  const scores = state.scored.flatMap(scored => scored.scores[seat] ?? [])
  const end = state.end[seat]?.parts ?? []
  const known = {
    'trans-siberian': sum(scores.map(score => score['trans-siberian'])),
    'st-petersburg': sum(scores.map(score => score['st-petersburg'])),
    kiev: sum(scores.map(score => score.kiev)),
    industry: sum(scores.map(score => score.industry)),
    'at-once': sum(atOnce.map(({ points }) => points)),
    cards: sum(end.filter(({ label }) => label.key === 'cards').map(({ points }) => points)),
    majority: sum(end.filter(({ label }) => label.key === 'majority').map(({ points }) => points)),
  }
  return { ...known, other: (state.players[seat]?.points ?? 0) - sum(Object.values(known)) }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

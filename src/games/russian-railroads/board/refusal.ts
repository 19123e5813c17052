/** Every rule that can be broken. The sentences are in `text/`. */
export const ruleIds = [
  'turn.other-player',
  'turn.passed',
  'turn.pending',
  'turn.not-open',
  'space.occupied',
  'space.unavailable',
  'space.one-worker-only',
  'payment.wrong',
  'payment.short',
  'action.incomplete',
  'track.blocked',
  'track.line-end',
  'track.not-owned',
  'track.colour-not-on-line',
  'loco.not-higher',
  'loco.place-free',
  'factory.order',
  'factory.gaps-first',
  'industry.gap',
  'industry.end',
  'industry.shared',
  'doubler.full',
  'supply.empty',
  'supply.exceeded',
  'place.full',
  'token.used',
  'token.not-won',
  'worker.not-won',
  'marker.not-won',
  'card.taken',
  'engineer.used',
  'engineer.not-yours',
  'reuse.not-allowed',
  'order.current-place',
  'order.both',
  'order.own-worker',
] as const
export type RuleId = (typeof ruleIds)[number]

/** Why something is not allowed: the rule, and what its sentence needs. */
export interface Refusal {
  readonly rule: RuleId
  readonly values: Readonly<Record<string, string | number>>
}

export const refuse = (rule: RuleId, values: Refusal['values'] = {}): Refusal => ({ rule, values })

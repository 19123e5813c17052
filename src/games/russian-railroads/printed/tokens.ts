import { anyColour, type PrintedEffect } from './effects'

/** The seven ? tokens that every player has. */
export const tokens = {
  'advance-4': [{ kind: 'advance', colours: anyColour, steps: 4 }],
  'industry-5': [{ kind: 'industry', steps: 5 }],
  'second-marker': [{ kind: 'second-marker' }],
  'doublers-3': [{ kind: 'doublers', count: 3 }],
  revaluation: [{ kind: 'passive' }],
  'kiev-medal': [{ kind: 'passive' }],
  card: [{ kind: 'card' }, { kind: 'end-bonus' }],
} as const satisfies Readonly<Record<string, readonly PrintedEffect[]>>

export type TokenId = keyof typeof tokens

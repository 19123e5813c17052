import type { Colour } from './lines'

/** The handful of things that spaces, engineers, factories, tokens and cards are made of. */
export type PrintedEffect =
  | { readonly kind: 'advance'; readonly colours: readonly Colour[]; readonly steps: number }
  | { readonly kind: 'industry'; readonly steps: number }
  | { readonly kind: 'build'; readonly what: readonly Build[] }
  | { readonly kind: 'doublers'; readonly count: number }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'roubles'; readonly count: number }
  | { readonly kind: 'reuse' }
  | { readonly kind: 'temp-workers' }
  | { readonly kind: 'hire' }
  | { readonly kind: 'order' }
  | { readonly kind: 'engineer-numbers' }
  | { readonly kind: 'best-locomotives'; readonly count: number }
  | { readonly kind: 'second-marker' }
  | { readonly kind: 'passive' }
  | { readonly kind: 'card' }
  | { readonly kind: 'end-bonus' }
  | { readonly kind: 'again' }
  | { readonly kind: 'letterless-engineer' }
  | { readonly kind: 'black-worker' }
  | { readonly kind: 'locomotive-nine' }

export type Build = 'locomotive' | 'factory'

export const anyColour: readonly Colour[] = ['black', 'gray', 'brown', 'natural', 'white']

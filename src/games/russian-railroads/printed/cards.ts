import type { PrintedEffect } from './effects'

/** The five open ? cards; each leaves the game once it has been used. */
export const questionCards = {
  'three-and-one-again': [
    { kind: 'doublers', count: 1 },
    { kind: 'industry', steps: 1 },
    { kind: 'advance', colours: ['black'], steps: 1 },
    { kind: 'again' },
  ],
  'engineer-and-rouble': [{ kind: 'letterless-engineer' }, { kind: 'roubles', count: 1 }],
  'factory-and-two-industry': [
    { kind: 'build', what: ['factory'] },
    { kind: 'industry', steps: 2 },
  ],
  'black-worker': [{ kind: 'black-worker' }],
  'locomotive-nine': [{ kind: 'locomotive-nine' }],
} as const satisfies Readonly<Record<string, readonly PrintedEffect[]>>
export type QuestionCardId = keyof typeof questionCards

/** The four Starting Bonus cards, all of which lie out whatever the number of players. */
export const startingBonusCards = {
  black: [{ kind: 'advance', colours: ['black'], steps: 1 }],
  industry: [{ kind: 'industry', steps: 1 }],
  doubler: [{ kind: 'doublers', count: 1 }],
  rouble: [{ kind: 'roubles', count: 1 }],
} as const satisfies Readonly<Record<string, readonly PrintedEffect[]>>
export type StartingBonusId = keyof typeof startingBonusCards

/** What an End Bonus card scores: a fixed sum, so much for each thing counted, or by steps. */
export interface EndBonusCard {
  readonly points?: number
  readonly each?: number
  readonly max?: number
  readonly steps?: readonly { readonly from: number; readonly points: number }[]
}

/** The ten End Bonus cards. Two leave unseen, so at most eight are ever taken. */
export const endBonusCards = {
  fifteen: { points: 15 },
  lines: { each: 10, max: 30 },
  factories: { each: 4, max: 20 },
  locomotives: { each: 1 },
  workers: { each: 10, max: 30 },
  'black-tracks': { each: 1 },
  tokens: { each: 7, max: 28 },
  doublers: {
    steps: [
      { from: 4, points: 20 },
      { from: 7, points: 30 },
    ],
  },
  'extra-engineer': { points: 0 },
  engineers: { each: 6 },
} as const satisfies Readonly<Record<string, EndBonusCard>>
export type EndBonusId = keyof typeof endBonusCards

export const endBonusCardsInPlay = 8
/** Points at once for whoever takes no End Bonus card. */
export const insteadOfEndBonus = 10

/** Engineer majority: the prize for most and for second most. */
export const majorityPrizes = [40, 20] as const

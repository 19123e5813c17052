import { anyColour, type PrintedEffect } from './effects'

/** The areas of the main board, in the order in which they are shown. */
export const spaceGroups = ['track', 'locomotive', 'industry', 'auxiliary', 'engineer', 'order'] as const
export type SpaceGroup = (typeof spaceGroups)[number]

export interface ActionSpace {
  readonly group: SpaceGroup
  readonly workers: number
  readonly roubles: number
  readonly effects: readonly PrintedEffect[]
}

const black = ['black'] as const
const gray = ['gray'] as const
const brown = ['brown'] as const
const natural = ['natural'] as const
const white = ['white'] as const

/** The action spaces of the main board; which of them a player count has is in `players.ts` and `copy.ts`. */
export const actionSpaces = {
  'track-any': {
    group: 'track',
    workers: 1,
    roubles: 1,
    effects: [{ kind: 'advance', colours: anyColour, steps: 2 }],
  },
  'track-black-1': { group: 'track', workers: 1, roubles: 0, effects: [{ kind: 'advance', colours: black, steps: 2 }] },
  'track-black-2': { group: 'track', workers: 2, roubles: 0, effects: [{ kind: 'advance', colours: black, steps: 3 }] },
  'track-gray-1': { group: 'track', workers: 1, roubles: 0, effects: [{ kind: 'advance', colours: gray, steps: 2 }] },
  'track-gray-2': { group: 'track', workers: 2, roubles: 0, effects: [{ kind: 'advance', colours: gray, steps: 3 }] },
  'track-brown-1': { group: 'track', workers: 1, roubles: 0, effects: [{ kind: 'advance', colours: brown, steps: 1 }] },
  'track-brown-2': { group: 'track', workers: 2, roubles: 0, effects: [{ kind: 'advance', colours: brown, steps: 2 }] },
  'track-natural-1': {
    group: 'track',
    workers: 1,
    roubles: 0,
    effects: [{ kind: 'advance', colours: natural, steps: 1 }],
  },
  'track-natural-2': {
    group: 'track',
    workers: 2,
    roubles: 0,
    effects: [{ kind: 'advance', colours: natural, steps: 2 }],
  },
  'track-white-1': { group: 'track', workers: 1, roubles: 0, effects: [{ kind: 'advance', colours: white, steps: 1 }] },
  'track-white-2': { group: 'track', workers: 2, roubles: 0, effects: [{ kind: 'advance', colours: white, steps: 2 }] },
  'track-basic': {
    group: 'track',
    workers: 1,
    roubles: 0,
    effects: [{ kind: 'advance', colours: ['black', 'gray'], steps: 1 }],
  },
  'loco-1': {
    group: 'locomotive',
    workers: 1,
    roubles: 0,
    effects: [{ kind: 'build', what: ['locomotive', 'factory'] }],
  },
  'loco-2': {
    group: 'locomotive',
    workers: 2,
    roubles: 0,
    effects: [{ kind: 'build', what: ['locomotive', 'factory'] }],
  },
  'loco-3': {
    group: 'locomotive',
    workers: 3,
    roubles: 0,
    effects: [
      { kind: 'build', what: ['locomotive'] },
      { kind: 'build', what: ['factory'] },
    ],
  },
  'industry-1': { group: 'industry', workers: 1, roubles: 0, effects: [{ kind: 'industry', steps: 1 }] },
  'industry-2': { group: 'industry', workers: 2, roubles: 0, effects: [{ kind: 'industry', steps: 2 }] },
  'industry-black': {
    group: 'industry',
    workers: 2,
    roubles: 0,
    effects: [
      { kind: 'industry', steps: 1 },
      { kind: 'advance', colours: black, steps: 1 },
    ],
  },
  doubler: { group: 'auxiliary', workers: 1, roubles: 0, effects: [{ kind: 'doublers', count: 1 }] },
  roubles: { group: 'auxiliary', workers: 1, roubles: 0, effects: [{ kind: 'roubles', count: 2 }] },
  'temp-workers': { group: 'auxiliary', workers: 1, roubles: 0, effects: [{ kind: 'temp-workers' }] },
  'engineer-left': { group: 'engineer', workers: 1, roubles: 0, effects: [] },
  'engineer-right': { group: 'engineer', workers: 1, roubles: 0, effects: [] },
  hire: { group: 'engineer', workers: 0, roubles: 1, effects: [{ kind: 'hire' }] },
  'order-1': { group: 'order', workers: 1, roubles: 0, effects: [{ kind: 'order' }] },
  'order-2': { group: 'order', workers: 1, roubles: 0, effects: [{ kind: 'order' }] },
  'last-round': { group: 'order', workers: 2, roubles: 0, effects: [{ kind: 'industry', steps: 3 }] },
} as const satisfies Readonly<Record<string, ActionSpace>>

export type BoardSpace = keyof typeof actionSpaces

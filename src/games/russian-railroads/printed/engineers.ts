import { anyColour, type PrintedEffect } from './effects'

export type Letter = 'A' | 'B' | 'none'

export interface Engineer {
  readonly number: number
  readonly letter: Letter
  readonly effects: readonly PrintedEffect[]
}

const black: PrintedEffect = { kind: 'advance', colours: ['black'], steps: 1 }
const gray: PrintedEffect = { kind: 'advance', colours: ['gray'], steps: 1 }
const brown: PrintedEffect = { kind: 'advance', colours: ['brown'], steps: 1 }
const any: PrintedEffect = { kind: 'advance', colours: anyColour, steps: 1 }
const industry: PrintedEffect = { kind: 'industry', steps: 1 }
const three: PrintedEffect = { kind: 'points', points: 3 }
const five: PrintedEffect = { kind: 'points', points: 5 }

/** The fifteen engineers by their action. Numbers and letters are defaults that a table may correct. */
export const engineers = {
  'two-any': { number: 1, letter: 'none', effects: [{ kind: 'advance', colours: anyColour, steps: 2 }] },
  'industry-3-points': { number: 2, letter: 'A', effects: [industry, three] },
  'black-gray': { number: 3, letter: 'B', effects: [black, gray] },
  'doubler-3-points': { number: 4, letter: 'A', effects: [{ kind: 'doublers', count: 1 }, three] },
  'any-3-points': { number: 5, letter: 'B', effects: [any, three] },
  'gray-5-points': { number: 6, letter: 'A', effects: [gray, five] },
  'black-3-points': { number: 7, letter: 'B', effects: [black, three] },
  'use-again': { number: 8, letter: 'A', effects: [{ kind: 'reuse' }] },
  'two-industry': { number: 9, letter: 'B', effects: [{ kind: 'industry', steps: 2 }] },
  'industry-and-black': { number: 10, letter: 'A', effects: [industry, black] },
  'any-black': { number: 11, letter: 'B', effects: [any, black] },
  build: { number: 12, letter: 'A', effects: [{ kind: 'build', what: ['locomotive', 'factory'] }] },
  'gray-brown': { number: 13, letter: 'B', effects: [gray, brown] },
  'two-black': { number: 14, letter: 'A', effects: [{ kind: 'advance', colours: ['black'], steps: 2 }] },
  'brown-5-points': { number: 15, letter: 'B', effects: [brown, five] },
} as const satisfies Readonly<Record<string, Engineer>>

export type EngineerId = keyof typeof engineers

/** The engineer that lies on its ? card. */
export const letterlessEngineer: EngineerId = 'two-any'

export const engineerCost = { workers: 1, roubles: 0 } as const

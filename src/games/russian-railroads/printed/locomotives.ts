import { anyColour, type PrintedEffect } from './effects'

/** Locomotive numbers, which are also the numbers of the factories on their backs. */
export const locomotiveNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export type LocomotiveNumber = (typeof locomotiveNumbers)[number]

/** The numbers that lie in piles; every player starts with a #1. */
export const pileNumbers = [2, 3, 4, 5, 6, 7, 8, 9] as const

/** Tiles of each number in the box. The fifth #9 has no factory on its back and lies on its ? card. */
export const tilesPerNumber = 4
export const tilesOfNine = 5
export const startingLocomotives = { 'trans-siberian': [1], 'st-petersburg': [], kiev: [] } as const

/** What an industry marker wins when it moves onto the factory. */
export const factories: Readonly<Record<LocomotiveNumber, PrintedEffect>> = {
  1: { kind: 'engineer-numbers' },
  2: { kind: 'build', what: ['locomotive', 'factory'] },
  3: { kind: 'reuse' },
  4: { kind: 'doublers', count: 2 },
  5: { kind: 'industry', steps: 1 },
  6: { kind: 'roubles', count: 1 },
  7: { kind: 'advance', colours: anyColour, steps: 2 },
  8: { kind: 'best-locomotives', count: 2 },
  9: { kind: 'end-bonus' },
}

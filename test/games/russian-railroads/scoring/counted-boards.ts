import { type Board, startBoard } from '../../../../src/games/russian-railroads/board/board'

/**
 * The red board of the rulebook: 20 points.
 * Trans-Siberian, reach 8: brown 4 (doubled) + 2 + 2, gray 4 × 1, black 0 = 12. Kiev, reach 2: stars 1 + 2. Industry: on the first factory, 5.
 */
export const red: Board = {
  ...startBoard,
  tracks: {
    'trans-siberian': { black: 9, gray: 7, brown: 3 },
    'st-petersburg': { black: 1 },
    kiev: { black: 3 },
  },
  locomotives: { 'trans-siberian': [6, 2], 'st-petersburg': [], kiev: [2] },
  doublers: 1,
  factories: [2],
  industry: [5],
}

/**
 * A late board on which everything counts: 159 points, revalued.
 * Trans-Siberian, reach 15: white 20 + 20, natural 12 + 6, brown 4 × 3, gray 4 × 1 = 74. St. Petersburg, reach 7: brown 2 × 3, gray 5 × 1,
 * doubled = 22. Kiev, reach 8: gray 5 × 1, stars 1 + 2 + 3 + 4 + 10, medal 20 = 45. Industry: 15 + 3 = 18.
 */
export const blue: Board = {
  ...startBoard,
  tracks: {
    'trans-siberian': { black: 15, gray: 12, brown: 8, natural: 4, white: 2 },
    'st-petersburg': { black: 9, gray: 7, brown: 2 },
    kiev: { black: 8, gray: 5 },
  },
  locomotives: { 'trans-siberian': [9, 6], 'st-petersburg': [7], kiev: [8] },
  doublers: 3,
  factories: [2, 3],
  industry: [8, 3],
  tokens: ['revaluation', 'kiev-medal', 'second-marker'],
}

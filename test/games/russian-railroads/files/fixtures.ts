type Fields = Record<string, unknown>

/** The red board of the rulebook's scoring example, as a file has it. */
export const red = {
  name: 'Red',
  color: 'red',
  tracks: {
    'trans-siberian': { black: 9, gray: 7, brown: 3 },
    'st-petersburg': { black: 1 },
    kiev: { black: 3 },
  },
  locomotives: { 'trans-siberian': [6, 2], 'st-petersburg': [], kiev: [2] },
  doublers: 1,
  factories: [2],
  industry: [5],
  tokens: [],
  engineers: [3, 8],
  extraWorkers: 0,
  blackWorker: false,
  endBonus: ['locomotives'],
  points: 87,
}

/** A board on which nothing lies yet. */
export const bare = {
  ...red,
  tracks: { 'trans-siberian': {}, 'st-petersburg': {}, kiev: {} },
  locomotives: { 'trans-siberian': [], 'st-petersburg': [], kiev: [] },
  doublers: 0,
  factories: [],
  industry: [0],
  engineers: [],
  endBonus: [],
  points: 0,
}

/** The same board with one ? won: black and a locomotive reach St. Petersburg 4. */
export const wonOneToken = {
  ...bare,
  tracks: { ...bare.tracks, 'st-petersburg': { black: 4 } },
  locomotives: { ...bare.locomotives, 'st-petersburg': [4] },
}

const seats = [
  { name: 'Anna', color: 'red' },
  { name: 'Boris', color: 'blue' },
  { name: 'Clara', color: 'green' },
  { name: 'Dimitri', color: 'yellow' },
]

/** A file of these players, each with a name and a colour of their own unless they bring them along. */
export const fileOf = (players: readonly Fields[], more: Fields = {}): Fields => ({
  format: 'railroads.position',
  version: 1,
  game: 'russian-railroads',
  players: players.map((player, seat) => ({ ...player, ...seats[seat] })),
  ...more,
})

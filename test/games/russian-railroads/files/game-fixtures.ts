type Fields = Record<string, unknown>

/** The set-up of a small game, as a file has it. */
export const setup = {
  players: [
    { id: 'p1', name: 'Anna', color: 'red' },
    { id: 'p2', name: 'Boris', color: 'blue' },
  ],
  order: [1, 0],
  way: 'track',
  engineers: ['industry-3-points', 'gray-5-points', 'two-black', 'black-gray', 'any-3-points', 'two-industry'],
}

/** Lines that the rules accept after this set-up. */
export const lines: readonly Fields[] = [
  { do: 'bonus', player: 0, card: 'rouble', at: 3 },
  { do: 'take', player: 1, space: 'roubles', pay: { own: 1 }, at: 20 },
  { do: 'undo', to: 1, at: 25 },
  { do: 'redo', at: 26 },
  { do: 'take', player: 0, space: 'track-black-2', pay: { own: 2 }, at: 40 },
  { do: 'advance', player: 0, of: 0, line: 'kiev', colour: 'black', at: 42 },
  {
    do: 'mend',
    from: 5,
    actions: [{ do: 'advance', player: 0, of: 0, line: 'trans-siberian', colour: 'black' }],
    at: 60,
  },
  { do: 'advance', player: 0, of: 0, line: 'trans-siberian', colour: 'black', at: 62 },
  { do: 'advance', player: 0, of: 0, line: 'kiev', colour: 'black', at: 63, auto: true },
]

/** A game file with these lines. */
export const gameOf = (actions: readonly unknown[], more: Fields = {}): Fields => ({
  format: 'railroads.game',
  version: 1,
  game: 'russian-railroads',
  id: 'g-1',
  rules: 1,
  startedAt: '2026-03-14T19:30:00Z',
  setup,
  actions,
  ...more,
})

/** One line of each action that a log can hold; whether the rules would accept it is another question. */
export const everyAction: readonly Fields[] = [
  { do: 'bonus', player: 0, card: 'black' },
  { do: 'take', player: 0, space: 'order-1', pay: { turquoise: 1 }, swap: 'own-two-any' },
  { do: 'pass', player: 1, forced: true },
  { do: 'advance', player: 0, of: 1, line: 'st-petersburg', colour: 'natural' },
  { do: 'industry', player: 0, of: 0, from: 14 },
  { do: 'doubler', player: 0, of: 2 },
  { do: 'locomotive', player: 0, of: 0, line: 'kiev' },
  { do: 'locomotive', player: 0, of: 0, line: 'kiev', replace: 3 },
  { do: 'factory', player: 0, of: 0, tile: 9, returned: true, gap: 5 },
  { do: 'move-on', player: 0, line: 'trans-siberian', replace: 1 },
  { do: 'turn-over', player: 0 },
  { do: 'token', player: 0, of: 0, token: 'kiev-medal' },
  { do: 'card', player: 0, of: 0, card: 'three-and-one-again' },
  { do: 'reuse', player: 0, of: 0, space: 'own-use-again', black: true },
  { do: 'end-bonus', player: 0, card: 'hidden' },
  { do: 'leave', player: 0 },
  { do: 'leave', player: 0, of: 0 },
  { do: 'score' },
  { do: 'reveal', player: 0, cards: ['lines', 'fifteen'] },
  { do: 'finish' },
  { do: 'points', player: 0, points: -4, reason: 'table', note: 'Bridge' },
  {
    do: 'set',
    player: 0,
    board: {
      tracks: { kiev: { black: 3, gray: 0 } },
      locomotives: { kiev: [4] },
      doublers: 8,
      factories: [2, 3],
      industry: [6, 0],
      tokens: ['second-marker'],
      engineers: ['build'],
      extraWorkers: 2,
      blackWorker: true,
      endBonus: ['hidden', 'lines'],
    },
    points: 40,
    roubles: 3,
  },
  {
    do: 'set-table',
    round: 3,
    order: [0, 1],
    turn: 1,
    passed: [0],
    placements: [{ seat: 0, space: 'loco-1', own: 1, black: 0, turquoise: 0, roubles: 0 }],
    engineers: [null, 'build'],
    returned: [1, 2],
    cards: ['black-worker'],
  },
  { do: 'copy', corrections: { kievStar8: 12, engineers: { build: { number: 16, letter: 'B' } } } },
  { do: 'withdraw', player: 1, ranked: false },
  { do: 'return', player: 1 },
  { do: 'stop', then: 'nothing' },
  { do: 'way', way: 'score' },
  { do: 'way', way: 'track', order: [1, 0], roubles: [1, 2], engineers: [null], returned: [], cards: [] },
]

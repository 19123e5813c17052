import type { SharedGame } from '../../src/exchange/shared-game'

/** A game of four as it is taken along: two share the victory, one is not ranked. */
export const shared: SharedGame = {
  id: 'game-7f3a',
  game: { id: 'russian-railroads', name: 'Russian Railroads', bgg: { id: 144733, highestWins: true, noPoints: false } },
  startedAt: Date.UTC(2026, 2, 14, 19, 30, 5),
  seconds: 2 * 3600 + 5 * 60 + 29,
  finished: true,
  players: [
    { id: 'id-anna', name: 'Anna', color: 'red', points: 81, place: 1 },
    { id: 'id-boris', name: 'Boris', color: 'blue', points: 42, place: 3 },
    { id: 'id-chloe', name: 'Chloé', color: 'green', points: 81, place: 1 },
    { id: 'id-dima', name: 'Dima', color: 'yellow', points: 90 },
  ],
  first: 2,
  note: 'Anna’s kitchen & a cat',
  sources: [{ name: 'Kiev' }, { name: 'Industry' }],
  moments: [
    {
      name: '0',
      standing: [0, 0, 0, 0],
      gains: [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    },
    {
      name: '1',
      standing: [81, 42, 81, 90],
      gains: [
        [80, 1],
        [42, 0],
        [85, -4],
        [0, 90],
      ],
    },
  ],
  file: '{"format":"stationmaster.game"}\n',
}

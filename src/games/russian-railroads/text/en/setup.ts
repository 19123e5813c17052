/** Setting up a game. */
export const setup = {
  players: 'Players',
  seats: 'In the order of their seats around the table.',
  name: 'Name',
  add: 'Add',
  again: (name: string) => `Another ${name}`,
  known: 'Played before',
  details: (name: string, color: string) => `${name}, ${color}: change`,
  color: 'Colour',
  toFront: 'Seat up',
  toBack: 'Seat down',
  remove: 'Remove',

  way: 'Way of use',
  ways: {
    track: { label: 'Track every move', hint: 'Turns, workers, roubles and engineers; rounds score themselves.' },
    score: { label: 'Score the rounds', hint: 'Set the boards before each scoring; the app does the sums.' },
  },

  order: 'Turn order',
  orderBy: { drawn: 'Drawn', dealt: 'As dealt' },
  tapInOrder: 'Tap the players in turn order, the first one first.',
  place: (name: string, place: number) => `${name}, place ${place}`,
  noPlace: (name: string) => `${name}, no place yet`,
  drawAgain: 'Draw again',
  drawOrderAgain: 'Draw the turn order again',
  drawEngineersAgain: 'Draw the engineers again',

  engineers: 'Engineers',
  engineersBy: { drawn: 'Drawn', dealt: 'As dealt', later: 'Later' },
  fromTheRight: 'From the right, as they lie beside the board.',
  engineerSpaces: {
    hire: 'Hiring space',
    'engineer-right': 'Right engineer',
    'engineer-left': 'Left engineer',
    waiting: 'Waiting',
  },
  lies: (space: string) => `lies on: ${space}`,
  tile: (space: string, number: number, letter: string, action: string) =>
    `${space}: number ${number}, letter ${letter}, ${action}`,
  noTile: (space: string, letter: string) => `${space}: choose a tile with the letter ${letter}`,
  chooseFor: (space: string, letter: string) => `${space}: a tile with the letter ${letter}`,
  otherLetter: (letter: string) => `Tiles that carry ${letter} here`,
  otherLetterHint: (letter: string) => `A tile chosen here is remembered with the letter ${letter}, as on this copy.`,
  number: 'Number on the tile',
  numberHint: 'A corrected number is remembered for this table.',

  more: 'More',
  house: 'House values',
  houseHint: 'As in the rules unless changed; a change is marked.',
  values: { rounds: 'Rounds', workers: 'Workers each', roubles: 'Roubles each' },
  changed: (usual: number) => `Rules: ${usual}`,
  points: 'Starting points',
  round: 'The table is in round',
  roundHint: 'From round 2 on, each board is set as it lies, once the table is up.',
  expansion: 'With an expansion',
  expansionHint: 'Then the rounds are scored, with free lines for points, and statistics keep the game apart.',
  where: 'Place',
  note: 'Note',

  start: 'Start',
  problems: {
    players: 'At least 2 players are needed.',
    typed: (name: string) => `“${name}” is typed but not added yet.`,
    order: (names: string) => `No place in the turn order yet: ${names}.`,
    engineers: (missing: number) =>
      missing === 1 ? 'One space has no engineer yet.' : `${missing} spaces have no engineer yet.`,
    noName: 'Type a name first.',
  },
}

export type SetupWords = typeof setup

import type { Reason } from '../../rules/state'

/** What numbers are for: the tree of points, and points at once. */
export const points = {
  labels: {
    round: 'Round',
    industry: 'Industry',
    end: 'Final scoring',
    cards: 'End Bonus cards',
    total: 'Total',
    line: (line: string) => line,
    space: (space: number, colour: string, doubled: boolean) => `${space}: ${colour}${doubled ? ', doubled' : ''}`,
    'line-doubled': 'The line counts double',
    star: (space: number) => `Star on ${space}`,
    medal: 'Kiev medal',
    marker: (position: number) => `Marker on ${position}`,
    card: (card: string, count: number | undefined) => (count === undefined ? card : `${card}: ${count}`),
    majority: (place: number, engineers: number, highest: number) =>
      `${place === 1 ? 'Most' : place === 2 ? 'Second most' : 'Fewer'} engineers: ${engineers}, the highest ${highest}`,
  },
  /** Why points were given at once. */
  reasons: {
    terminus: 'terminus',
    engineer: 'engineer',
    'factory-1': 'factory 1: engineer numbers',
    'factory-8': 'factory 8: two best locomotives',
    'end-bonus': 'instead of an End Bonus card',
    pass: 'passing',
    table: 'entered by hand',
  } satisfies Record<Reason, string>,
  atOnce: 'Points at once',
}

export type PointWords = typeof points

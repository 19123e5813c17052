import type { PointWords } from '../en/points'

export const points: PointWords = {
  labels: {
    round: 'Runde',
    industry: 'Industrie',
    end: 'Schlusswertung',
    cards: 'Spielendekarten',
    total: 'Summe',
    line: line => line,
    space: (space, colour, doubled) => `${space}: ${colour}${doubled ? ', verdoppelt' : ''}`,
    'line-doubled': 'Die Strecke zählt doppelt',
    star: space => `Stern auf ${space}`,
    medal: 'Kiev-Medaille',
    marker: position => `Marker auf ${position}`,
    card: (card, count) => (count === undefined ? card : `${card}: ${count}`),
    majority: (place, engineers, highest) =>
      `${place === 1 ? 'Die meisten' : place === 2 ? 'Die zweitmeisten' : 'Weniger'} Ingenieure: ${engineers}, höchste Nummer ${highest}`,
  },
  reasons: {
    terminus: 'Endbahnhof',
    engineer: 'Ingenieur',
    'factory-1': 'Fabrik 1: Ingenieurnummern',
    'factory-8': 'Fabrik 8: die zwei besten Loks',
    'end-bonus': 'anstelle einer Spielendekarte',
    pass: 'Passen',
    table: 'von Hand eingetragen',
  },
  atOnce: 'Punkte sofort',
}

import type { FinalWords } from '../en/final'
import { countOf, listOf } from '../said'
import { names } from './names'

const engineers = (count: number) => countOf(count, names.pieces.engineer)

export const final: FinalWords = {
  sources: {
    industry: 'Industrie',
    'at-once': 'Sofort',
    cards: 'Spielendekarten',
    majority: 'Ingenieurmehrheit',
    other: 'Von Hand eingetragen',
  },
  end: 'Ende',
  cards: {
    title: 'Spielendekarten',
    down: count => (count === 1 ? '1 Karte, verdeckt' : `${count} Karten, verdeckt`),
    none: 'keine Karte',
    turn: name => `Aufdecken: ${name}`,
    sum: (name, points) => `${name}: ${countOf(points, names.pieces.point)}`,
  },
  majority: {
    title: 'Ingenieurmehrheit',
    nobody: 'Niemand hat einen Ingenieur, also punktet niemand.',
    first: (name, count, points) => `${name} hat die meisten Ingenieure (${count}): ${points}.`,
    second: (name, count, points) => `${name} hat die zweitmeisten (${count}): ${points}.`,
    tie: (all, count, ahead, highest, behind) =>
      `${listOf(all, names.and)} haben je ${engineers(count)}; die höchste einzelne Nummer entscheidet: ${ahead} hat ${highest}, gegen ${listOf(behind.map(String), names.and)}.`,
    card: name => `Die Karte von ${name} zählt als weiterer Ingenieur, ohne Nummer.`,
    cardAlone: name => `Die Karte von ${name} bringt ohne Ingenieur nichts.`,
  },
  places: {
    title: 'Plätze',
    wins: name => `${name} gewinnt.`,
    share: all => `${listOf(all, names.and)} teilen sich den Sieg.`,
    unfinished: 'Ohne Schlusswertung beendet: keine Plätze und nicht in der Statistik.',
    left: name => `${name} ist früher gegangen.`,
    notRanked: name => `${name} ist früher gegangen und hat keinen Platz.`,
    time: duration => `Spielzeit: ${duration}.`,
    of: (place, name, points) => `Platz ${place}: ${name}, ${countOf(points, names.pieces.point)}`,
    without: (name, points) => `${name}, ${countOf(points, names.pieces.point)}, ohne Platz`,
    none: '–',
  },
  curve: 'Abstand zur Spitze, Runde für Runde',
  moment: 'Runde',
  bars: 'Woher die Punkte kamen',
  source: 'Quelle',
  total: 'Summe',
  share: 'Teilen',
  board: 'Das Tableau am Ende',
}

import { countOf, listOf } from '../said'
import { names } from './names'

const engineers = (count: number) => countOf(count, names.pieces.engineer)

/** The final: cards are turned over, the majority is decided, places, and where the points came from. */
export const final = {
  /** Where points come from, besides the lines. */
  sources: {
    industry: 'Industry',
    'at-once': 'At once',
    cards: 'End Bonus cards',
    majority: 'Engineer majority',
    other: 'Entered by hand',
  },
  /** Behind the last round, on the curve. */
  end: 'End',
  cards: {
    title: 'End Bonus cards',
    down: (count: number): string => (count === 1 ? '1 card, face down' : `${count} cards, face down`),
    none: 'no card',
    turn: (name: string) => `Turn over: ${name}`,
    sum: (name: string, points: number) => `${name}: ${countOf(points, names.pieces.point)}`,
  },
  majority: {
    title: 'Engineer majority',
    nobody: 'Nobody has an engineer, so nobody scores.',
    first: (name: string, count: number, points: number) => `${name} has most engineers (${count}): ${points}.`,
    second: (name: string, count: number, points: number) => `${name} has second most (${count}): ${points}.`,
    /** Why the first of those with equally many is ahead. */
    tie: (all: readonly string[], count: number, ahead: string, highest: number, behind: readonly number[]) =>
      `${listOf(all, names.and)} have ${engineers(count)} each; the single highest number decides: ${ahead} has ${highest}, against ${listOf(behind.map(String), names.and)}.`,
    card: (name: string) => `The card of ${name} counts as one more engineer, without a number.`,
    cardAlone: (name: string) => `The card of ${name} gives nothing without an engineer.`,
  },
  places: {
    title: 'Places',
    wins: (name: string) => `${name} wins.`,
    share: (all: readonly string[]) => `${listOf(all, names.and)} share the victory.`,
    unfinished: 'Ended without a final scoring: no places, and not in the statistics.',
    left: (name: string) => `${name} left early.`,
    notRanked: (name: string) => `${name} left early and is not ranked.`,
    time: (duration: string) => `Playing time: ${duration}.`,
    of: (place: number, name: string, points: number) =>
      `Place ${place}: ${name}, ${countOf(points, names.pieces.point)}`,
    without: (name: string, points: number) => `${name}, ${countOf(points, names.pieces.point)}, not ranked`,
    none: '–',
  },
  curve: 'Behind the leader, round by round',
  moment: 'Round',
  bars: 'Where the points came from',
  source: 'Source',
  total: 'Total',
  share: 'Share',
  board: 'The board at the end',
}

export type FinalWords = typeof final

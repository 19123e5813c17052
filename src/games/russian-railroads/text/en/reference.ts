import type { BoardSpace } from '../../printed/action-spaces'
import type { EndBonusId } from '../../printed/cards'
import type { Advantage } from '../../printed/special-spaces'
import type { TokenId } from '../../printed/tokens'
import { countOf } from '../said'
import { names } from './names'

/** What an End Bonus card scores. */
interface CardValues {
  readonly points: number
  readonly each: number
  readonly max: number
  readonly steps: readonly { readonly from: number; readonly points: number }[]
}

const advancements = (steps: number) => (steps === 1 ? 'advancement' : 'advancements')

/** Everything on the table explained. Numbers are handed in, so that they follow the table's copy. */
export const reference = {
  search: 'Search',
  found: (count: number): string => (count === 1 ? '1 found' : `${count} found`),
  corrected: 'corrected',
  correctedHint: 'Corrected: this copy differs from what is usually printed (Match your copy).',
  explain: 'Explain: tap anything',
  explainHint: 'A tap now explains and changes nothing.',
  explainDone: 'Done',
  spot: (line: string, space: number) => `${line} ${space}`,
  sections: {
    spaces: 'Action spaces',
    specials: 'Special spaces',
    tracks: 'Tracks',
    industry: 'Industry track',
    factories: 'Factories',
    engineers: 'Engineers',
    tokens: '? tokens',
    questionCards: '? cards',
    endBonusCards: 'End Bonus cards',
    startingBonusCards: 'Starting Bonus cards',
    pieces: 'Pieces and terms',
  },
  /** What things are made of; each continues "gives". */
  effects: {
    advance: (steps: number, colours: readonly string[]) => `${steps} ${colours.join(' or ')} ${advancements(steps)}`,
    advanceAny: (steps: number) => `${steps} ${advancements(steps)} of any colour`,
    industry: (steps: number) => `${steps} industry ${advancements(steps)}`,
    build: { locomotive: 'a locomotive', factory: 'a factory', either: 'a locomotive or a factory' },
    doublers: (count: number) => countOf(count, names.pieces.doubler),
    points: (points: number) => countOf(points, names.pieces.point),
    roubles: (count: number) => countOf(count, names.pieces.roubles),
    reuse: 'a one-worker space that was used in this round with a single piece, once more',
    tempWorkers: (count: number) => `the ${count} temporary workers for this round`,
    hire: 'the engineer on the hiring space',
    order: 'a place in the turn order of the next round',
    engineerNumbers: 'points: the sum of the numbers of the own engineers',
    bestLocomotives: (count: number) => `points: the sum of the ${count} highest own locomotives`,
    secondMarker: 'the second industry marker, on 0',
    card: 'one of the open ? cards (if wanted)',
    endBonus: (points: number) => `an End Bonus card, or ${countOf(points, names.pieces.point)}`,
    again: 'one of these once more (if wanted)',
    letterlessEngineer: 'the engineer without a letter',
    blackWorker: 'the black worker for the rest of the game',
    locomotiveNine: (number: number) => `the locomotive ${number}, placed at once`,
  },
  gives: (effects: string) => `Gives ${effects}.`,
  cost: (workers: number, roubles: number) => {
    const parts = [
      ...(workers > 0 ? [countOf(workers, names.pieces.worker)] : []),
      ...(roubles > 0 ? [countOf(roubles, names.pieces.roubles)] : []),
    ]
    return `Costs ${parts.join(' and ')}.`
  },
  notForTwo: 'Not with 2 players.',
  spaces: {
    'track-any': 'A worker never stands for the rouble, but a second rouble stands for the worker.',
    'track-basic': 'It is never occupied and can be used any number of times.',
    'loco-3': 'Both, in either order.',
    'temp-workers': 'They go back at the end of the round, used or not.',
    'engineer-left': 'Gives the action of the engineer that lies there.',
    'engineer-right': 'Gives the action of the engineer that lies there.',
    hire: 'A rouble only, no worker. The engineer is an own action space from the next turn on, once per round.',
    'order-1':
      'It takes an own worker, which acts once more at the end of the round. With 3 or 4 players not for whoever has the place now.',
    'order-2':
      'It takes an own worker, which acts once more at the end of the round. With 3 or 4 players not for whoever has the place now.',
    'last-round': 'Lies only in the last round, over the turn order spaces, and is used once.',
  } satisfies Partial<Record<BoardSpace, string>>,
  specials: {
    condition: (colour: string, locomotive: boolean) =>
      locomotive ? `Once ${colour} and a locomotive reach it` : `Once ${colour} reaches it`,
    gives: {
      worker: () => 'one more own worker for the rest of the game, at once',
      token: () => 'a ? token, at once',
      terminus: (value: number) => `${countOf(value, names.pieces.point)} for the terminus, at once`,
      'white-steps': (value: number) => `up to ${value} white advancements, at once`,
    } satisfies Record<Advantage, (value: number) => string>,
    unlock: (colour: string, lines: string) => `${colour} on ${lines}, at once`,
    doubled: 'every scored space of the line counts double, at every scoring',
    star: (points: number) => `${countOf(points, names.pieces.point)} at every scoring, together with the other stars`,
    medal: (points: number) => `${countOf(points, names.pieces.point)} at every scoring, if the Kiev medal lies there`,
    sentence: (condition: string, gives: readonly string[]) => `${condition}: ${gives.join('; ')}.`,
  },
  track: {
    title: (colour: string) => `${colour} track`,
    value: (value: number, revalued: number) =>
      value === revalued
        ? `Each covered space within reach scores ${value}.`
        : `Each covered space within reach scores ${value}, with the revaluation token ${revalued}.`,
    covers: 'A track covers the space it stands on and the empty ones behind it.',
    unlocked: (space: number) => `It comes when black reaches Trans-Siberian ${space}.`,
  },
  industry: {
    title: 'Industry track',
    text: (points: string, gaps: string, token: number) =>
      `A marker scores the points of its position or the nearest behind it: ${points}. Positions ${gaps} are gaps that only a factory lets it pass. The first marker to reach position ${token} wins a ? token.`,
  },
  factory: (effects: string) => `A marker that moves onto it wins ${effects}.`,
  engineer: (effects: string, several: boolean) => `Gives ${effects}${several ? ', in any order' : ''}.`,
  engineerTitle: (number: number, name: string) => `Engineer ${number}: ${name}`,
  letter: { A: 'Letter A.', B: 'Letter B.', none: 'Without a letter: it comes with a ? card.' },
  tokens: {
    'advance-4': 'Each step is optional.',
    'industry-5': 'Each step is optional.',
    'second-marker': 'Both markers score.',
    'doublers-3': 'As many as there are places and doublers.',
    revaluation: 'Brown, natural and white spaces score more from now on.',
    'kiev-medal': 'The medal goes onto Kiev 5 and scores once gray and a locomotive reach it.',
    card: 'The ? card leaves the game afterwards.',
  } satisfies Record<TokenId, string>,
  questionCard: (effects: string) => `Only if possible in full: gives ${effects}.`,
  endBonusCards: {
    fifteen: v => `${v.points} points.`,
    lines: v => `${v.each} points for each line whose black track stands on its last space, at most ${v.max}.`,
    factories: v => `${v.each} points for each factory, at most ${v.max}.`,
    locomotives: () => 'The sum of the numbers of the own locomotives.',
    workers: v => `${v.each} points for each extra worker, the black one included, at most ${v.max}.`,
    'black-tracks': () => 'The sum of the spaces on which the three black tracks stand.',
    tokens: v => `${v.each} points for each ? token placed, at most ${v.max}.`,
    doublers: v => `${v.steps.map(({ from, points }) => `${points} points from ${from} doublers on`).join(', ')}.`,
    'extra-engineer': () => 'Counts as one more engineer for the majority; it has no number and scores nothing itself.',
    engineers: v => `${v.each} points for each engineer.`,
  } satisfies Record<EndBonusId, (values: CardValues) => string>,
  startingBonusCard: (effects: string) => `Gives ${effects} before the first round; the card is then gone.`,
  pieces: {
    locomotive: {
      title: 'Locomotive',
      text: 'Its number is its reach: so many spaces of the line are scored. On Trans-Siberian two numbers add up. A higher one takes the place of a lower, which moves on.',
    },
    factory: {
      title: 'Factory',
      text: 'The back of a locomotive tile. Factories fill the gaps of the industry track from the left; only when all are filled one is replaced.',
    },
    uncovered: {
      title: 'Uncovered space',
      text: 'It lies ahead of the black track, belongs to nobody and scores nothing.',
    },
    doubler: {
      title: 'Doubler',
      text: 'Lies above a space of Trans-Siberian, from the left, and doubles what the space scores.',
    },
    'black-worker': {
      title: 'Black worker',
      text: 'Counts as a worker. On a space that allows a black advancement it gives one more, on any line.',
    },
    turquoise: { title: 'Temporary worker', text: 'Counts as a worker for this round.' },
    roubles: { title: 'Rouble', text: 'Pays for a worker; a worker never pays for a rouble. Roubles are kept.' },
    engineer: {
      title: 'Engineer majority',
      text: (first: number, second: number) =>
        `At the end ${countOf(first, names.pieces.point)} for most engineers, ${second} for second most. The higher single number breaks a tie.`,
    },
    pass: {
      title: 'Passing',
      text: (points: string) => `Points at once by place in the turn order: ${points}.`,
    },
    'end-bonus': {
      title: 'End Bonus card',
      text: (count: number) =>
        `Two of the ten leave the game unseen, so at most ${count} are taken. It lies face down until the end.`,
    },
  },
}

export type ReferenceWords = typeof reference

import type { EndBonusId } from '../../printed/cards'
import type { EngineerId } from '../../printed/engineers'
import type { LocomotiveNumber } from '../../printed/locomotives'
import type { TokenId } from '../../printed/tokens'

/** A player board: what is written on it, and what a screen reader says of it. */
export const board = {
  industry: 'Industry',
  beside: 'Beside the board',
  reach: (reach: number) => `reach ${reach}`,
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  waits: 'waiting:',
  /** What a marker wins on a factory, in as few signs as there is room for. */
  factories: {
    1: 'Σ #',
    2: 'build',
    3: 'again',
    4: '2 × 2',
    5: '1 ind.',
    6: '1 ₽',
    7: '2 any',
    8: 'Σ loco',
    9: 'card',
  } satisfies Record<LocomotiveNumber, string>,
  engineers: {
    'two-any': '2 any',
    'industry-3-points': 'ind. +3',
    'black-gray': 'K G',
    'doubler-3-points': '×2 +3',
    'any-3-points': 'any +3',
    'gray-5-points': 'G +5',
    'black-3-points': 'K +3',
    'use-again': 'again',
    'two-industry': '2 ind.',
    'industry-and-black': 'ind. K',
    'any-black': 'any K',
    build: 'build',
    'gray-brown': 'G B',
    'two-black': '2 K',
    'brown-5-points': 'B +5',
  } satisfies Record<EngineerId, string>,
  tokens: {
    'advance-4': '4 any',
    'industry-5': '5 ind.',
    'second-marker': 'marker',
    'doublers-3': '3 × 2',
    revaluation: 'reval.',
    'kiev-medal': 'medal',
    card: 'card',
  } satisfies Record<TokenId, string>,
  cards: {
    fifteen: '15',
    lines: 'lines',
    factories: 'fact.',
    locomotives: 'loco',
    workers: 'work.',
    'black-tracks': 'black',
    tokens: '?',
    doublers: '×2',
    'extra-engineer': '+1 #',
    engineers: '#',
  } satisfies Record<EndBonusId, string>,
  hiddenCard: 'End Bonus card, face down',
  card: (name: string) => `End Bonus card: ${name}`,
  token: (name: string) => `? token: ${name}`,
  engineer: (number: number, name: string) => `Engineer ${number}: ${name}`,
  workers: (own: number, black: boolean) =>
    [
      ...(own > 0 ? [own === 1 ? '1 extra worker' : `${own} extra workers`] : []),
      ...(black ? ['the black worker'] : []),
    ].join(', '),
  nothingBeside: 'No engineers, tokens or cards yet',
  /** "Kiev, black on 3, next space 4 free; gray on 1, next space 2 free; locomotive 4, reach 4" */
  describe: {
    line: (name: string, facts: readonly string[]) => `${name}, ${facts.join('; ')}`,
    track: (colour: string, space: number) => `${colour} on ${space}`,
    free: (track: string, next: number) => `${track}, next space ${next} free`,
    blocked: (track: string, next: number) => `${track}, next space ${next} not free`,
    terminus: (track: string) => `${track}, the terminus`,
    waits: (colour: string) => `${colour} waits beside the line`,
    noLocomotive: 'no locomotive, reach 0',
    locomotives: (numbers: readonly number[], reach: number) =>
      `${numbers.length === 1 ? 'locomotive' : 'locomotives'} ${numbers.join(' and ')}, reach ${reach}`,
    doublers: (count: number) => (count === 1 ? 'a doubler on 1' : `doublers on 1 to ${count}`),
    marker: (position: number) => `marker on ${position}`,
    markerFree: (marker: string, next: number) => `${marker}, next position ${next} free`,
    markerStops: (marker: string) => `${marker}, no way on`,
    factory: (number: number, position: number) => `factory ${number} on ${position}`,
  },
}

export type BoardWords = typeof board

import type { BoardSpace, SpaceGroup } from '../../printed/action-spaces'
import type { EndBonusId, QuestionCardId, StartingBonusId } from '../../printed/cards'
import type { UncertainSpace } from '../../printed/copy'
import type { EngineerId } from '../../printed/engineers'
import type { Colour, Line } from '../../printed/lines'
import type { LocomotiveNumber } from '../../printed/locomotives'
import type { PlayerColor } from '../../printed/players'
import type { TokenId } from '../../printed/tokens'
import type { Pieces } from '../../rules/state'

/** What every thing of the game is called. */
export const names = {
  lines: { 'trans-siberian': 'Trans-Siberian', 'st-petersburg': 'St. Petersburg', kiev: 'Kiev' } satisfies Record<
    Line,
    string
  >,
  lineMarks: { 'trans-siberian': 'TS', 'st-petersburg': 'SP', kiev: 'KV' } satisfies Record<Line, string>,
  industryTrack: 'industry track',
  colours: { black: 'black', gray: 'gray', brown: 'brown', natural: 'natural', white: 'white' } satisfies Record<
    Colour,
    string
  >,
  /** One letter on a piece; no two are alike. */
  colourMarks: { black: 'K', gray: 'G', brown: 'B', natural: 'N', white: 'W' } satisfies Record<Colour, string>,
  players: { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow' } satisfies Record<PlayerColor, string>,
  groups: {
    track: 'Tracks',
    locomotive: 'Locomotives',
    industry: 'Industry',
    auxiliary: 'Supplies',
    engineer: 'Engineers',
    order: 'Turn order',
  } satisfies Record<SpaceGroup, string>,
  /** Short: what it gives. Long: with what it takes. */
  spaces: {
    'track-any': { short: '2 any', long: '2 any, for 1 worker and 1 rouble' },
    'track-black-1': { short: '2 black', long: '2 black, for 1 worker' },
    'track-black-2': { short: '3 black', long: '3 black, for 2 workers' },
    'track-gray-1': { short: '2 gray', long: '2 gray, for 1 worker' },
    'track-gray-2': { short: '3 gray', long: '3 gray, for 2 workers' },
    'track-brown-1': { short: '1 brown', long: '1 brown, for 1 worker' },
    'track-brown-2': { short: '2 brown', long: '2 brown, for 2 workers' },
    'track-natural-1': { short: '1 natural', long: '1 natural, for 1 worker' },
    'track-natural-2': { short: '2 natural', long: '2 natural, for 2 workers' },
    'track-white-1': { short: '1 white', long: '1 white, for 1 worker' },
    'track-white-2': { short: '2 white', long: '2 white, for 2 workers' },
    'track-basic': { short: '1 black or gray', long: '1 black or gray, for 1 worker, never occupied' },
    'loco-1': { short: 'Locomotive or factory', long: 'Locomotive or factory, for 1 worker' },
    'loco-2': { short: 'Locomotive or factory', long: 'Locomotive or factory, for 2 workers' },
    'loco-3': { short: 'Locomotive and factory', long: 'Locomotive and factory, for 3 workers' },
    'industry-1': { short: '1 industry', long: '1 industry, for 1 worker' },
    'industry-2': { short: '2 industry', long: '2 industry, for 2 workers' },
    'industry-black': { short: '1 industry + 1 black', long: '1 industry and 1 black, for 2 workers' },
    doubler: { short: 'Doubler', long: 'A doubler, for 1 worker' },
    roubles: { short: '2 roubles', long: '2 roubles, for 1 worker' },
    'temp-workers': { short: 'Temporary workers', long: 'The 2 temporary workers, for 1 worker' },
    'engineer-left': { short: 'Left engineer', long: 'The left engineer, for 1 worker' },
    'engineer-right': { short: 'Right engineer', long: 'The right engineer, for 1 worker' },
    hire: { short: 'Hire', long: 'Hire the engineer, for 1 rouble' },
    'order-1': { short: 'First place', long: 'First place in the next round, for 1 worker' },
    'order-2': { short: 'Second place', long: 'Second place in the next round, for 1 worker' },
    'last-round': { short: 'Last round', long: 'The space of the last round' },
  } satisfies Record<BoardSpace, { short: string; long: string }>,
  /** The space that an engineer beside a player board is. */
  ownEngineer: (engineer: string) => `own engineer “${engineer}”`,
  /** Spaces of the 2-player side that differ between copies. */
  twoPlayerSpaces: {
    'loco-2': 'Locomotive or factory for 2 workers',
    'temp-workers': 'Temporary workers',
    'engineer-left': 'Second public engineer',
    'order-2': 'Second place in the turn order',
  } satisfies Record<UncertainSpace, string>,
  engineers: {
    'two-any': '2 any',
    'industry-3-points': 'industry + 3 points',
    'black-gray': 'black + gray',
    'doubler-3-points': 'doubler + 3 points',
    'any-3-points': 'any + 3 points',
    'gray-5-points': 'gray + 5 points',
    'black-3-points': 'black + 3 points',
    'use-again': 'use again',
    'two-industry': '2 industry',
    'industry-and-black': 'industry + black',
    'any-black': 'any + black',
    build: 'locomotive or factory',
    'gray-brown': 'gray + brown',
    'two-black': '2 black',
    'brown-5-points': 'brown + 5 points',
  } satisfies Record<EngineerId, string>,
  tokens: {
    'advance-4': '4 advancements',
    'industry-5': '5 industry',
    'second-marker': 'second marker',
    'doublers-3': '3 doublers',
    revaluation: 'revaluation token',
    'kiev-medal': 'Kiev medal',
    card: '? card',
  } satisfies Record<TokenId, string>,
  questionCards: {
    'three-and-one-again': 'doubler, industry, black, one again',
    'engineer-and-rouble': 'engineer and rouble',
    'factory-and-two-industry': 'factory and 2 industry',
    'black-worker': 'black worker',
    'locomotive-nine': 'locomotive 9',
  } satisfies Record<QuestionCardId, string>,
  endBonusCards: {
    fifteen: '15 points',
    lines: 'finished lines',
    factories: 'factories',
    locomotives: 'locomotives',
    workers: 'extra workers',
    'black-tracks': 'black tracks',
    tokens: '? tokens',
    doublers: 'doublers',
    'extra-engineer': 'one more engineer',
    engineers: 'engineers',
  } satisfies Record<EndBonusId, string>,
  startingBonusCards: {
    black: '1 black',
    industry: '1 industry',
    doubler: '1 doubler',
    rouble: '1 rouble',
  } satisfies Record<StartingBonusId, string>,
  /** By what the factory does. */
  factories: {
    1: 'engineer numbers',
    2: 'locomotive or factory',
    3: 'use again',
    4: '2 doublers',
    5: '1 industry',
    6: '1 rouble',
    7: '2 any',
    8: 'two best locomotives',
    9: 'End Bonus card',
  } satisfies Record<LocomotiveNumber, string>,
  /** Things of which there are several, as they follow a number. */
  pieces: {
    own: { one: 'own worker', many: 'own workers' },
    black: { one: 'black worker', many: 'black workers' },
    turquoise: { one: 'temporary worker', many: 'temporary workers' },
    roubles: { one: 'rouble', many: 'roubles' },
    worker: { one: 'worker', many: 'workers' },
    'black-worker': { one: 'black worker', many: 'black workers' },
    doubler: { one: 'doubler', many: 'doublers' },
    locomotive: { one: 'locomotive', many: 'locomotives' },
    factory: { one: 'factory', many: 'factories' },
    engineer: { one: 'engineer', many: 'engineers' },
    token: { one: '? token', many: '? tokens' },
    'end-bonus': { one: 'End Bonus card', many: 'End Bonus cards' },
    marker: { one: 'industry marker', many: 'industry markers' },
    point: { one: 'point', many: 'points' },
  } satisfies Record<keyof Pieces, Piece> & Record<string, Piece>,
  locomotive: (number: string) => `locomotive ${number}`,
  factory: (number: string) => `factory ${number}`,
  engineer: (number: string) => `engineer ${number}`,
  and: (first: string, last: string) => `${first} and ${last}`,
  or: (first: string, last: string) => `${first} or ${last}`,
}

interface Piece {
  one: string
  many: string
}

export type Names = typeof names

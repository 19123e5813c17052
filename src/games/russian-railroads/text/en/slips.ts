import type { SlipId } from '../../scoring/slips'
import type { SlipWords } from '../slip'

const range = (from: number, to: number): string =>
  to === from ? `${from}` : to === from + 1 ? `${from} and ${to}` : `${from} to ${to}`

/** "We counted …": the slips that explain a count, and what would score more. */
export const slips = {
  explains: (counted: number, slips: string) => `${counted} comes out with ${slips}.`,
  none: 'No usual slip explains the difference.',
  and: (first: string, second: string) => `${first}, and ${second}`,
  of: {
    'doublers-forgotten': ({ from, to, all }) =>
      all ? 'all doublers forgotten' : `the ${from === to ? 'doubler' : 'doublers'} on ${range(from, to)} forgotten`,
    'doubler-too-many': ({ space }) => `a doubler counted on ${space}, where none lies`,
    'line-not-doubled': () => 'St. Petersburg not doubled',
    'line-doubled': () => 'St. Petersburg doubled too early',
    'old-values': () => 'the old track values, without the revaluation',
    'new-values': () => 'revalued tracks, without the token',
    'beyond-locomotive': ({ line, from, to }) => `${line} ${range(from, to)} counted, where no locomotive reaches`,
    'reach-short': ({ line, reach }) => `${line} counted only up to ${reach}`,
    'reach-long': ({ line, reach }) => `${line} counted up to ${reach}, one too far`,
    'one-locomotive': ({ number }) => `only locomotive ${number} counted on Trans-Siberian`,
    'track-behind': () => 'empty spaces counted for the track behind them',
    'source-forgotten': ({ line }) => `${line} forgotten`,
    'stars-forgotten': () => 'the stars of Kiev forgotten',
    'star-forgotten': ({ space }) => `the star on Kiev ${space} forgotten`,
    'highest-star-only': ({ space }) => `only the star on Kiev ${space} counted, not those before it`,
    'medal-forgotten': () => 'the Kiev medal forgotten',
    'medal-counted': () => 'the Kiev medal counted too early',
    'marker-forgotten': () => 'the second industry marker forgotten',
    'industry-space': ({ points, right }) => `${points} read on the industry track instead of ${right}`,
    'at-once-twice': ({ points }) => `${pointsAtOnce(points)} counted twice`,
    'at-once-forgotten': ({ points }) => `${pointsAtOnce(points)} not counted`,
    'ten-off': ({ points }): string => (points > 0 ? 'a ten too many in the sum' : 'a ten too few in the sum'),
    'digits-swapped': () => 'two digits swapped',
  } satisfies Record<SlipId, SlipWords>,
  /** The next best thing. */
  gains: {
    reach: (line: string, reach: number, points: number) => `Reach ${reach} on ${line} would score ${points} more.`,
    doubler: (space: number, points: number) => `A doubler on ${space} would score ${points} more.`,
    step: (colour: string, line: string, space: number, points: number) =>
      `A step of ${colour} to ${line} ${space} would score ${points} more.`,
    industry: (points: number) => `A step on the industry track would score ${points} more.`,
  },
}

function pointsAtOnce(points: number): string {
  return `the ${points === 1 ? 'point' : `${points} points`} at once`
}

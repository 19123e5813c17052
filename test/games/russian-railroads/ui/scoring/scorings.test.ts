import { describe, expect, test } from 'vitest'
import { decidedIn, wonAtOnce } from '../../../../../src/games/russian-railroads/ui/scoring/agreements'
import { scoringOf, scoringsOf } from '../../../../../src/games/russian-railroads/ui/scoring/scorings'
import { boardWith, kv } from '../../game'
import { beforeScoring, logOf, onlyScoring, red } from './fixtures'

const score = { do: 'score' } as const
const changed = { do: 'set', player: 0, board: { locomotives: { [kv]: [3] } } } as const

describe('a scoring is read from the log', () => {
  test('with the board as it was scored, whatever lies there later', () => {
    const scoring = onlyScoring(logOf(beforeScoring(), [score, changed]))
    expect(scoringOf(scoring, 0).board).toEqual(boardWith(red))
  })

  test('with the total as it was then: points before, and the round', () => {
    const scoring = onlyScoring(
      logOf(beforeScoring({ points: [60, 0] }), [score, { do: 'points', player: 0, points: 5, reason: 'engineer' }]),
    )
    expect(scoringOf(scoring, 0).total).toBe(80)
  })

  test('with the points at once of its own round and player only', () => {
    const [, second] = scoringsOf(
      logOf(beforeScoring(), [
        { do: 'points', player: 0, points: 10, reason: 'terminus' },
        score,
        { do: 'points', player: 0, points: 3, reason: 'engineer' },
        { do: 'points', player: 1, points: 5, reason: 'engineer' },
        score,
      ]),
    )
    expect(second && scoringOf(second, 0).atOnce.map(({ points }) => points)).toEqual([3])
  })

  test('each round is one, in order', () => {
    const rounds = scoringsOf(logOf(beforeScoring(), [score, changed, score])).map(({ scored }) => scored.round)
    expect(rounds).toEqual([1, 2])
  })
})

describe('a scoring is the last thing that happened', () => {
  test('until somebody does something', () => {
    expect(onlyScoring(logOf(beforeScoring(), [score])).isLast).toBe(true)
    expect(onlyScoring(logOf(beforeScoring(), [score, changed])).isLast).toBe(false)
  })

  test('also when it happened by itself behind the last tap', () => {
    const byItself = { ...score, auto: true }
    expect(onlyScoring(logOf(beforeScoring(), [changed, byItself])).isLast).toBe(true)
  })
})

test.each(['as counted at the table', 'wie am Tisch gezählt'])(
  'a difference that the table decided ("%s") is told from points it won',
  note => {
    const scoring = onlyScoring(
      logOf(beforeScoring(), [
        { do: 'points', player: 0, points: 3, reason: 'table', note: 'a bet' },
        { do: 'points', player: 0, points: -4, reason: 'table', note },
        score,
      ]),
    )
    expect(decidedIn(scoringOf(scoring, 0))).toBe(-4)
    expect(wonAtOnce(scoringOf(scoring, 0))).toBe(3)
  },
)

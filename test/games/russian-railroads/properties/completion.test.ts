import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playerCounts } from '../../../../src/games/russian-railroads/printed/players'
import type { TurnMove, TurnWord } from '../../../../src/games/russian-railroads/rules/actions'
import { apply } from '../../../../src/games/russian-railroads/rules/apply'
import { canComplete, hasDuty } from '../../../../src/games/russian-railroads/rules/completion'
import { performTurnMove, refuseTurnMove, turnMoves } from '../../../../src/games/russian-railroads/rules/moves'
import { drawSetup, playRandomGame, seededRandom } from '../../../../src/games/russian-railroads/rules/random-game'
import { start } from '../../../../src/games/russian-railroads/rules/setup'
import type { State } from '../../../../src/games/russian-railroads/rules/state'
import { seed, sized } from '../../../size'
import { type PickName, picks } from './picks'

const games = sized(30, 1_000)
const cap = 4_000
const words = Object.keys(turnMoves) as TurnWord[]

const steps = (state: State): TurnMove[] =>
  words
    .flatMap((word): readonly TurnMove[] => turnMoves[word].candidates(state))
    .filter(move => !refuseTurnMove(state, move))

/** Everything there is, without any thought; undefined where that is too much. */
function tryEverything(state: State): boolean | undefined {
  const seen = new Set<string>()
  const waiting = [state]
  for (const at of waiting) {
    if (!hasDuty(at)) return true
    if (waiting.length > cap) return undefined
    for (const move of steps(at)) {
      const next = performTurnMove(at, move)
      const key = JSON.stringify(next)
      if (!seen.has(key)) waiting.push(next)
      seen.add(key)
    }
  }
  return false
}

const answers = { yes: 0, no: 0 }

function compare(from: number, players: 2 | 3 | 4, pick: PickName): void {
  const random = seededRandom(from)
  const asking = seededRandom(from + 1)
  const setup = drawSetup(players, random)
  let state = start(setup)
  for (const action of playRandomGame(setup, random, picks[pick])) {
    if (asking() < 0.03)
      for (const move of steps(state)) {
        const next = performTurnMove(state, move)
        const answer = hasDuty(next) && asking() < 0.3 ? tryEverything(next) : undefined
        if (answer === undefined) continue
        answers[answer ? 'yes' : 'no']++
        if (canComplete(next) !== answer) throw new Error(`${JSON.stringify(move)} can ${answer ? '' : 'not '}be done`)
      }
    const outcome = apply(state, action)
    if (outcome.ok) state = outcome.state
  }
}

test(`${games} games: whether an action can be done in full is found as if everything had been tried`, () => {
  const names = Object.keys(picks) as PickName[]
  fc.assert(fc.property(fc.nat(), fc.constantFrom(...playerCounts), fc.constantFrom(...names), compare), {
    numRuns: games,
    seed,
    endOnFailure: true,
  })
  expect(answers.yes).toBeGreaterThan(games)
  expect(answers.no).toBeGreaterThan(games)
}, 3_600_000)

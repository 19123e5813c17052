import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playerCounts } from '../../../../src/games/russian-railroads/printed/players'
import type { Action } from '../../../../src/games/russian-railroads/rules/actions'
import { apply } from '../../../../src/games/russian-railroads/rules/apply'
import { choices } from '../../../../src/games/russian-railroads/rules/choices'
import { drawSetup, pickByKind, seededRandom } from '../../../../src/games/russian-railroads/rules/random-game'
import { type Random, start } from '../../../../src/games/russian-railroads/rules/setup'
import type { State } from '../../../../src/games/russian-railroads/rules/state'
import { seed, sized } from '../../../size'
import { deepFreeze } from '../game'
import { attempt, typeSomething } from './attempts'

const games = sized(60, 3_000)

/** The table decides as it likes: whatever it forces, sets, ends or begins. */
function decide(state: State, random: Random): Action {
  const below = (bound: number) => Math.floor(random() * bound)
  const player = below(state.players.length)
  const all: (() => Action)[] = [
    () => ({ ...attempt(state, random), player, forced: true }),
    () => ({ ...attempt(state, random), forced: true }),
    () => ({ ...typeSomething(state, random), forced: true }),
    () => ({ do: 'set', player, points: below(300), roubles: below(5) }),
    () => ({ do: 'set-table', turn: player }),
    () => ({ do: 'set-table', passed: state.order.filter(() => random() < 0.5) }),
    () => ({ do: 'set-table', order: state.order.toReversed() }),
    () => ({ do: 'set-table', returned: [1, 2, 3], cards: [] }),
    () => ({ do: 'points', player, points: 3, reason: 'engineer' }),
    () => ({ do: 'withdraw', player, ranked: random() < 0.5 }),
    () => ({ do: 'return', player }),
    () => ({ do: 'way', way: 'score' }),
    () => ({
      do: 'way',
      way: 'track',
      order: state.order,
      roubles: state.players.map(() => 1),
      engineers: state.engineers,
      returned: [],
      cards: state.cards,
    }),
    () => (random() < 0.2 ? { do: 'score', forced: true } : { do: 'copy', corrections: { kievStar8: 8 } }),
  ]
  return (all[below(all.length)] ?? (() => ({ do: 'score' })))()
}

function playOn(from: number, players: 2 | 3 | 4): void {
  const random = seededRandom(from)
  let state = deepFreeze(start(drawSetup(players, random)))
  for (let step = 0; state.phase !== 'over'; step++) {
    if (step > 5_000) throw new Error(`no end in sight: ${state.phase}, round ${state.round}`)
    const isDecided = step < 400 && state.phase !== 'final' && random() < 0.15
    const offered = isDecided ? decide(state, random) : pickByKind(choices(state), random)
    // At the end cards may still be hidden: the table insists.
    const outcome = apply(state, offered ?? { do: 'finish', forced: true })
    if (outcome.ok) state = deepFreeze(outcome.state)
    else if (!isDecided) throw new Error(`${JSON.stringify(offered)} is offered but refused: ${outcome.refusal.rule}`)
  }
  expect(state.end).toHaveLength(players)
}

test(`${games} games in which the table forces and corrects whatever it likes: none breaks, and each gets to its end`, () => {
  fc.assert(fc.property(fc.nat(), fc.constantFrom(...playerCounts), playOn), {
    numRuns: games,
    seed,
    endOnFailure: true,
  })
}, 3_600_000)

import { expect, test } from 'vitest'
import { lineIds } from '../../../../../src/games/russian-railroads/printed/lines'
import { apply } from '../../../../../src/games/russian-railroads/rules/apply'
import {
  drawSetup,
  pickByKind,
  playRandomGame,
  seededRandom,
} from '../../../../../src/games/russian-railroads/rules/random-game'
import { start } from '../../../../../src/games/russian-railroads/rules/setup'
import { boardAt } from '../../../../../src/games/russian-railroads/rules/state'
import { allowance, openTable, tapsOf, touch, touchesFor } from './scorekeeper'

test.each([2, 3] as const)(
  'any board of %i players is set round by round within the allowance of taps',
  players => {
    for (let seed = 1; seed <= 10; seed++) {
      const random = seededRandom(seed)
      const setup = drawSetup(players, random)
      const { editing, sit } = openTable(start({ ...setup, way: 'score', engineers: [] }))
      let state = start(setup)
      for (const action of playRandomGame(setup, random, pickByKind)) {
        const outcome = apply(state, action)
        if (!outcome.ok) throw new Error(outcome.refusal.rule)
        const isScored = outcome.state.scored.length > state.scored.length
        state = outcome.state
        if (!isScored) continue
        for (const seat of state.players.keys()) {
          sit(seat)
          const before = editing.board()
          const target = boardAt(state, seat)
          let taps = 0
          for (const made of touchesFor(editing, target)) {
            touch(editing, made)
            taps += tapsOf(made)
          }
          expect(taps).toBeLessThanOrEqual(allowance(before, target))
          const { tracks, locomotives, factories, industry, doublers, extraWorkers } = target
          expect(editing.board()).toMatchObject({ locomotives, factories, industry, doublers, extraWorkers })
          for (const line of lineIds) expect(editing.board().tracks[line]).toEqual({ ...tracks[line] })
        }
      }
    }
  },
  60_000,
)

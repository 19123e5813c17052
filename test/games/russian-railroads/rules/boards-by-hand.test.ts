import { describe, expect, test } from 'vitest'
import { engineerIds, matchCopy } from '../../../../src/games/russian-railroads/board/copy'
import type { TableMove } from '../../../../src/games/russian-railroads/rules/actions'
import { expectRefused, gameOf, kv, play, ruleAgainst } from '../game'

const set = (board: TableMove<'set'>['board'], player = 0): TableMove<'set'> => ({ do: 'set', player, board })

describe('boards set by hand are counted together when the round is scored', () => {
  const toScoring = { do: 'way', way: 'score' } as const

  test('a tile may go to a board that is set before the one it came from', () => {
    // Four tiles of a number are in the box. With all four on Boris's board a fifth on Anna's cannot be scored …
    const state = play(gameOf(2), toScoring, set({ factories: [2, 2, 2, 2] }, 1), set({ factories: [2] }, 0))
    expect(ruleAgainst(state, { do: 'score' })).toBe('supply.exceeded')
    // … until Boris's board is set as well.
    expect(ruleAgainst(play(state, set({ factories: [2, 2, 2, 3] }, 1)), { do: 'score' })).toBeUndefined()
  })

  test('the table may score it all the same', () => {
    const state = play(gameOf(2), toScoring, set({ factories: [2, 2, 2, 2] }, 1), set({ factories: [2] }, 0))
    expect(play(state, { do: 'score', forced: true }).round).toBe(2)
  })

  test('while moves are tracked a correction is counted at once', () => {
    const state = play(gameOf(2), set({ factories: [2, 2, 2, 2] }, 1))
    expectRefused(state, set({ factories: [2] }, 0), 'supply.exceeded')
  })

  test('what nobody hands on is counted at once', () => {
    const state = play(gameOf(2), toScoring, set({ engineers: ['build'] }, 1))
    expectRefused(state, set({ engineers: ['build'] }, 0), 'supply.exceeded')
    expectRefused(state, set({ locomotives: { [kv]: [2, 3] } }, 0), 'place.full')
  })
})

test('no two engineers of a copy share a number', () => {
  const [first, second] = engineerIds.map(id => ({ id, face: matchCopy().engineers[id] }))
  if (!first || !second) throw new Error('no engineers')
  const corrections = { engineers: { [first.id]: { ...first.face, number: second.face.number } } }
  expectRefused(gameOf(2), { do: 'copy', corrections }, 'turn.not-open')
})

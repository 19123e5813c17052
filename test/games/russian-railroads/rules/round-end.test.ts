import { describe, expect, test } from 'vitest'
import { choices } from '../../../../src/games/russian-railroads/rules/choices'
import { handOf } from '../../../../src/games/russian-railroads/rules/payment'
import { expectRefused, gameOf, kv, leave, pass, placed, play, pointsOf, sp, ts } from '../game'

const [yellow, blue, green, red] = [0, 1, 2, 3]
const order = [yellow, blue, green, red]
describe('the end of a round', () => {
  test('scoring of all, then everything goes back and the new order holds', () => {
    const state = gameOf(4, {
      placements: [placed(blue, 'order-1'), placed(yellow, 'doubler', { own: 1 })],
      boards: [{ industry: [3] }, { tracks: { [kv]: { black: 2 } }, locomotives: { [kv]: [2] } }],
      roubles: [3, 1, 1, 1],
    })
    const passed = order.reduce((at, seat) => play(at, pass(seat)), state)
    const next = play(passed, leave(blue), { do: 'score' })
    expect(next).toMatchObject({ round: 2, phase: 'turns', turn: blue, order: [blue, yellow, green, red] })
    expect(next).toMatchObject({ placements: [], passed: [], movers: [] })
    expect(next.players.map(({ points }) => points)).toEqual([0 + 3, 2 + 3, 3, 4])
    expect(handOf(next, yellow)).toMatchObject({ own: 5, roubles: 3 })
    expect(next.scored).toEqual([
      {
        round: 1,
        order,
        scores: [
          { [ts]: 0, [sp]: 0, [kv]: 0, industry: 3, total: 3 },
          { [ts]: 0, [sp]: 0, [kv]: 3, industry: 0, total: 3 },
          { [ts]: 0, [sp]: 0, [kv]: 0, industry: 0, total: 0 },
          { [ts]: 0, [sp]: 0, [kv]: 0, industry: 0, total: 0 },
        ],
      },
    ])
  })

  test('turn.pending: not before all have passed and nothing is open', () => {
    expectRefused(gameOf(4), { do: 'score' }, 'turn.pending')
    expectRefused(gameOf(4, { phase: 'moved', movers: [0] }), { do: 'score' }, 'turn.pending')
  })

  test('extra workers and the black one come back too', () => {
    const state = gameOf(2, {
      boards: [{ extraWorkers: 2, blackWorker: true }],
      placements: [placed(0, 'loco-3', { own: 2, black: 1 })],
    })
    const next = play(state, pass(0), pass(1), { do: 'score' })
    expect(handOf(next, 0)).toMatchObject({ own: 8, black: 1 })
  })
})

describe('the last round', () => {
  const last = gameOf(2, { round: 6, engineers: ['build'] })

  test('the order stays and no worker acts once more', () => {
    expect(play(last, pass(0), pass(1))).toMatchObject({ phase: 'scoring', nextOrder: [0, 1], movers: [] })
  })

  test('after its scoring comes the final scoring', () => {
    const state = play(
      { ...last, players: last.players.map(player => ({ ...player, board: { ...player.board } })) },
      pass(0),
      pass(1),
      { do: 'score' },
    )
    expect(state.phase).toBe('final')
    expect(choices(state)).toEqual([{ do: 'finish' }])
  })

  test('the final scoring adds End Bonus cards and the engineer majority', () => {
    const state = play(
      gameOf(2, {
        phase: 'final',
        points: [100, 90],
        boards: [{ endBonus: ['fifteen'], engineers: ['two-any'] }, { engineers: ['build'] }],
      }),
      { do: 'finish' },
    )
    expect(state.phase).toBe('over')
    expect([pointsOf(state, 0), pointsOf(state, 1)]).toEqual([100 + 15 + 20, 90 + 40])
    expect(choices(state)).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import {
  advance,
  boardOf,
  expectOffered,
  expectRefused,
  gameOf,
  industry,
  kv,
  leave,
  placed,
  play,
  reuse,
  roublesOf,
  type Scene,
  take,
  ts,
} from '../game'

describe('re-use', () => {
  const own = { engineers: ['use-again'] as const }
  const using = (scene: Scene) => play(gameOf(4, { boards: [own], ...scene }), take('own-use-again'))
  const byFactory = (scene: Scene) => ({
    ...gameOf(4, scene),
    open: [{ kind: 'reuse', steps: 1, from: 'factory:3', duty: false }] as const,
  })

  test('reuse.not-allowed: only spaces you used this round', () => {
    const state = using({ placements: [placed(1, 'roubles')] })
    expectRefused(state, reuse('roubles'), 'reuse.not-allowed')
    expectRefused(state, reuse('doubler'), 'reuse.not-allowed')
  })

  test('with exactly one worker, own, black or turquoise, or one rouble', () => {
    for (const pieces of [{ own: 1 }, { turquoise: 1 }, { roubles: 1 }])
      expectOffered(using({ placements: [placed(0, 'roubles', pieces)] }), reuse('roubles'))
    expectOffered(using({ placements: [placed(0, 'roubles', { black: 1 })] }), reuse('roubles', true))
  })

  test.each(['track-any', 'hire', 'order-1', 'order-2', 'temp-workers', 'track-black-2', 'industry-2'] as const)(
    'not %s',
    space => expectRefused(using({ placements: [placed(0, space)] }), reuse(space), 'reuse.not-allowed'),
  )

  test('not the re-use engineer by itself', () => {
    expectRefused(using({}), reuse('own-use-again'), 'reuse.not-allowed')
  })

  test('factory 3 may name the engineer; it then names another', () => {
    const state = byFactory({
      boards: [own],
      placements: [placed(0, 'own-use-again'), placed(0, 'roubles')],
    })
    const named = play(state, reuse('own-use-again'))
    expectRefused(named, reuse('own-use-again'), 'reuse.not-allowed')
    expect(roublesOf(play(named, reuse('roubles')))).toBe(3)
  })

  test('your own engineers are included', () => {
    const state = using({
      boards: [{ engineers: ['use-again', 'two-black'] }],
      placements: [placed(0, 'own-two-black')],
    })
    expect(play(state, reuse('own-two-black')).open).toEqual([
      expect.objectContaining({ kind: 'advance', steps: 2, duty: false }),
    ])
  })

  test('the space that has just triggered it is included', () => {
    const state = play(
      gameOf(4, { boards: [{ industry: [4], factories: [3] }] }),
      take('industry-1'),
      industry(4),
      reuse('industry-1'),
      industry(5),
    )
    expect(boardOf(state).industry).toEqual([6])
    expect(state.turn).toBe(1)
  })

  test('it is named at once, before anything else', () => {
    const state = play(
      gameOf(4, { boards: [{ industry: [4], factories: [3] }] }),
      take('industry-2', { own: 2 }),
      industry(4),
    )
    expectRefused(state, industry(5), 'turn.pending')
  })

  test('through a factory or an own engineer it may be declined or done in part', () => {
    const state = play(
      gameOf(4, { boards: [{ industry: [4], factories: [3] }], placements: [placed(0, 'track-black-1')] }),
      take('industry-1'),
      industry(4),
    )
    expect(play(state, { ...leave(), of: 0 }).turn).toBe(1)
    const part = play(state, reuse('track-black-1'), advance(ts, 'black'))
    expect(play(part, leave()).turn).toBe(1)
  })

  test('it pays, places and occupies nothing', () => {
    const state = using({ placements: [placed(0, 'doubler')] })
    const used = play(state, reuse('doubler'))
    expect(used.placements).toEqual(state.placements)
    expect(roublesOf(used)).toBe(roublesOf(state))
    expect(boardOf(used).doublers).toBe(1)
  })

  test('its choices are made anew', () => {
    const used = play(gameOf(4, { boards: [own] }), take('track-basic'), advance(ts, 'black'))
    const state = play({ ...used, turn: 0 }, take('own-use-again'), reuse('track-basic'))
    expectOffered(state, advance(kv, 'black'))
  })
})

import { describe, expect, test } from 'vitest'
import type { BoardSetting } from '../../../../src/games/russian-railroads/rules/actions'
import { apply } from '../../../../src/games/russian-railroads/rules/apply'
import { nextTile } from '../../../../src/games/russian-railroads/rules/moves/build'
import {
  boardOf,
  card,
  expectOffered,
  expectRefused,
  factory,
  gameOf,
  kv,
  leave,
  locomotive,
  moveOn,
  play,
  pointsOf,
  returnedFactory,
  ruleAgainst,
  type Scene,
  sp,
  take,
  ts,
  turnOver,
} from '../game'

const building = (board: BoardSetting, scene: Scene = {}) =>
  play(gameOf(4, { ...scene, boards: [board] }), take('loco-1'))

describe('a locomotive is taken from the lowest pile', () => {
  test('the rulebook: Green takes a #2 and puts it on St. Petersburg', () => {
    const state = play(building({}), locomotive(sp))
    expect(boardOf(state).locomotives).toEqual({ [ts]: [1], [sp]: [2], [kv]: [] })
    expect(state.turn).toBe(1)
  })

  test('when a pile is empty, the next number follows', () => {
    const state = gameOf(2, { boards: [{ locomotives: { [kv]: [2] } }, { factories: [2] }] })
    expect(nextTile(state)).toBe(3)
    expect(boardOf(play(state, take('loco-1'), locomotive(sp))).locomotives[sp]).toEqual([3])
  })

  test('it goes to a free place or in place of a lower number', () => {
    const state = building({ locomotives: { [ts]: [5, 1], [sp]: [3] } })
    expectRefused(state, locomotive(sp, 3), 'loco.not-higher')
    expectRefused(state, locomotive(sp), 'place.full')
    expectRefused(state, locomotive(ts), 'place.full')
    expectRefused(state, locomotive(kv, 2), 'turn.not-open')
    expectOffered(state, locomotive(ts, 1))
    expectOffered(state, locomotive(kv))
  })
})

describe('the one replaced moves on in the same way', () => {
  test('the rulebook: a #4 drives the #1 off Trans-Siberian, and it goes to Kiev', () => {
    const state = building({ locomotives: { [ts]: [3, 1], [sp]: [2] } }, { returned: [2, 2, 2, 3, 3, 3] })
    const placed = play(state, locomotive(ts, 1))
    const moved = play(placed, moveOn(kv))
    expect(boardOf(moved).locomotives).toEqual({ [ts]: [4, 3], [sp]: [2], [kv]: [1] })
    expect(moved.turn).toBe(1)
  })

  test('the rulebook: a #4 on St. Petersburg drives the #2 to Kiev, that one the #1, which is turned over', () => {
    const gone = [2, 2, 2, 3, 3]
    const state = building({ locomotives: { [ts]: [3, 3], [sp]: [2], [kv]: [1] } }, { returned: gone })
    const chain = play(state, locomotive(sp, 2), moveOn(kv, 1))
    expect(ruleAgainst(chain, moveOn(ts, 3))).toBe('loco.not-higher')
    const done = play(chain, turnOver())
    expect(boardOf(done).locomotives).toEqual({ [ts]: [3, 3], [sp]: [4], [kv]: [2] })
    expect(done.returned).toEqual([...gone, 1])
  })

  test('a chain is finished before anything else', () => {
    const state = play(gameOf(4, { boards: [{ locomotives: { [kv]: [1] } }] }), take('loco-3', { own: 3 }))
    const chain = play(state, locomotive(kv, 1))
    expectRefused(chain, factory(2, 1), 'turn.pending')
    expectRefused(chain, leave(), 'turn.pending')
    expectRefused(chain, { ...leave(), of: 1 }, 'turn.pending')
  })

  test('loco.place-free: while a place is free it must be placed', () => {
    const chain = play(building({ locomotives: { [kv]: [1] } }), locomotive(kv, 1))
    expectRefused(chain, turnOver(), 'loco.place-free')
    expectOffered(chain, moveOn(sp))
    expectOffered(chain, moveOn(ts))
  })

  test('with all places taken it may be turned over although something lower lies elsewhere', () => {
    const chain = play(
      building({ locomotives: { [ts]: [5, 1], [sp]: [2], [kv]: [4] } }, { returned: [2, 2, 2] }),
      locomotive(sp, 2),
    )
    expectOffered(chain, turnOver())
    expectOffered(chain, moveOn(ts, 1))
  })

  test('if nothing lower lies anywhere it must be turned over', () => {
    const chain = play(building({ locomotives: { [ts]: [5, 4], [sp]: [1], [kv]: [4] } }), locomotive(sp, 1))
    expect(ruleAgainst(chain, moveOn(kv, 4))).toBe('loco.not-higher')
    expectOffered(chain, turnOver())
  })

  test('special spaces are looked at when the chain is finished', () => {
    // The new #6 wins a token on SP 6, but first the #2 must find its place.
    const gone = [2, 3, 4, 5].flatMap(number => Array.from({ length: number === 2 ? 3 : 4 }, () => number))
    const state = building({ tracks: { [sp]: { black: 6 } }, locomotives: { [sp]: [2] } }, { returned: gone })
    const chain = play(state, locomotive(sp, 2))
    expect(ruleAgainst(chain, { do: 'token', player: 0, of: 0, token: 'card' })).toBe('turn.pending')
    expect(play(chain, moveOn(kv)).open).toEqual([{ kind: 'token', steps: 2, from: 'won:token', duty: false }])
  })
})

describe('the #9 of the ? card', () => {
  const open = [{ kind: 'card', steps: 1, from: 'token:card', duty: false }] as const
  const full = { locomotives: { [ts]: [9, 8], [sp]: [7], [kv]: [6] } }

  test('is placed at once, and the one replaced moves on', () => {
    const state = play(gameOf(4, { open, boards: [full] }), card('locomotive-nine'))
    expectRefused(state, leave(), 'turn.pending')
    const placed = play(state, moveOn(kv, 6))
    expect(boardOf(placed).locomotives[kv]).toEqual([9])
    expect(play(placed, turnOver())).toMatchObject({ returned: [6], turn: 1 })
  })

  test('has no factory side: it can never be turned over, not even by force', () => {
    const state = play(gameOf(4, { open, boards: [full] }), card('locomotive-nine'))
    expectRefused(state, turnOver(), 'action.incomplete')
    expect(apply(state, { ...turnOver(), forced: true }).ok).toBe(false)
  })

  test('is not counted among those of the pile', () => {
    const gone = [2, 3, 4, 5, 6, 7, 8].flatMap(number => [number, number])
    const state = play(gameOf(2, { open, returned: gone }), card('locomotive-nine'), moveOn(kv))
    expect(nextTile(state)).toBe(9)
  })
})

describe('factories', () => {
  test('the rulebook: a #2 becomes the left-most factory', () => {
    const state = play(building({}), factory(2, 1))
    expect(boardOf(state).factories).toEqual([2])
  })

  test('factory.order and factory.gaps-first', () => {
    const state = building({ factories: [3] })
    expectRefused(state, factory(2, 3), 'factory.order')
    expectRefused(state, factory(2, 1), 'factory.gaps-first')
  })

  test('supply.empty: only the lowest number, or one of the returned', () => {
    const state = building({}, { returned: [1, 5] })
    expectRefused(state, factory(3, 1), 'supply.empty')
    expectRefused(state, factory(5, 1), 'supply.empty')
    expectRefused(state, returnedFactory(4, 1), 'supply.empty')
    expectOffered(state, returnedFactory(5, 1))
    expect(play(state, returnedFactory(1, 1))).toMatchObject({ returned: [5] })
  })

  test('a tile turned over is never a locomotive again', () => {
    const state = building({}, { returned: [9] })
    const done = play(state, locomotive(kv))
    expect(boardOf(done).locomotives[kv]).toEqual([2])
    expect(done.returned).toEqual([9])
  })

  test('with 5 gaps filled a new one replaces any; the old one goes to the returned ones', () => {
    const state = building({ factories: [2, 3, 4, 5, 6] })
    const done = play(state, factory(2, 4))
    expect(boardOf(done).factories).toEqual([2, 3, 4, 2, 6])
    expect(done.returned).toEqual([5])
  })

  test('the old one cannot be taken by that same build', () => {
    const state = building({ factories: [2, 3, 4, 5, 6] })
    expectRefused(state, returnedFactory(5, 4), 'supply.empty')
  })

  test('a marker standing there stays and wins nothing by it', () => {
    const state = building({ factories: [2, 3, 4, 5, 6], industry: [13] }, { returned: [8] })
    const done = play(state, returnedFactory(8, 5))
    expect(boardOf(done).industry).toEqual([13])
    expect(done).toMatchObject({ open: [], turn: 1 })
    expect(pointsOf(done)).toBe(0)
  })
})

describe('loco-3: one locomotive and one factory, both, in either order', () => {
  const taken = () => play(gameOf(4, { returned: [2, 2, 2] }), take('loco-3', { own: 3 }))

  test('the locomotive first empties the pile: #2 on the line, #3 as factory', () => {
    const done = play(taken(), locomotive(kv), factory(3, 1))
    expect(boardOf(done)).toMatchObject({ locomotives: { [kv]: [2] }, factories: [3] })
    expect(done.turn).toBe(1)
  })

  test('the factory first: #2 as factory, #3 on the line', () => {
    const done = play(taken(), factory(2, 1, 1), locomotive(kv))
    expect(boardOf(done)).toMatchObject({ locomotives: { [kv]: [3] }, factories: [2] })
  })

  test('neither twice', () => {
    expectRefused(play(taken(), locomotive(kv)), locomotive(sp), 'turn.not-open')
    expectRefused(play(taken(), factory(2, 1, 1)), factory(3, 2), 'turn.not-open')
  })

  test('neither is left', () => expectRefused(play(taken(), locomotive(kv)), leave(), 'action.incomplete'))
})

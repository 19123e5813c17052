import { describe, expect, test } from 'vitest'
import {
  advance,
  boardOf,
  expectOffered,
  expectRefused,
  factory,
  gameOf,
  industry,
  kv,
  leave,
  locomotive,
  moveOn,
  placed,
  play,
  reuse,
  ruleAgainst,
  sp,
  take,
  token,
  ts,
  turnOver,
} from '../game'

const nines = { [ts]: [9, 9], [sp]: [9], [kv]: [9] } as const
const allOf = (number: number, players: number) => Array.from({ length: players }, () => number)
/** Every pile empty, for this number of players, when nothing but #1 lies on the boards. */
const everyPile = (players: number) => [2, 3, 4, 5, 6, 7, 8, 9].flatMap(number => allOf(number, players))

describe('action.incomplete: a public action must be possible in full when it is chosen', () => {
  test('three black steps need room for three', () => {
    const room = (kiev: number) =>
      gameOf(4, { boards: [{ tracks: { [ts]: { black: 15 }, [sp]: { black: 9 }, [kv]: { black: kiev } } }] })
    expectOffered(room(6), take('track-black-2', { own: 2 }))
    expectRefused(room(7), take('track-black-2', { own: 2 }), 'action.incomplete')
    expectOffered(room(7), take('track-black-1'))
    expectRefused(room(8), take('track-black-1'), 'action.incomplete')
  })

  test('track-basic too must be possible', () => {
    const tracks = { [ts]: { black: 15, gray: 14 }, [sp]: { black: 9, gray: 8 }, [kv]: { black: 9, gray: 8 } }
    expectRefused(gameOf(4, { boards: [{ tracks }] }), take('track-basic'), 'action.incomplete')
    const gray = { ...tracks, [kv]: { black: 9, gray: 7 } }
    expectOffered(gameOf(4, { boards: [{ tracks: gray }] }), take('track-basic'))
  })

  test('gray needs gray', () => {
    expectRefused(gameOf(4), take('track-gray-1'), 'action.incomplete')
    const state = gameOf(4, { boards: [{ tracks: { [ts]: { black: 3 } } }] })
    expectOffered(state, take('track-gray-1'))
    expectRefused(state, take('track-gray-2', { own: 2 }), 'action.incomplete')
  })

  test('industry stops before an empty gap', () => {
    expectRefused(gameOf(4, { boards: [{ industry: [4] }] }), take('industry-1'), 'action.incomplete')
    expectRefused(gameOf(4, { boards: [{ industry: [3] }] }), take('industry-2', { own: 2 }), 'action.incomplete')
    expectRefused(gameOf(4, { boards: [{ industry: [4] }] }), take('industry-black', { own: 2 }), 'action.incomplete')
    expectRefused(
      gameOf(4, { round: 7, boards: [{ industry: [2] }] }),
      take('last-round', { own: 2 }),
      'action.incomplete',
    )
    expectOffered(gameOf(4, { round: 7, boards: [{ industry: [1] }] }), take('last-round', { own: 2 }))
  })

  test('both markers count: two steps may be split', () => {
    const state = gameOf(4, { boards: [{ industry: [4, 2], tokens: ['second-marker'] }] })
    expectOffered(state, take('industry-1'))
    expectRefused(state, take('industry-2', { own: 2 }), 'action.incomplete')
    expectOffered(gameOf(4, { boards: [{ industry: [4, 1] }] }), take('industry-2', { own: 2 }))
  })

  test('doubler: doubler.full and supply.empty', () => {
    expectRefused(gameOf(4, { boards: [{ doublers: 8 }] }), take('doubler'), 'doubler.full')
    const none = gameOf(4, { boards: [{ doublers: 4 }, { doublers: 8 }, { doublers: 8 }] })
    expectRefused(none, take('doubler'), 'supply.empty')
    expectRefused(none, take('engineer-right'), 'supply.empty')
  })

  test('public engineers must be possible in full, own ones need not', () => {
    const engineers = ['build', 'gray-5-points', 'brown-5-points'] as const
    const state = gameOf(4, { engineers, boards: [{ engineers: ['black-gray'] }] })
    expectRefused(state, take('engineer-right'), 'action.incomplete')
    expectRefused(state, take('engineer-left'), 'action.incomplete')
    expectOffered(state, take('own-black-gray'))
  })
})

describe('what is won on the way may be used in between', () => {
  test('black + gray: the black step brings the gray track', () => {
    const state = gameOf(4, { engineers: ['build', 'black-gray'] })
    expectOffered(state, take('engineer-right'))
    const taken = play(state, take('engineer-right'))
    // Black on Kiev would leave gray without its track.
    expectRefused(taken, advance(kv, 'black', 0), 'action.incomplete')
    expectOffered(taken, advance(ts, 'black', 0))
    expect(boardOf(play(taken, advance(ts, 'black', 0), advance(ts, 'gray'))).tracks[ts]).toEqual({ black: 2, gray: 1 })
  })

  test('three industry steps over a gap that a build won by the first of them fills', () => {
    // Marker on 4, factory 2 (build) in the first gap: the first step wins a build. The third step needs the second gap,
    // which only that build can fill.
    const three = gameOf(4, { round: 7, boards: [{ industry: [4], factories: [2] }] })
    expectOffered(three, take('last-round', { own: 2 }))
    const taken = play(three, take('last-round', { own: 2 }), industry(4), industry(5, 0))
    // The third step needs gap 2: to leave the build is to leave the step.
    expectRefused(taken, leave(), 'action.incomplete')
    expectRefused(taken, locomotive(kv, undefined, 1), 'action.incomplete')
    expect(play(taken, factory(2, 2, 1), industry(6), leave()).turn).toBe(1)
  })

  test('a ? token won by one printed part may make the other possible', () => {
    // The marker stands before an empty gap. Black to St. Petersburg 4, where a #4 waits, wins a token: the second marker
    // comes on 0 and makes the industry step.
    const state = gameOf(4, {
      boards: [{ industry: [4], tracks: { [sp]: { black: 3 } }, locomotives: { [sp]: [4] } }],
    })
    const taken = play(state, take('industry-black', { own: 2 }))
    expectRefused(taken, advance(ts, 'black', 1), 'action.incomplete')
    const won = play(taken, advance(sp, 'black', 1))
    expectRefused(won, token('revaluation', 1), 'action.incomplete')
    expect(boardOf(play(won, token('second-marker', 1), industry(0))).industry).toEqual([4, 1])
  })

  test('the black worker’s extra step may be used in between but is no part of it', () => {
    // Gray is not owned: the any step or the extra step brings it.
    const state = gameOf(4, { boards: [{ blackWorker: true }] })
    const taken = play(state, take('track-any', { black: 1, roubles: 1 }))
    const moved = play(taken, advance(ts, 'black', 1), advance(ts, 'gray', 0))
    expect(boardOf(moved).tracks[ts]).toEqual({ black: 2, gray: 1 })
  })
})

describe('while a printed part is open, a choice after which it could no longer be done is refused', () => {
  test('the only room is kept for the printed part', () => {
    // One black space is left. Any + black: any must not use it if nothing else is left for black.
    const tracks = { [ts]: { black: 15, gray: 3 }, [sp]: { black: 9 }, [kv]: { black: 8 } }
    const state = play(gameOf(4, { engineers: ['build', 'any-black'], boards: [{ tracks }] }), take('engineer-right'))
    expectRefused(state, advance(kv, 'black', 0), 'action.incomplete')
    expectOffered(state, advance(ts, 'gray', 0))
    expectOffered(state, advance(kv, 'black', 1))
  })

  test('the black worker does not step onto the last space that the action needs', () => {
    const tracks = { [ts]: { black: 15 }, [sp]: { black: 9 }, [kv]: { black: 7 } }
    const state = play(gameOf(4, { boards: [{ tracks, blackWorker: true }] }), take('track-black-1', { black: 1 }))
    expectRefused(state, advance(kv, 'black', 1), 'action.incomplete')
    expectOffered(state, advance(kv, 'black', 0))
  })
})

describe('building', () => {
  test('a locomotive that cannot be placed means no locomotive: loco-1 is then the factory', () => {
    const state = play(gameOf(4, { boards: [{ locomotives: nines }] }), take('loco-1'))
    expect(ruleAgainst(state, locomotive(kv, 9))).toBe('loco.not-higher')
    expectOffered(state, factory(2, 1))
  })

  test('supply.empty: with every pile empty no locomotive can be built, a factory only from the returned ones', () => {
    const state = gameOf(2, { returned: everyPile(2) })
    const taken = play(state, take('loco-1'))
    expect(ruleAgainst(taken, locomotive(kv))).toBe('supply.empty')
    expect(ruleAgainst(taken, factory(2, 1))).toBe('supply.empty')
    expectOffered(taken, { ...factory(9, 1), returned: true })
    expectRefused(state, take('loco-3', { own: 3 }), 'action.incomplete')
  })

  test('with no tile anywhere nothing can be built', () => {
    const boards = [{}, { factories: everyPile(2) }]
    expectRefused(gameOf(2, { boards }), take('loco-1'), 'action.incomplete')
  })

  test('loco-3 needs an order in which its locomotive can be placed', () => {
    expectRefused(gameOf(4, { boards: [{ locomotives: nines }] }), take('loco-3', { own: 3 }), 'action.incomplete')
  })

  test('loco-3: the factory first, if only the next number can be placed', () => {
    // The last #2 lies on top and fits nowhere among #3s; as a factory it lets the next number come: #4, as all #3 are here.
    const threes = { [ts]: [3, 3], [sp]: [3], [kv]: [3] }
    const state = gameOf(4, { boards: [{ locomotives: threes }], returned: [2, 2, 2] })
    const taken = play(state, take('loco-3', { own: 3 }))
    expect(ruleAgainst(taken, locomotive(kv, 3))).toBe('loco.not-higher')
    // A returned #2 as factory would leave the #2 on top, which cannot be placed.
    expectRefused(taken, { ...factory(2, 1, 1), returned: true }, 'action.incomplete')
    expectOffered(play(taken, factory(2, 1, 1)), locomotive(kv, 3))
  })

  // The last tile of all is a #9, and all four places are taken.
  const lastNine = () => {
    const gone = [2, 3, 4, 5, 6, 7, 8].flatMap(number => (number <= 5 ? [number] : [number, number]))
    return gameOf(2, {
      boards: [{ locomotives: { [ts]: [5, 4], [sp]: [3], [kv]: [2] } }, { factories: [...gone, 9] }],
    })
  }

  test('loco-3: a tile returned by the first half may be the factory of the second', () => {
    const state = play(lastNine(), take('loco-3', { own: 3 }), locomotive(kv, 2), turnOver())
    expectOffered(state, { ...factory(2, 1), returned: true })
    expect(play(state, { ...factory(2, 1), returned: true }).turn).toBe(1)
  })

  test('loco-3: while the chain goes on something can still be turned over', () => {
    const state = play(lastNine(), take('loco-3', { own: 3 }), locomotive(sp, 3))
    expectOffered(state, moveOn(kv, 2))
    expectOffered(state, turnOver())
    expectOffered(play(state, moveOn(kv, 2), turnOver()), { ...factory(2, 1), returned: true })
  })

  test('loco-3: a chain that ends on a free place would leave no tile for the factory', () => {
    const gone = [2, 3, 4, 5, 6, 7, 8].flatMap(number => (number === 5 ? [number] : [number, number]))
    const state = gameOf(2, {
      boards: [{ locomotives: { [ts]: [5], [sp]: [], [kv]: [] } }, { factories: [...gone, 9] }],
    })
    expectRefused(state, take('loco-3', { own: 3 }), 'action.incomplete')
  })
})

describe('re-use through a public engineer must be possible in full', () => {
  const engineers = ['build', 'use-again'] as const

  test('there must be one to name', () => {
    expectRefused(gameOf(4, { engineers }), take('engineer-right'), 'action.incomplete')
    expectOffered(gameOf(4, { engineers, placements: [placed(0, 'roubles')] }), take('engineer-right'))
  })

  test('what is named must be possible in full', () => {
    const state = gameOf(4, {
      engineers,
      boards: [{ industry: [4] }],
      placements: [placed(0, 'industry-1'), placed(0, 'track-basic')],
    })
    const taken = play(state, take('engineer-right'))
    expectRefused(taken, reuse('industry-1'), 'action.incomplete')
    expectOffered(taken, reuse('track-basic'))
    expectRefused(taken, leave(), 'turn.pending')
    expectRefused(taken, { ...leave(), of: 0 }, 'action.incomplete')
  })

  test('an own engineer named through it must be done in full too', () => {
    const state = gameOf(4, {
      engineers,
      boards: [{ engineers: ['gray-brown', 'two-black'] }],
      placements: [placed(0, 'own-gray-brown'), placed(0, 'own-two-black')],
    })
    const taken = play(state, take('engineer-right'))
    expectRefused(taken, reuse('own-gray-brown'), 'action.incomplete')
    const named = play(taken, reuse('own-two-black'), advance(ts, 'black'))
    expectRefused(named, leave(), 'action.incomplete')
  })

  test('a doubler that cannot be placed cannot be named', () => {
    const state = gameOf(4, {
      engineers,
      boards: [{ doublers: 8 }],
      placements: [placed(0, 'doubler'), placed(0, 'roubles')],
    })
    expectRefused(play(state, take('engineer-right')), reuse('doubler'), 'doubler.full')
  })
})

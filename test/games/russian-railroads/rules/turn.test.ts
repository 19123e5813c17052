import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../../src/games/russian-railroads/rules/apply'
import { choices, soleChoice } from '../../../../src/games/russian-railroads/rules/choices'
import { handOf } from '../../../../src/games/russian-railroads/rules/payment'
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
  pass,
  placed,
  play,
  pointsOf,
  ruleAgainst,
  sp,
  spacesOffered,
  take,
  ts,
} from '../game'

describe('turns go round in turn order', () => {
  test('one action space, then the next player', () => {
    expect(play(gameOf(3), take('roubles')).turn).toBe(1)
    expect(play(gameOf(3, { order: [0, 2, 1] }), take('roubles')).turn).toBe(2)
  })

  test('after the last player comes the first again', () => {
    expect(play(gameOf(3, { turn: 2 }), take('roubles', { own: 1 }, 2)).turn).toBe(0)
  })

  test('turn.other-player: nobody moves out of turn', () => {
    expectRefused(gameOf(3), take('roubles', { own: 1 }, 1), 'turn.other-player')
    expectRefused(gameOf(3), pass(1), 'turn.other-player')
  })

  test('turn.pending: no second space while something is open', () => {
    const state = play(gameOf(3), take('track-black-1'), advance(ts, 'black'))
    expectRefused(state, take('roubles'), 'turn.pending')
    expectRefused(state, pass(), 'turn.pending')
  })

  test('turn.not-open: nothing is done that was not given', () => {
    expectRefused(gameOf(3), advance(ts, 'black'), 'turn.not-open')
    expectRefused(gameOf(3), industry(0), 'turn.not-open')
    expectRefused(play(gameOf(3), take('track-black-1')), industry(0), 'turn.not-open')
    expectRefused(gameOf(3), leave(), 'turn.not-open')
  })
})

describe('passing', () => {
  test.each([
    [0, 0],
    [1, 2],
    [2, 3],
    [3, 4],
  ])('on place %i it scores %i points at once', (seat, points) => {
    const state = play(gameOf(4, { turn: seat }), pass(seat))
    expect(pointsOf(state, seat)).toBe(points)
    expect(state.atOnce).toEqual(points === 0 ? [] : [{ round: 1, seat, points, reason: 'pass' }])
  })

  test('the place in the turn order counts, not the seat', () => {
    expect(pointsOf(play(gameOf(4, { order: [3, 2, 1, 0] }), pass(0)), 0)).toBe(4)
  })

  test('a copy may give other points', () => {
    const state = gameOf(4, { turn: 1, setup: { printed: { passPoints: [0, 1, 2, 3] } } })
    expect(pointsOf(play(state, pass(1)), 1)).toBe(1)
  })

  test('is always allowed, whatever is left', () => expectOffered(gameOf(4), pass()))

  test('turn.passed: whoever has passed is out for this round', () => {
    expectRefused(play(gameOf(3), pass(0)), take('roubles'), 'turn.passed')
  })

  test('whoever has passed is skipped; the last one plays on alone', () => {
    const state = play(gameOf(3), pass(0), pass(1), take('roubles', { own: 1 }, 2))
    expect(state.turn).toBe(2)
    expectOffered(state, take('doubler', { own: 1 }, 2))
  })

  test('workers gone but roubles left is no reason to pass', () => {
    const state = gameOf(4, { placements: [placed(0, 'loco-3', { own: 3 }), placed(0, 'industry-2', { own: 2 })] })
    expect(soleChoice(state)).toBeUndefined()
    expect(spacesOffered(state)).toContain('track-basic')
  })

  test('whoever has no legal space must pass: the app does it', () => {
    const state = gameOf(4, {
      roubles: [0],
      placements: [placed(0, 'loco-3', { own: 3 }), placed(0, 'industry-2', { own: 2 })],
    })
    expect(choices(state)).toEqual([pass()])
    expect(soleChoice(state)).toEqual(pass())
  })
})

describe('what needs no choice happens the moment it is won', () => {
  test('workers: Kiev 7 by black, usable from the next turn on', () => {
    const state = play(
      gameOf(2, { boards: [{ tracks: { [kv]: { black: 6 } } }] }),
      take('track-black-2', { own: 2 }),
      advance(kv, 'black'),
    )
    expect(boardOf(state).extraWorkers).toBe(1)
    expect(handOf(state, 0).own).toBe(6 - 2 + 1)
  })

  test('points: a terminus scores 10 at once', () => {
    const state = play(
      gameOf(4, { boards: [{ tracks: { [sp]: { black: 8 } } }] }),
      take('track-basic'),
      advance(sp, 'black'),
    )
    expect(state.atOnce).toEqual([{ round: 1, seat: 0, points: 10, reason: 'terminus' }])
  })
})

describe('open effects are taken in any order, to and fro', () => {
  test('industry and black of one space', () => {
    const state = play(gameOf(4), take('industry-black', { own: 2 }))
    expectOffered(state, industry(0, 0))
    expectOffered(state, advance(ts, 'black', 1))
    const done = play(state, advance(ts, 'black', 1), industry(0, 0))
    expect(done.turn).toBe(1)
  })

  test('steps won in between may be done before the rest', () => {
    // industry-2: the first step lands on factory 7 (2 any); its steps may wait, and the second step come first.
    const state = play(
      gameOf(2, { boards: [{ industry: [4], factories: [7] }] }),
      take('industry-2', { own: 2 }),
      industry(4),
    )
    expectOffered(state, industry(5, 0))
    expectOffered(state, advance(ts, 'black', 1))
    const between = play(state, advance(ts, 'black', 1), industry(5, 0), advance(kv, 'black'))
    expect(between.turn).toBe(1)
  })

  test('advancements on a track won a moment ago are allowed', () => {
    const state = play(gameOf(4), take('track-any', { own: 1, roubles: 1 }), advance(ts, 'black'))
    // Black stands on 2 and blocks gray on 1? No: gray enters on 1, behind black.
    expectOffered(state, advance(ts, 'gray'))
    expect(boardOf(play(state, advance(ts, 'gray'))).tracks[ts]).toEqual({ black: 2, gray: 1 })
  })

  test('several advancements of one action may be split among lines', () => {
    const state = play(gameOf(4), take('track-black-2', { own: 2 }), advance(ts, 'black'), advance(ts, 'black'))
    expect(boardOf(play(state, advance(kv, 'black'))).tracks).toMatchObject({ [ts]: { black: 3 }, [kv]: { black: 2 } })
  })
})

describe('the turn ends', () => {
  test('when nothing is open', () => expect(play(gameOf(4), take('doubler')).turn).toBe(1))

  test('when the player ends it with only private things open', () => {
    const state = play(
      gameOf(4, { boards: [{ engineers: ['two-black'] }] }),
      take('own-two-black'),
      advance(ts, 'black'),
    )
    expect(play(state, leave()).turn).toBe(1)
  })

  test('not while a printed part of a public action is open', () => {
    const state = play(gameOf(4), take('track-black-1'), advance(ts, 'black'))
    expectRefused(state, leave(), 'action.incomplete')
  })
})

describe('the step that the app takes by itself', () => {
  test('what can be done in one way is done, though it might be left', () => {
    const state = play(gameOf(4, { boards: [{ engineers: ['two-industry'] }] }), take('own-two-industry'))
    expect(choices(state)).toEqual([industry(0), leave()])
    expect(soleChoice(state)).toEqual(industry(0))
  })

  test('where there are two ways nobody is asked less than a question', () => {
    expect(soleChoice(play(gameOf(4), take('track-black-1')))).toBeUndefined()
  })

  test('what cannot be done at all is left', () => {
    const state = play(
      gameOf(4, { boards: [{ engineers: ['two-industry'], industry: [4] }] }),
      take('own-two-industry'),
    )
    expect(choices(state)).toEqual([leave()])
    expect(soleChoice(state)).toEqual(leave())
  })

  test('a factory for the only gap from the only pile, but not while a locomotive is possible too', () => {
    const full = { locomotives: { [ts]: [9, 9], [sp]: [9], [kv]: [9] } } as const
    const state = play(gameOf(4, { boards: [full] }), take('loco-1'))
    expect(soleChoice(state)).toEqual(factory(2, 1))
    expect(soleChoice(play(gameOf(4), take('loco-1')))).toBeUndefined()
  })

  test('a space is never taken by the app, also if a moved order worker has only one to go to', () => {
    const everything = spacesOffered(gameOf(2)).filter(space => space !== 'track-basic' && space !== 'order-1')
    const state = gameOf(2, {
      phase: 'moved',
      movers: [0],
      placements: [placed(0, 'order-1'), ...everything.map(space => placed(1, space))],
    })
    expect(spacesOffered(state)).toEqual(['track-basic'])
    expect(soleChoice(state)).toBeUndefined()
  })

  test('a tracked round scores itself; when only scoring, and at the end, people say when', () => {
    expect(soleChoice(gameOf(2, { phase: 'scoring' }))).toEqual({ do: 'score' })
    expect(soleChoice(gameOf(2, { phase: 'scoring', way: 'score' }))).toBeUndefined()
    expect(soleChoice(gameOf(2, { phase: 'final' }))).toBeUndefined()
  })
})

test('private things may be done in part or not at all: own engineers are offered although nothing can be done', () => {
  const state = gameOf(4, { boards: [{ engineers: ['gray-brown'] }] })
  expectOffered(state, take('own-gray-brown'))
  expect(ruleAgainst(gameOf(4, { engineers: ['build', 'gray-brown'] }), take('engineer-right'))).toBe(
    'action.incomplete',
  )
})

test('a refused space names the colour that is not there yet, and only then', () => {
  expect(refusalOf(gameOf(4), take('track-gray-1'))).toEqual({
    rule: 'action.incomplete',
    values: { space: 'track-gray-1', colour: 'gray' },
  })
  expect(refusalOf(gameOf(4, { boards: [{ industry: [4] }] }), take('industry-1'))).toMatchObject({
    values: { space: 'industry-1' },
  })
})

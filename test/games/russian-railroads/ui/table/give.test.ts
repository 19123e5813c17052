import { describe, expect, test } from 'vitest'
import type { Line } from '../../../../../src/games/game'
import { russianRailroads } from '../../../../../src/games/russian-railroads'
import type { Action } from '../../../../../src/games/russian-railroads/rules/actions'
import type { State } from '../../../../../src/games/russian-railroads/rules/state'
import { giveTurn, stepsChangedWith } from '../../../../../src/games/russian-railroads/ui/table/give'
import { foldLines, type Log } from '../../../../../src/table/log'
import { tryMend, type Verdicts } from '../../../../../src/table/mend'
import { advance, boardOf, gameOf, industry, kv, pass, pointsOf, take, ts } from '../../game'

const [anna, boris, chloe] = [0, 1, 2]

const auto = (action: Action): Line<Action> => ({ ...action, at: 0, auto: true })

function logOf(start: State, ...actions: (Action | Line<Action>)[]): Log<State, Action> {
  const { log, refused } = foldLines(
    russianRailroads,
    start,
    actions.map(action => ({ at: 0, ...action })),
  )
  if (refused) throw new Error(`${refused.rule} is against line ${refused.line}`)
  return log
}

function give(log: Log<State, Action>, position: number, player: number, verdicts?: Verdicts) {
  const change = giveTurn(log, position, player)
  if (!change) throw new Error('nothing to give')
  return tryMend(russianRailroads, log, change, verdicts)
}

describe('a move given to another player', () => {
  // Everybody starts with black on the first space of each line.
  const annaBuilds = [
    take('track-black-1', { own: 1 }, anna),
    advance(ts, 'black', 0, anna),
    advance(kv, 'black', 0, anna),
  ]

  test('is the whole turn: the space, and everything done with it', () => {
    const { state, misfits, ready } = give(logOf(gameOf(3), ...annaBuilds), 0, chloe)
    expect([misfits, ready]).toEqual([[], true])
    expect(state.placements).toMatchObject([{ seat: chloe, space: 'track-black-1' }])
    expect(boardOf(state, chloe).tracks).toMatchObject({ [ts]: { black: 2 }, [kv]: { black: 2 } })
    expect(boardOf(state, anna)).toEqual(boardOf(gameOf(3), anna))
    expect(state.turn, 'the turn order goes on from Chloé').toBe(anna)
  })

  test('is the turn as far as it was done', () => {
    const { state, misfits } = give(logOf(gameOf(3), ...annaBuilds.slice(0, 2)), 0, boris)
    expect(misfits).toEqual([])
    expect(boardOf(state, boris).tracks[ts]).toEqual({ black: 2 })
    expect([state.turn, state.open.length]).toEqual([boris, 1])
  })

  test('ends before the next turn: what the player does then stays theirs', () => {
    const log = logOf(
      gameOf(3),
      ...annaBuilds,
      pass(boris),
      pass(chloe),
      take('industry-1', { own: 1 }, anna),
      auto(industry(0, 0, anna)),
    )
    const { state } = give(log, 0, boris, new Map([[3, 'force']]))
    expect(state.placements.map(({ seat }) => seat)).toEqual([boris, anna])
    expect(state.players.map(({ board }) => board.industry)).toEqual([[1], [0], [0]])
  })

  test('takes along what the app did by itself, where it fits', () => {
    const log = logOf(gameOf(3), take('industry-1', { own: 1 }, anna), auto(industry(0, 0, anna)))
    const given = give(log, 0, boris)
    expect(given.misfits).toEqual([])
    expect(given.state.players.map(({ board }) => board.industry)).toEqual([[0], [1], [0]])
    expect(given.state.turn).toBe(chloe)
  })

  test('is followed by what the app does by itself then: Boris’s marker stands further up and moves from there', () => {
    const log = logOf(
      gameOf(3, { boards: [{}, { industry: [2] }] }),
      take('industry-1', { own: 1 }, anna),
      auto(industry(0, 0, anna)),
      pass(boris),
      take('roubles', { own: 1 }, chloe),
    )
    const { state, ready } = give(log, 0, boris, new Map([[2, 'drop']]))
    expect(ready).toBe(true)
    expect(state.players.map(({ board }) => board.industry)).toEqual([[0], [3], [0]])
  })

  test('leaves what the table and the others did meanwhile as it was', () => {
    const [space, ...steps] = annaBuilds
    if (!space) throw new Error('no space')
    const points: Action = { do: 'points', player: anna, points: 3, reason: 'table' }
    const log = logOf(gameOf(3), space, points, ...steps)
    const { state, misfits } = give(log, 0, boris)
    expect(misfits).toEqual([])
    expect([pointsOf(state, anna), pointsOf(state, boris)]).toEqual([3, 0])
  })

  test('with a step that does not fit the other board asks what becomes of that step alone', () => {
    const full = gameOf(3, { boards: [{}, { tracks: { [ts]: { black: 15 } } }] })
    const { misfits } = give(logOf(full, ...annaBuilds), 0, boris)
    expect(misfits).toMatchObject([{ position: 1, refusal: { rule: 'track.line-end' } }])
    const { state, ready } = give(logOf(full, ...annaBuilds), 0, boris, new Map([[1, 'drop']]))
    expect(ready).toBe(true)
    expect(boardOf(state, boris).tracks[kv]).toEqual({ black: 2 })
  })

  test('lets the later ones follow: whoever is not next any more is asked about, all others fit', () => {
    // Anna, Boris, Chloé, Anna; the first turn was Boris’s, so that he has two in a row.
    const log = logOf(
      gameOf(3),
      ...annaBuilds,
      take('roubles', { own: 1 }, boris),
      take('industry-1', { own: 1 }, chloe),
      auto(industry(0, 0, chloe)),
      pass(anna),
    )
    const { misfits } = give(log, 0, boris)
    expect(misfits).toMatchObject([{ position: 3, refusal: { rule: 'turn.other-player' } }])
    const { state, ready } = give(log, 0, boris, new Map([[3, 'force']]))
    expect(ready).toBe(true)
    expect(state.placements.map(({ seat }) => seat)).toEqual([boris, boris, chloe])
    expect(state.passed).toEqual([anna])
  })
})

test('a pass is given alone', () => {
  const log = logOf(gameOf(3), pass(anna), take('roubles', { own: 1 }, boris))
  const { state } = give(log, 0, chloe)
  expect(state.passed).toEqual([chloe])
})

test('only a turn can be given', () => {
  const log = logOf(gameOf(2), { do: 'points', player: anna, points: 3, reason: 'table' })
  expect(giveTurn(log, 0, boris)).toBeUndefined()
  expect(giveTurn(log, 1, boris)).toBeUndefined()
})

describe('what is changed together', () => {
  const played = [
    take('track-black-1', { own: 1 }, anna),
    advance(ts, 'black', 0, anna),
    advance(kv, 'black', 0, anna),
    pass(boris),
  ]

  test('is a space with all that was done on it', () => {
    expect(stepsChangedWith(logOf(gameOf(3), ...played), 0)).toBe(3)
  })

  test('is a single step alone, and a pass alone', () => {
    const log = logOf(gameOf(3), ...played)
    expect([1, 2, 3].map(position => stepsChangedWith(log, position))).toEqual([1, 1, 1])
  })

  test('is what followed by itself', () => {
    const log = logOf(gameOf(3), ...played.slice(0, 2), auto(advance(kv, 'black', 0, anna)), pass(boris))
    expect([0, 1].map(position => stepsChangedWith(log, position))).toEqual([3, 2])
  })

  test('ends before a correction of the table', () => {
    const points = { do: 'points', player: anna, points: 3, reason: 'table' } as const
    expect(stepsChangedWith(logOf(gameOf(3), ...played.slice(0, 2), points), 0)).toBe(2)
  })
})

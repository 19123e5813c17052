import { expect, test } from 'vitest'
import { type Board, spaceOf } from '../../../../../src/games/russian-railroads/board/board'
import { industryGaps } from '../../../../../src/games/russian-railroads/printed/industry'
import { lineIds, lines } from '../../../../../src/games/russian-railroads/printed/lines'
import { apply } from '../../../../../src/games/russian-railroads/rules/apply'
import {
  drawSetup,
  pickByKind,
  playRandomGame,
  seededRandom,
} from '../../../../../src/games/russian-railroads/rules/random-game'
import { start } from '../../../../../src/games/russian-railroads/rules/setup'
import { boardAt, type State } from '../../../../../src/games/russian-railroads/rules/state'
import type { Spot } from '../../../../../src/games/russian-railroads/ui/board/spot'
import { createEditing, type Editing } from '../../../../../src/games/russian-railroads/ui/edit/editing'
import { tokenSetting } from '../../../../../src/games/russian-railroads/ui/edit/tap'

/** A table that only scores, on which somebody taps. */
function openTable(first: State) {
  let state = first
  let seat = 0
  const editing = createEditing({
    state: () => state,
    seat: () => seat,
    onDo(action) {
      const outcome = apply(state, action)
      if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${outcome.refusal.rule}`)
      state = outcome.state
      return undefined
    },
  })
  return { editing, sit: (at: number) => (seat = at) }
}

/** Sets a board as a scorekeeper would: the front track first, factories before markers. Gives the taps it took. */
function setBoard(editing: Editing, target: Board): number {
  let taps = 0
  const tap = (spot: Spot) => {
    taps++
    editing.tap(spot)
  }
  const choose = (number: number | undefined) => {
    taps++
    editing.choose(number)
  }
  for (const line of lineIds)
    for (const colour of lines[line].colours) {
      const space = spaceOf(target, line, colour)
      if (space !== spaceOf(editing.board(), line, colour)) tap({ at: 'space', line, space })
    }
  for (const line of lineIds) {
    const leaving = without(editing.board().locomotives[line], target.locomotives[line])
    for (const number of without(target.locomotives[line], editing.board().locomotives[line])) {
      const replaced = leaving.shift()
      const now = editing.board().locomotives[line]
      tap({ at: 'place', line, place: replaced === undefined ? now.length : now.indexOf(replaced) })
      choose(number)
    }
  }
  for (const [i, number] of target.factories.entries())
    if (editing.board().factories[i] !== number) {
      // A gap that a marker could still go to means that marker: then the dock names the gap, with one more tap.
      if (isAhead(editing.board(), i) && i < editing.board().factories.length) {
        taps += 2
        editing.ask({ of: 'factory', gap: i + 1 })
      } else tap({ at: 'gap', gap: i + 1 })
      choose(number)
    }
  if (editing.board().doublers !== target.doublers) tap({ at: 'doubler', place: target.doublers })
  // The second marker comes with its token, which is put down beside the board.
  if (editing.board().industry.length < target.industry.length)
    editing.setBoard(tokenSetting(editing.board(), 'second-marker'))
  for (const [i, position] of target.industry.entries())
    if (editing.board().industry[i] !== position) tap(spotAt(position))
  return taps
}

/** What is left of the numbers when these have been taken away, one by one. */
function without(numbers: readonly number[], taken: readonly number[]): number[] {
  const left = [...taken]
  return numbers.filter(number => {
    const at = left.indexOf(number)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const spotAt = (position: number): Spot => {
  const gap = industryGaps.findIndex(other => other === position) + 1
  return gap > 0 ? { at: 'gap', gap } : { at: 'position', position }
}

const isAhead = (board: Board, index: number): boolean =>
  board.industry.some(marker => marker < (industryGaps[index] ?? 0))

/** One tap per track that moved, marker and doubler; two per locomotive and factory. */
function allowance(before: Board, after: Board): number {
  const tracks = lineIds.flatMap(line =>
    lines[line].colours.filter(colour => spaceOf(before, line, colour) !== spaceOf(after, line, colour)),
  )
  const locomotives = lineIds.flatMap(line => without(after.locomotives[line], before.locomotives[line]))
  const factories = after.factories.filter((number, i) => before.factories[i] !== number)
  const markers = after.industry.filter((position, i) => (before.industry[i] ?? 0) !== position)
  const replacedAhead = before.factories.filter((number, i) => after.factories[i] !== number && isAhead(before, i))
  const doublers = after.doublers - before.doublers
  return (
    tracks.length + 2 * locomotives.length + 2 * factories.length + replacedAhead.length + markers.length + doublers
  )
}

test.each([2, 3] as const)('any board of %i players is set round by round within the allowance of taps', players => {
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
        const taps = setBoard(editing, target)
        expect(taps).toBeLessThanOrEqual(allowance(before, target))
        const { tracks, locomotives, factories, industry, doublers, extraWorkers } = target
        expect(editing.board()).toMatchObject({ locomotives, factories, industry, doublers, extraWorkers })
        for (const line of lineIds) expect(editing.board().tracks[line]).toEqual({ ...tracks[line] })
      }
    }
  }
})

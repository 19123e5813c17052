import { type Board, spaceOf } from '../../../../../src/games/russian-railroads/board/board'
import { industryGaps } from '../../../../../src/games/russian-railroads/printed/industry'
import { lineIds, lines } from '../../../../../src/games/russian-railroads/printed/lines'
import type { TokenId } from '../../../../../src/games/russian-railroads/printed/tokens'
import type { Action } from '../../../../../src/games/russian-railroads/rules/actions'
import { apply } from '../../../../../src/games/russian-railroads/rules/apply'
import type { State } from '../../../../../src/games/russian-railroads/rules/state'
import type { Spot } from '../../../../../src/games/russian-railroads/ui/board/spot'
import { createEditing, type Editing } from '../../../../../src/games/russian-railroads/ui/edit/editing'
import { tokenSetting } from '../../../../../src/games/russian-railroads/ui/edit/tap'

/** What a scorekeeper does to a board. `ask`: names a gap in the dock, where a tap on the board means its marker. */
export type Touch =
  | { readonly on: 'spot'; readonly spot: Spot }
  | { readonly on: 'number'; readonly number: number }
  | { readonly on: 'ask'; readonly gap: number }
  | { readonly on: 'token'; readonly token: TokenId }

/** A table that only scores, on which somebody taps. */
export function openTable(first: State) {
  let state = first
  let seat = 0
  const act = (action: Action): undefined => {
    const outcome = apply(state, action)
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${outcome.refusal.rule}`)
    state = outcome.state
  }
  const editing = createEditing({ state: () => state, seat: () => seat, onDo: act })
  return { editing, act, sit: (at: number) => (seat = at), state: () => state }
}

/** Does to a board in memory what a touch does on the screen. */
export function touch(editing: Editing, made: Touch): void {
  switch (made.on) {
    case 'spot':
      editing.tap(made.spot)
      break
    case 'number':
      editing.choose(made.number)
      break
    case 'ask':
      editing.ask({ of: 'factory', gap: made.gap })
      break
    case 'token':
      editing.setBoard(tokenSetting(editing.board(), made.token))
      break
  }
}

/** The touches that set a board as a scorekeeper would, each made before the next: the front track first, factories before markers. */
export function* touchesFor(editing: Editing, target: Board): Generator<Touch> {
  const at = (spot: Spot): Touch => ({ on: 'spot', spot })
  for (const line of lineIds)
    for (const colour of lines[line].colours) {
      const space = spaceOf(target, line, colour)
      if (space !== spaceOf(editing.board(), line, colour)) yield at({ at: 'space', line, space })
    }
  for (const line of lineIds) {
    const leaving = without(editing.board().locomotives[line], target.locomotives[line])
    for (const number of without(target.locomotives[line], editing.board().locomotives[line])) {
      const replaced = leaving.shift()
      const now = editing.board().locomotives[line]
      yield at({ at: 'place', line, place: replaced === undefined ? now.length : now.indexOf(replaced) })
      yield { on: 'number', number }
    }
  }
  for (const [i, number] of target.factories.entries())
    if (editing.board().factories[i] !== number) {
      // A gap that a marker could still go to means that marker: then the dock names the gap, with one more tap.
      if (isAhead(editing.board(), i) && i < editing.board().factories.length) yield { on: 'ask', gap: i + 1 }
      else yield at({ at: 'gap', gap: i + 1 })
      yield { on: 'number', number }
    }
  if (editing.board().doublers !== target.doublers) yield at({ at: 'doubler', place: target.doublers })
  // A token lies there once it is won, so the front marker goes first; the second one comes with its token.
  const front = target.industry[0] ?? 0
  if (editing.board().industry[0] !== front) yield at(spotAt(front))
  for (const token of target.tokens) if (!editing.board().tokens.includes(token)) yield { on: 'token', token }
  for (const [i, position] of target.industry.entries())
    if (editing.board().industry[i] !== position) yield at(spotAt(position))
}

/** What a touch costs on a phone; what lies beside the board has its own sheet, which is counted there. */
export const tapsOf = ({ on }: Touch): number => (on === 'ask' ? 2 : on === 'token' ? 0 : 1)

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
export function allowance(before: Board, after: Board): number {
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

import { spaceOf } from '../../board/board'
import type { Action, TurnMove } from '../../rules/actions'
import { apply } from '../../rules/apply'
import { nextTile } from '../../rules/moves/build'
import { boardAt, type State } from '../../rules/state'
import { urgent } from '../../rules/turn'
import { roundScore } from '../../scoring/round'
import { capital } from '../../text/said'
import type { Words } from '../../text/words'
import type { Mark } from '../board/spot'
import { sayGain } from '../scoring/gain'

/** A step that is marked on the board. */
export interface Target {
  readonly mark: Mark
  readonly action: Action
}

/** A tile that a factory can be built from. */
export interface Tile {
  readonly tile: number
  readonly returned: boolean
}

/** The steps of the player whose turn it is that have a place on the board. `tile`: the factory chosen among several. */
export function targetsOf(
  state: State,
  offered: readonly Action[],
  words: Words,
  { tile, gains }: { readonly tile?: Tile | undefined; readonly gains: boolean },
): Target[] {
  return offered.flatMap((action): Target[] => {
    const place = placeOf(state, action, words)
    if (!place || (action.do === 'factory' && !isTile(action, tile))) return []
    const gain = gains ? gainOf(state, action) : undefined
    if (gain === undefined) return [{ mark: place, action }]
    return [{ mark: { ...place, gain, label: words.dock.withGain(place.label, sayGain(gain)) }, action }]
  })
}

function placeOf(state: State, action: Action, { dock, names }: Words): Mark | undefined {
  const board = boardAt(state, state.turn)
  switch (action.do) {
    case 'advance': {
      const { line, colour } = action
      const space = spaceOf(board, line, colour) + 1
      const label = capital(dock.advanceTo(names.colours[colour], names.lines[line], space))
      return { spot: { at: 'space', line, space }, badge: names.colourMarks[colour], label }
    }
    case 'industry': {
      const position = action.from + 1
      return { spot: { at: 'position', position }, label: dock.industryTo(position) }
    }
    case 'locomotive':
    case 'move-on': {
      const number = action.do === 'locomotive' ? (nextTile(state) ?? 0) : inHand(state)
      const { line, replace } = action
      const at = replace === undefined ? -1 : board.locomotives[line].indexOf(replace)
      const place = at < 0 ? board.locomotives[line].length : at
      const label =
        replace === undefined
          ? dock.placeOn(number, names.lines[line])
          : dock.replaceOn(number, names.lines[line], replace)
      return { spot: { at: 'place', line, place }, badge: String(number), label }
    }
    case 'factory':
      return {
        spot: { at: 'gap', gap: action.gap },
        badge: String(action.tile),
        label: dock.factoryTo(action.tile, action.gap),
      }
    case 'doubler':
      return { spot: { at: 'doubler', place: board.doublers + 1 }, label: dock.doublerOnce }
    default:
      return undefined
  }
}

/** The number of the locomotive that is in the player's hand. */
export function inHand(state: State): number {
  const effect = urgent(state)
  return effect?.kind === 'chain' ? effect.number : 0
}

/** The tiles among which a factory can be chosen now. */
export function tilesOf(offered: readonly Action[]): Tile[] {
  const tiles = new Map<string, Tile>()
  for (const action of offered) {
    if (action.do !== 'factory') continue
    const tile = { tile: action.tile, returned: action.returned ?? false }
    tiles.set(JSON.stringify(tile), tile)
  }
  return [...tiles.values()]
}

export const isTile = (action: TurnMove<'factory'>, tile: Tile | undefined): boolean =>
  !tile || (action.tile === tile.tile && (action.returned ?? false) === tile.returned)

/** By how much the step changes what this round would score for the player. */
export function gainOf(state: State, action: Action): number | undefined {
  const outcome = apply(state, action)
  if (!outcome.ok) return undefined
  const total = (at: State) =>
    roundScore(boardAt(at, state.turn), state.copy).total + (at.players[state.turn]?.points ?? 0)
  const scored = outcome.state.scored.length > state.scored.length
  return scored ? undefined : total(outcome.state) - total(state)
}

/** The words whose steps have no place on the board: they are buttons in the dock. */
const inDock: readonly Action['do'][] = ['bonus', 'token', 'card', 'reuse', 'end-bonus', 'turn-over', 'leave']

export const optionsOf = (offered: readonly Action[]): Action[] =>
  offered.filter(({ do: word }) => inDock.includes(word))

import type { Board } from '../../board/board'
import { gapsFor, placeFactory, refuseGap } from '../../board/factories'
import {
  hasAnyFreePlace,
  hasFreePlace,
  type Place,
  placeLocomotive,
  placesFor,
  refusePlace,
} from '../../board/locomotives'
import { type Refusal, refuse } from '../../board/refusal'
import { wonBetween } from '../../board/special-spaces'
import { lowestPile } from '../../board/supply'
import type { Build } from '../../printed/effects'
import type { MoveRule, TurnMove } from '../actions'
import { grantWon, open, useUp } from '../effects'
import { boardAt, boardsOf, change, type OpenEffect, type Seat, type State, withBoard } from '../state'
import { readyEffects, refuseEffect, refusePlayer, urgent } from '../turn'

/** The number on the lowest pile, from which locomotives and factories are taken. What is in a hand has left its pile. */
export function nextTile(state: State): number | undefined {
  const inHand = state.open.flatMap(effect => (effect.kind === 'chain' ? [effect.number] : []))
  return lowestPile(boardsOf(state), [...state.returned, ...inHand], state.cards.includes('locomotive-nine'))
}

const builds =
  (what: Build) =>
  (effect: OpenEffect): boolean =>
    effect.kind === 'build' && effect.what.includes(what)

export const locomotive: MoveRule<TurnMove<'locomotive'>> = {
  candidates(state) {
    const effects = readyEffects(state, builds('locomotive'))
    const number = effects.length > 0 ? nextTile(state) : undefined
    if (number === undefined) return []
    const places = placesFor(boardAt(state, state.turn), number)
    return effects.flatMap(([of]) =>
      places.map(place => ({ do: 'locomotive' as const, player: state.turn, of, ...place })),
    )
  },

  refuse(state, { player, of, line, replace }) {
    const refusal = refuseEffect(state, player, of, builds('locomotive'))
    if (refusal) return refusal
    const number = nextTile(state)
    if (number === undefined) return refuse('supply.empty', { piece: 'locomotive' })
    return refusePlace(boardAt(state, player), number, { line, replace })
  },

  perform(state, { player, of, line, replace }) {
    const number = nextTile(state)
    if (number === undefined || !isThere(boardAt(state, player), { line, replace })) return state
    return putDown(useUp(state, of), player, number, { line, replace })
  },
}

export const factory: MoveRule<TurnMove<'factory'>> = {
  candidates(state) {
    const effects = readyEffects(state, builds('factory'))
    if (effects.length === 0) return []
    const pile = nextTile(state)
    const tiles = [
      ...(pile === undefined ? [] : [{ tile: pile }]),
      ...[...new Set(state.returned)].map(tile => ({ tile, returned: true as const })),
    ]
    const gaps = gapsFor(boardAt(state, state.turn))
    return effects.flatMap(([of]) =>
      tiles.flatMap(tile => gaps.map(gap => ({ do: 'factory' as const, player: state.turn, of, ...tile, gap }))),
    )
  },

  refuse: (state, { player, of, tile, returned, gap }) =>
    refuseEffect(state, player, of, builds('factory')) ??
    (hasTile(state, tile, returned) ? undefined : refuse('supply.empty', { piece: 'factory', number: tile })) ??
    refuseGap(boardAt(state, player), gap),

  perform(state, { player, of, tile, returned, gap }) {
    const board = boardAt(state, player)
    const replaced = board.factories[gap - 1]
    const supply = returned ? without(state.returned, tile) : state.returned
    const next = withBoard(useUp(state, of), player, placeFactory(board, tile, gap))
    return change(next, { returned: replaced === undefined ? supply : [...supply, replaced] })
  },
}

const hasTile = (state: State, tile: number, returned: true | undefined): boolean =>
  returned ? state.returned.includes(tile) : nextTile(state) === tile

const without = (numbers: readonly number[], number: number): readonly number[] => {
  const at = numbers.indexOf(number)
  return at < 0 ? numbers : numbers.toSpliced(at, 1)
}

/** The locomotive in the player's hand. */
function chained(state: State): number | undefined {
  const effect = urgent(state)
  return effect?.kind === 'chain' ? effect.number : undefined
}

function refuseChain(state: State, seat: Seat): Refusal | undefined {
  return refusePlayer(state, seat) ?? (chained(state) === undefined ? refuse('turn.not-open') : undefined)
}

export const moveOn: MoveRule<TurnMove<'move-on'>> = {
  candidates(state) {
    const number = chained(state)
    if (number === undefined) return []
    return placesFor(boardAt(state, state.turn), number).map(place => ({
      do: 'move-on' as const,
      player: state.turn,
      ...place,
    }))
  },

  refuse: (state, { player, line, replace }) =>
    refuseChain(state, player) ?? refusePlace(boardAt(state, player), chained(state) ?? 0, { line, replace }),

  perform(state, { player, line, replace }) {
    const number = chained(state)
    if (number === undefined || !isThere(boardAt(state, player), { line, replace })) return state
    return putDown(endChain(state), player, number, { line, replace })
  },
}

export const turnOver: MoveRule<TurnMove<'turn-over'>> = {
  candidates: state => (chained(state) === undefined ? [] : [{ do: 'turn-over', player: state.turn }]),

  refuse(state, { player }) {
    const refusal = refuseChain(state, player)
    if (refusal) return refusal
    if (isFromCard(urgent(state))) return refuse('action.incomplete')
    return hasAnyFreePlace(boardAt(state, player))
      ? refuse('loco.place-free', { number: chained(state) ?? 0 })
      : undefined
  },

  perform(state) {
    const number = chained(state)
    if (number === undefined || isFromCard(urgent(state))) return state
    return change(endChain(state), { returned: [...state.returned, number] })
  },
}

/** The #9 of the ? card has no factory on its back. */
const isFromCard = (effect: OpenEffect | undefined): boolean => effect?.from === 'card:locomotive-nine'

/** Whether the place exists on this board: a free one, or one with the number to be replaced. */
const isThere = (board: Board, { line, replace }: Place): boolean =>
  replace === undefined ? hasFreePlace(board, line) : board.locomotives[line].includes(replace)

/** Puts a locomotive down. Reach never falls, so what it wins can be granted at once: it waits until the chain is done. */
function putDown(state: State, seat: Seat, number: number, place: Place): State {
  const before = boardAt(state, seat)
  const { line, replace } = place
  const after = placeLocomotive(before, number, place)
  const next = grantWon(withBoard(state, seat, after), seat, wonBetween(before, after, line))
  if (replace === undefined) return next
  return open(next, { kind: 'chain', number: replace, steps: 1, from: 'locomotive', duty: false })
}

const endChain = (state: State): State => change(state, { open: state.open.filter(effect => effect !== urgent(state)) })

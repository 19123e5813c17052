import { frontMarker } from '../../board/board'
import { factoryAt, moveMarker, refuseIndustry } from '../../board/industry'
import { industryEnd } from '../../printed/industry'
import { factories, type LocomotiveNumber } from '../../printed/locomotives'
import type { MoveRule, TurnMove } from '../actions'
import { grant, open, useUp } from '../effects'
import { boardAt, type OpenEffect, type Seat, type State, withBoard } from '../state'
import { readyEffects, refuseEffect } from '../turn'

const fits = (effect: OpenEffect): boolean => effect.kind === 'industry' || effect.kind === 'again'

export const industry: MoveRule<TurnMove<'industry'>> = {
  candidates(state) {
    const board = boardAt(state, state.turn)
    const markers = [...new Set(board.industry)].filter(from => !refuseIndustry(board, from))
    return readyEffects(state, fits).flatMap(([of]) =>
      markers.map(from => ({ do: 'industry' as const, player: state.turn, of, from })),
    )
  },

  refuse: (state, { player, of, from }) =>
    refuseEffect(state, player, of, fits) ?? refuseIndustry(boardAt(state, player), from),

  perform(state, { player, of, from }) {
    const before = boardAt(state, player)
    if (!before.industry.includes(from) || from >= industryEnd) return state
    const moved = withBoard(useUp(state, of), player, moveMarker(before, from))
    return winToken(winFactory(moved, player, from + 1), player, frontMarker(before))
  },
}

/** A marker that arrives on a factory wins its ability. */
function winFactory(state: State, seat: Seat, position: number): State {
  const number = factoryAt(boardAt(state, seat), position)
  return number === undefined
    ? state
    : grant(state, seat, [factories[number as LocomotiveNumber]], `factory:${number}`, false)
}

/** The first marker that reaches the ? wins a token. */
function winToken(state: State, seat: Seat, frontBefore: number): State {
  const token = state.copy.industryToken
  if (frontBefore >= token || frontMarker(boardAt(state, seat)) < token) return state
  return open(state, { kind: 'token', steps: 1, from: 'won:token', duty: false })
}

import { spaceOf } from '../../board/board'
import type { Refusal } from '../../board/refusal'
import { wonBetween } from '../../board/special-spaces'
import { advanceTrack, refuseAdvance } from '../../board/track'
import { type Colour, lineIds, lines } from '../../printed/lines'
import type { MoveRule, TurnMove } from '../actions'
import { grantWon, useUp } from '../effects'
import { boardAt, type OpenEffect, withBoard } from '../state'
import { readyEffects, refuseEffect } from '../turn'

/** ? card (a) may give its black advancement once more. */
const againColours: readonly Colour[] = ['black']

const coloursOf = (effect: OpenEffect): readonly Colour[] => {
  if (effect.kind === 'advance') return effect.colours
  return effect.kind === 'again' ? againColours : []
}

export const advance: MoveRule<TurnMove<'advance'>> = {
  candidates(state) {
    const board = boardAt(state, state.turn)
    return readyEffects(state, effect => coloursOf(effect).length > 0).flatMap(([of, effect]) =>
      lineIds.flatMap(line =>
        coloursOf(effect)
          .filter(colour => !refuseAdvance(board, line, colour))
          .map(colour => ({ do: 'advance' as const, player: state.turn, of, line, colour })),
      ),
    )
  },

  refuse: (state, { player, of, line, colour }): Refusal | undefined =>
    refuseEffect(state, player, of, effect => coloursOf(effect).includes(colour)) ??
    refuseAdvance(boardAt(state, player), line, colour),

  perform(state, { player, of, line, colour }) {
    const before = boardAt(state, player)
    // Forced against all rules a track still stays on its line.
    if (!lines[line].colours.includes(colour) || spaceOf(before, line, colour) >= lines[line].spaces) return state
    const after = advanceTrack(before, line, colour)
    return grantWon(withBoard(useUp(state, of), player, after), player, wonBetween(before, after, line))
  },
}

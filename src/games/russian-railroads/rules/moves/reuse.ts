import { refuse } from '../../board/refusal'
import type { MoveRule, TurnMove } from '../actions'
import { allowsBlack, grant, grantExtraStep, refuseAtOnce, useUp } from '../effects'
import { countPieces } from '../payment'
import { effectsOf, engineerOn, isOneWorkerSpace, isOrderSpace } from '../spaces'
import type { OpenEffect, Placement, Space, State } from '../state'
import { readyEffects, refuseEffect } from '../turn'

const fits = (effect: OpenEffect): boolean => effect.kind === 'reuse'

/** A one-worker space that the player used this round with a single piece is used again; nothing is paid for it. */
export const reuse: MoveRule<TurnMove<'reuse'>> = {
  candidates: state =>
    readyEffects(state, fits).flatMap(([of, effect]) =>
      distinct(state.placements.filter(placement => isReusable(state, placement, effect))).map(({ space, black }) => ({
        do: 'reuse' as const,
        player: state.turn,
        of,
        space,
        black: black > 0,
      })),
    ),

  refuse(state, { player, of, space, black }) {
    const refusal = refuseEffect(state, player, of, fits)
    const effect = state.open[of]
    if (refusal || !effect) return refusal ?? refuse('turn.not-open')
    const named = state.placements.some(
      placement => placement.space === space && placement.black > 0 === black && isReusable(state, placement, effect),
    )
    if (!named) return refuse('reuse.not-allowed', { space })
    return effect.duty ? refuseAtOnce(state, player, effectsOf(state, space)) : undefined
  },

  perform(state, { player, of, space, black }) {
    const effects = effectsOf(state, space)
    const duty = state.open[of]?.duty ?? false
    const granted = grant(useUp(state, of), player, effects, `space:${space}`, duty)
    return black && allowsBlack(effects) ? grantExtraStep(granted) : granted
  },
}

function isReusable(state: State, placement: Placement, effect: OpenEffect): boolean {
  const { seat, space } = placement
  if (seat !== state.turn || countPieces(placement) !== 1 || !isOneWorkerSpace(state, space)) return false
  // The turquoise workers are gone, and the claimed place cannot be claimed again.
  if (space === 'temp-workers' || isOrderSpace(space)) return false
  // The engineer cannot name itself; the factory may name the engineer, which then names another space.
  return effect.from.startsWith('factory:') || engineerOn(state, space) !== 'use-again'
}

/** Pieces on `track-basic` differ only in whether the black worker is among them. */
function distinct(placements: readonly Placement[]): Placement[] {
  const seen = new Set<`${Space}${boolean}`>()
  return placements.filter(({ space, black }) => {
    const key = `${space}${black > 0}` as const
    return !seen.has(key) && seen.add(key)
  })
}

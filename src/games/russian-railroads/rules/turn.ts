import { type Refusal, refuse } from '../board/refusal'
import type { OpenEffect, Seat, State } from './state'

const playing: readonly State['phase'][] = ['bonus', 'turns', 'moved']

/** Why this player may not do anything now, if so. What a forced move has opened is resolved in whatever phase. */
export function refusePlayer(state: State, seat: Seat): Refusal | undefined {
  const isOpen = state.open.length > 0
  if (!isOpen && !playing.includes(state.phase)) return refuse('turn.not-open')
  if (seat === state.turn && isOpen) return undefined
  if (state.phase === 'turns' && state.passed.includes(seat)) return refuse('turn.passed', { player: seat })
  return seat === state.turn ? undefined : refuse('turn.other-player', { player: state.turn })
}

/** The same, for what only begins when nothing is open. */
export const refuseBeginning = (state: State, seat: Seat): Refusal | undefined =>
  refusePlayer(state, seat) ?? (state.open.length > 0 ? refuse('turn.pending') : undefined)

/** The kinds that are finished before anything else. */
const first: readonly OpenEffect['kind'][] = ['chain', 'reuse']

/** The effect that must be resolved next, where there is one. */
export const urgent = (state: State): OpenEffect | undefined => {
  for (const kind of first) {
    const effect = state.open.find(open => open.kind === kind)
    if (effect) return effect
  }
  return undefined
}

/** Whether the effect can be resolved now: nothing urgent comes before it, and its own conditions hold. */
export function isReady(state: State, effect: OpenEffect): boolean {
  const before = urgent(state)
  if (before) return before === effect
  if (effect.kind === 'end-bonus') return state.open.every(open => open.kind === 'end-bonus')
  if (effect.kind === 'again') return !state.open.some(open => open.duty && open.from === effect.from)
  return true
}

/** Why the effect at this index cannot be used for a step of this kind, if it cannot. */
export function refuseEffect(
  state: State,
  seat: Seat,
  index: number,
  fits: (effect: OpenEffect) => boolean,
): Refusal | undefined {
  const refusal = refusePlayer(state, seat)
  if (refusal) return refusal
  const effect = state.open[index]
  if (!effect || !fits(effect)) return refuse('turn.not-open')
  return isReady(state, effect) ? undefined : refuse('turn.pending')
}

/** The open effects of this kind that can be used now, each with its index. */
export function readyEffects(state: State, fits: (effect: OpenEffect) => boolean): [number, OpenEffect][] {
  const ready: [number, OpenEffect][] = []
  for (const [index, effect] of state.open.entries())
    if (fits(effect) && isReady(state, effect)) ready.push([index, effect])
  return ready
}

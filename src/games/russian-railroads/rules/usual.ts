import type { TurnMove } from './actions'
import { allowsBlack } from './effects'
import { handOf, paymentOf, paymentsFor, pieceKinds, piecesOf } from './payment'
import { costOf, effectsOf, isOrderSpace } from './spaces'
import type { Pieces, Space, State } from './state'

type Preference = readonly (keyof Pieces)[]

// Nothing is lost by it: turquoise workers go back anyway, and roubles are kept from round to round.
const usual: Preference = ['turquoise', 'own', 'black', 'roubles']
/** Where the black worker gives its extra step it goes first. */
const withExtraStep: Preference = ['black', 'turquoise', 'own', 'roubles']
/** A turn order space takes an own worker; with any other piece it would have to be swapped. */
const onOrderSpace: Preference = ['own', 'turquoise', 'black', 'roubles']

/** Of the ways to pay for one space, the one that a player takes without thinking. */
export function usualTake(state: State, takes: readonly TurnMove<'take'>[]): TurnMove<'take'> | undefined {
  const [first, ...others] = takes
  if (!first) return undefined
  const preference = preferenceFor(state, first.space)
  return others.reduce((best, take) => (dearness(take, preference) < dearness(best, preference) ? take : best), first)
}

/** Taking the space as one would pay for it, whether or not a rule is against it. */
export function attempt(state: State, space: Space): TurnMove<'take'> {
  const cost = costOf(state, space)
  const take = (pay: TurnMove<'take'>['pay']): TurnMove<'take'> => ({ do: 'take', player: state.turn, space, pay })
  const plain = take(paymentOf({ own: cost.workers, black: 0, turquoise: 0, roubles: cost.roubles }))
  if (state.phase === 'moved') return plain
  const affordable = paymentsFor(handOf(state, state.turn), cost).map(pieces => take(paymentOf(pieces)))
  return usualTake(state, affordable) ?? plain
}

function preferenceFor(state: State, space: Space): Preference {
  if (isOrderSpace(space)) return onOrderSpace
  return allowsBlack(effectsOf(state, space)) ? withExtraStep : usual
}

/** Higher, the more pieces are used that one would rather keep; one such piece outweighs all that are preferred to it. */
function dearness({ pay }: TurnMove<'take'>, preference: Preference): number {
  const pieces = piecesOf(pay)
  return pieceKinds.reduce((sum, kind) => sum + pieces[kind] * 10 ** preference.indexOf(kind), 0)
}

import { type Refusal, refuse } from '../../board/refusal'
import type { MoveRule, TurnMove } from '../actions'
import { allowsBlack, grant, grantExtraStep, refuseAtOnce } from '../effects'
import { countPieces, handOf, paymentOf, paymentsFor, pieceKinds, piecesOf, refusePayment } from '../payment'
import {
  boardSpaces,
  costOf,
  effectsOf,
  isOneWorkerSpace,
  isOrderSpace,
  ownEngineer,
  ownSpace,
  refuseSpace,
} from '../spaces'
import {
  boardAt,
  change,
  isAway,
  type Pieces,
  type Placement,
  playerAt,
  playersWith,
  type Seat,
  type Space,
  type State,
} from '../state'
import { refuseBeginning } from '../turn'

/** The moved order worker pays by itself. */
const oneOwn: Pieces = { own: 1, black: 0, turquoise: 0, roubles: 0 }

export const take: MoveRule<TurnMove<'take'>> = {
  candidates(state) {
    const player = state.turn
    if (state.open.length > 0 || (state.phase !== 'turns' && state.phase !== 'moved')) return []
    if (isAway(state, player)) return []
    const hand = state.phase === 'moved' ? oneOwn : handOf(state, player)
    return spacesFor(state, player)
      .filter(space => !refuseSpace(state, player, space))
      .flatMap(space =>
        paymentsFor(hand, costOf(state, space)).flatMap(pieces =>
          swapsFor(state, player, space, pieces).map(swap => ({
            do: 'take' as const,
            player,
            space,
            pay: paymentOf(pieces),
            ...(swap ? { swap } : {}),
          })),
        ),
      )
  },

  refuse(state, { player, space, pay, swap }) {
    const pieces = piecesOf(pay)
    return (
      refuseBeginning(state, player) ??
      (state.phase === 'bonus' ? refuse('turn.not-open') : undefined) ??
      (isAway(state, player) ? refuse('turn.passed', { player }) : undefined) ??
      refuseSpace(state, player, space) ??
      (state.phase === 'moved' ? refuseMoved(state, space, pieces) : undefined) ??
      refuseOrder(state, player, space) ??
      (state.phase === 'moved' ? undefined : refusePayment(handOf(state, player), costOf(state, space), pieces)) ??
      refuseSwap(state, player, space, pieces, swap) ??
      (ownEngineer(space) ? undefined : refuseAtOnce(state, player, effectsOf(state, space)))
    )
  },

  perform(state, { player, space, pay, swap }) {
    const pieces = piecesOf(pay)
    const paid =
      state.phase === 'moved' && state.movers.includes(player)
        ? moveOrderWorker(state, player, space)
        : placePieces(state, player, space, pieces)
    const swapped = swap ? swapOwnWorker(paid, player, space, swap, pieces) : paid
    const effects = effectsOf(state, space)
    const granted = grant(swapped, player, effects, `space:${space}`, !ownEngineer(space))
    return pieces.black > 0 && allowsBlack(effects) ? grantExtraStep(granted) : granted
  },
}

/** All spaces that this player could ever take: the board's, and the own engineers. */
export const spacesFor = (state: State, seat: Seat): readonly Space[] => [
  ...boardSpaces,
  ...boardAt(state, seat).engineers.map(ownSpace),
]

function refuseMoved(state: State, space: Space, pieces: Pieces): Refusal | undefined {
  if (!isOneWorkerSpace(state, space) || isOrderSpace(space)) return refuse('space.one-worker-only', { space })
  return pieces.own === 1 && countPieces(pieces) === 1 ? undefined : refuse('payment.wrong', { workers: 1, roubles: 0 })
}

function refuseOrder(state: State, seat: Seat, space: Space): Refusal | undefined {
  if (!isOrderSpace(space)) return undefined
  const place = space === 'order-1' ? 0 : 1
  if (state.order[place] === seat && state.players.length > 2)
    return refuse('order.current-place', { place: place + 1 })
  return state.placements.some(placement => placement.seat === seat && isOrderSpace(placement.space))
    ? refuse('order.both')
    : undefined
}

/** A turn order space takes an own worker; whatever else is paid changes places with one already placed. */
function refuseSwap(
  state: State,
  seat: Seat,
  space: Space,
  pieces: Pieces,
  swap: Space | undefined,
): Refusal | undefined {
  if (!isOrderSpace(space) || pieces.own > 0) return swap ? refuse('turn.not-open') : undefined
  const from = swap && ownWorkerOn(state, seat, swap)
  return from ? undefined : refuse('order.own-worker')
}

/** The spaces whose own worker could be swapped in; a single undefined where no swap is due. */
function swapsFor(state: State, seat: Seat, space: Space, pieces: Pieces): readonly (Space | undefined)[] {
  if (!isOrderSpace(space) || pieces.own > 0) return [undefined]
  const spaces = state.placements.filter(({ own, ...at }) => at.seat === seat && own > 0).map(at => at.space)
  return [...new Set(spaces)]
}

const ownWorkerOn = (state: State, seat: Seat, space: Space): Placement | undefined =>
  state.placements.find(placement => placement.seat === seat && placement.space === space && placement.own > 0)

function placePieces(state: State, seat: Seat, space: Space, pieces: Pieces): State {
  const roubles = Math.max(0, playerAt(state, seat).roubles - pieces.roubles)
  const { own, black, turquoise, roubles: paid } = pieces
  return change(state, {
    players: paid === 0 ? state.players : playersWith(state, seat, { roubles }),
    placements: [...state.placements, { seat, space, own, black, turquoise, roubles: paid }],
  })
}

const moveOrderWorker = (state: State, seat: Seat, space: Space): State =>
  change(state, {
    placements: state.placements.map(placement =>
      placement.seat === seat && isOrderSpace(placement.space) ? { ...placement, space } : placement,
    ),
  })

/** What was paid takes the place of the own worker, which goes to the turn order space. */
function swapOwnWorker(state: State, seat: Seat, space: Space, swap: Space, paid: Pieces): State {
  const from = ownWorkerOn(state, seat, swap)
  const kind = pieceKinds.find(piece => paid[piece] > 0)
  if (!from || !kind) return state
  return change(state, {
    placements: state.placements.map(placement => {
      if (placement === from) return { ...from, own: from.own - 1, [kind]: from[kind] + 1 }
      return placement.seat === seat && placement.space === space ? { seat, space, ...oneOwn } : placement
    }),
  })
}

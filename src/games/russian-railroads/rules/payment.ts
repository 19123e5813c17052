import { type Refusal, refuse } from '../board/refusal'
import { tempWorkers } from '../printed/players'
import type { Payment } from './actions'
import { type Pieces, playerAt, type Seat, type State } from './state'

export const pieceKinds = ['own', 'black', 'turquoise', 'roubles'] as const

export const piecesOf = (payment: Payment): Pieces => ({
  own: payment.own ?? 0,
  black: payment.black ?? 0,
  turquoise: payment.turquoise ?? 0,
  roubles: payment.roubles ?? 0,
})

export const countPieces = ({ own, black, turquoise, roubles }: Pieces): number => own + black + turquoise + roubles

/** What a player can still pay with in this round: everything won that does not lie on a space. */
export function handOf(state: State, seat: Seat): Pieces {
  const { board, roubles } = playerAt(state, seat)
  let own = state.workers + board.extraWorkers
  let black = board.blackWorker ? 1 : 0
  let turquoise = 0
  for (const placement of state.placements) {
    if (placement.seat !== seat) continue
    if (placement.space === 'temp-workers') turquoise += tempWorkers
    own -= placement.own
    black -= placement.black
    turquoise -= placement.turquoise
  }
  return { own: Math.max(0, own), black: Math.max(0, black), turquoise: Math.max(0, turquoise), roubles }
}

type Cost = { readonly workers: number; readonly roubles: number }

/** Why this payment does not do, if it does not: a worker never stands for a rouble, and the sum is exact. */
export function refusePayment(hand: Pieces, cost: Cost, pay: Pieces): Refusal | undefined {
  const short = pieceKinds.find(kind => pay[kind] > hand[kind])
  if (short) return refuse('payment.short', { piece: short, need: pay[short], have: hand[short] })
  const due = cost.workers + cost.roubles
  if (countPieces(pay) !== due || pay.roubles < cost.roubles || pieceKinds.some(kind => pay[kind] < 0))
    return refuse('payment.wrong', { workers: cost.workers, roubles: cost.roubles })
  return undefined
}

/** Every mix of workers and roubles that pays the cost. */
export function paymentsFor(hand: Pieces, cost: Cost): Pieces[] {
  const due = cost.workers + cost.roubles
  const payments: Pieces[] = []
  for (let black = 0; black <= Math.min(hand.black, cost.workers); black++)
    for (let turquoise = 0; turquoise <= Math.min(hand.turquoise, cost.workers - black); turquoise++)
      for (let own = 0; own <= Math.min(hand.own, cost.workers - black - turquoise); own++) {
        const roubles = due - black - turquoise - own
        if (roubles <= hand.roubles) payments.push({ own, black, turquoise, roubles })
      }
  return payments
}

/** A payment as an action names it. */
export const paymentOf = (pieces: Pieces): Payment =>
  Object.fromEntries(pieceKinds.filter(kind => pieces[kind] > 0).map(kind => [kind, pieces[kind]]))

import { scoreEnd } from '../scoring/end'
import { roundScore } from '../scoring/round'
import { boardsOf, change, isAway, isLastRound, playerAt, type Seat, type State } from './state'

/** Goes on once nothing is open: to the turn that was interrupted, the next player, the moved order workers or the scoring. */
export function settle(state: State): State {
  if (state.open.length > 0) return state
  if (state.back) return change(state, state.back)
  if (state.phase === 'bonus') return nextBonus(state)
  if (state.phase === 'turns') return nextTurn(state)
  return state.phase === 'moved'
    ? nextMover(change(state, { movers: state.movers.filter(seat => seat !== state.turn) }))
    : state
}

/** Starting bonuses go from the last player to the second. */
function nextBonus(state: State): State {
  const before = state.order.slice(1, Math.max(1, state.order.indexOf(state.turn)))
  const turn = before.findLast(seat => !isAway(state, seat))
  return turn === undefined ? beginTurns(state) : change(state, { turn })
}

export const beginTurns = (state: State): State => change(state, { phase: 'turns', turn: state.order[0] ?? 0 })

/** The next in turn order who has not passed. */
export function nextTurn(state: State): State {
  const { order, passed } = state
  const place = order.indexOf(state.turn)
  for (let further = 1; further <= order.length; further++) {
    const turn = order[(place + further) % order.length]
    if (turn !== undefined && !passed.includes(turn)) return change(state, { turn })
  }
  return endTurns(state)
}

/** All have passed: the places claimed are taken, and their workers act once more, `order-2` first. */
function endTurns(state: State): State {
  if (isLastRound(state)) return change(state, { phase: 'scoring', nextOrder: state.order })
  const first = claimant(state, 'order-1')
  const second = claimant(state, 'order-2')
  const movers = [...new Set([second, first].filter(seat => seat !== undefined))]
  return nextMover(change(state, { nextOrder: reorder(state.order, first, second), movers }))
}

/** The table does not wait for those who have not passed, nor for the moved order workers. */
const closeTurns = (state: State): State => (state.phase === 'turns' ? endTurns(state) : state)

const claimant = (state: State, space: 'order-1' | 'order-2'): Seat | undefined =>
  state.placements.find(placement => placement.space === space)?.seat

function nextMover(state: State): State {
  const [turn] = state.movers
  return change(state, turn === undefined ? { phase: 'scoring' } : { phase: 'moved', turn })
}

/** The turn order of the next round: claimed places are taken, the others fill the rest from the front. */
export function reorder(order: readonly Seat[], first: Seat | undefined, second: Seat | undefined): readonly Seat[] {
  if (first === undefined && second === order[0]) return order
  const others = order.filter(seat => seat !== first && seat !== second)
  const front = first ?? others.shift()
  // Only by force can one player have claimed both places.
  const behind = second === first ? others.shift() : (second ?? others.shift())
  return [front, behind, ...others].filter(seat => seat !== undefined)
}

/** Scores the round for everyone, cleans up and begins the next round or the final. */
export function scoreAll(before: State): State {
  const state = closeTurns(before)
  const scores = boardsOf(state).map(board => roundScore(board, state.copy))
  const scored = change(state, {
    players: state.players.map((player, seat) => ({ ...player, points: player.points + (scores[seat]?.total ?? 0) })),
    scored: [...state.scored, { round: state.round, order: state.order, scores }],
    movers: [],
    open: [],
    back: undefined,
  })
  return isLastRound(state) ? change(scored, { phase: 'final' }) : cleanUp(scored)
}

/** Workers and paid roubles go back, engineers move to the right, the new turn order holds. */
function cleanUp(state: State): State {
  const [, ...engineers] = state.engineers
  const next = change(state, {
    round: state.round + 1,
    order: state.nextOrder,
    placements: [],
    passed: [],
    engineers,
  })
  return state.way === 'track' ? beginTurns(next) : next
}

/** The final scoring. */
export function endGame(state: State): State {
  const end = scoreEnd(boardsOf(state), state.copy)
  return change(state, {
    phase: 'over',
    end,
    players: end.map(({ points }, seat) => {
      const player = playerAt(state, seat)
      return { ...player, points: player.points + points }
    }),
  })
}

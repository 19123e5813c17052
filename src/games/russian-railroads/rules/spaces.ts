import { type Refusal, refuse } from '../board/refusal'
import { type ActionSpace, actionSpaces, type BoardSpace, type SpaceGroup } from '../printed/action-spaces'
import { printedDefaults, type UncertainSpace } from '../printed/copy'
import type { PrintedEffect } from '../printed/effects'
import { type EngineerId, engineerCost, engineers } from '../printed/engineers'
import { blockedForTwo } from '../printed/players'
import { isLastRound, type Placement, playerAt, type Seat, type Space, type State } from './state'

export const boardSpaces = Object.keys(actionSpaces) as readonly BoardSpace[]

/** Where the engineers of the public spaces and of the hiring space lie in the row. */
const engineerPlaces: Readonly<Partial<Record<BoardSpace, number>>> = {
  hire: 0,
  'engineer-right': 1,
  'engineer-left': 2,
}

/** The engineer that lies beside a board and is this space. */
export const ownEngineer = (space: Space): EngineerId | undefined =>
  space.startsWith('own-') ? ownSpaces.get(space) : undefined

export const ownSpace = (engineer: EngineerId): Space => `own-${engineer}`

const ownSpaces: ReadonlyMap<Space, EngineerId> = new Map(
  (Object.keys(engineers) as EngineerId[]).map(engineer => [ownSpace(engineer), engineer]),
)

/** The engineer whose action the space gives in this round, public or own. */
export function engineerOn(state: State, space: Space): EngineerId | undefined {
  const own = ownEngineer(space)
  if (own) return own
  const place = engineerPlaces[space as BoardSpace]
  return place === undefined ? undefined : (state.engineers[place] ?? undefined)
}

/** The area of the main board to which a space belongs; own engineers go with the others. */
export const groupOf = (space: Space): SpaceGroup => printedSpace(space)?.group ?? 'engineer'

const printedSpace = (space: Space): ActionSpace | undefined => actionSpaces[space as BoardSpace]

/** Workers and roubles that the space takes. */
export function costOf(state: State, space: Space): { readonly workers: number; readonly roubles: number } {
  if (space === 'last-round') return { workers: state.copy.lastRoundWorkers, roubles: 0 }
  return printedSpace(space) ?? engineerCost
}

export const isOneWorkerSpace = (state: State, space: Space): boolean => {
  const { workers, roubles } = costOf(state, space)
  return workers === 1 && roubles === 0
}

/** What the space does. */
export function effectsOf(state: State, space: Space): readonly PrintedEffect[] {
  if (space === 'engineer-left' || space === 'engineer-right' || ownEngineer(space)) {
    const engineer = engineerOn(state, space)
    return engineer ? engineers[engineer].effects : []
  }
  return printedSpace(space)?.effects ?? []
}

export const isOrderSpace = (space: Space): boolean => space === 'order-1' || space === 'order-2'

export const placementsOn = (state: State, space: Space): readonly Placement[] =>
  state.placements.filter(placement => placement.space === space)

/** Why the space is not there for this player now, or is taken. */
export function refuseSpace(state: State, seat: Seat, space: Space): Refusal | undefined {
  const own = ownEngineer(space)
  const taken = space !== 'track-basic' && state.placements.some(placement => placement.space === space)
  if (own) {
    if (!playerAt(state, seat).board.engineers.includes(own)) return refuse('engineer.not-yours', { engineer: own })
    return taken ? refuse('engineer.used', { engineer: own }) : undefined
  }
  if (taken) return refuse('space.occupied', { space, player: placementsOn(state, space)[0]?.seat ?? seat })
  return isOnBoard(state, space) ? undefined : refuse('space.unavailable', { space })
}

/** Whether the main board has the space in this round. */
function isOnBoard(state: State, space: Space): boolean {
  if (space === 'last-round') return isLastRound(state)
  if (isOrderSpace(space) && isLastRound(state)) return false
  if (state.players.length === 2 && isBlockedForTwo(state, space)) return false
  const place = engineerPlaces[space as BoardSpace]
  return place === undefined || Boolean(state.engineers[place])
}

const isBlockedForTwo = (state: State, space: Space): boolean =>
  blockedForTwo.some(blocked => blocked === space) || (isUncertain(space) && !state.copy.twoPlayerSpaces[space])

const isUncertain = (space: Space): space is UncertainSpace => space in printedDefaults.twoPlayerSpaces

import { type Board, colourCovering } from '../../board/board'
import type { Action } from '../../rules/actions'
import { engineerOn } from '../../rules/spaces'
import type { Space, State } from '../../rules/state'
import type { Spot } from '../board/spot'

/** The ids of the entries that explain a spot of a board, as everybody may see it; the nearest first. */
export function idsOfSpot(spot: Spot, board: Board): readonly string[] {
  switch (spot.at) {
    case 'space': {
      const covering = colourCovering(board, spot.line, spot.space)
      return [`special:${spot.line}-${spot.space}`, covering ? `track:${covering}` : 'piece:uncovered']
    }
    case 'place': {
      const number = board.locomotives[spot.line][spot.place]
      return ['piece:locomotive', ...(number === undefined ? [] : [`factory:${number}`])]
    }
    case 'gap': {
      const number = board.factories[spot.gap - 1]
      return number === undefined ? ['piece:factory', 'industry'] : [`factory:${number}`, 'industry']
    }
    case 'position':
      return ['industry']
    case 'doubler':
      return ['piece:doubler']
    case 'engineer':
      return [`engineer:${spot.engineer}`, 'piece:engineer']
    case 'token':
      return [`token:${spot.token}`]
    case 'worker':
      return [
        ...(board.extraWorkers > 0 ? ['special:trans-siberian-3', 'special:kiev-7'] : []),
        ...(board.blackWorker ? ['piece:black-worker'] : []),
      ]
    case 'card': {
      const card = board.endBonus[spot.index]
      return [card === undefined || card === 'hidden' ? 'piece:end-bonus' : `end-bonus:${card}`]
    }
  }
}

/** The ids of the entries that explain an action space, with the engineer who stands there. */
export function idsOfSpace(space: Space, state: State): readonly string[] {
  const engineer = engineerOn(state, space)
  return [`space:${space}`, ...(engineer ? [`engineer:${engineer}`] : [])]
}

/** The ids of the entries that explain what a step of the dock chooses. */
export function idsOfAction(action: Action, state: State): readonly string[] {
  switch (action.do) {
    case 'bonus':
      return [`bonus:${action.card}`]
    case 'token':
      return [`token:${action.token}`]
    case 'card':
      return [`card:${action.card}`]
    case 'end-bonus':
      return [action.card === 'hidden' || action.card === 'points' ? 'piece:end-bonus' : `end-bonus:${action.card}`]
    case 'reuse':
      return idsOfSpace(action.space, state)
    case 'advance':
      return [`track:${action.colour}`]
    case 'factory':
      return [`factory:${action.tile}`]
    case 'industry':
      return ['industry']
    case 'doubler':
      return ['piece:doubler']
    case 'locomotive':
    case 'move-on':
    case 'turn-over':
      return ['piece:locomotive']
    default:
      return []
  }
}

import { insteadOfEndBonus } from '../../printed/cards'
import { factories, type LocomotiveNumber } from '../../printed/locomotives'
import type { Action } from '../../rules/actions'
import { engineerOn } from '../../rules/spaces'
import type { State } from '../../rules/state'
import { capital, spaceName } from '../../text/said'
import type { Words } from '../../text/words'
import { inHand, type Tile } from './targets'

/** The words on the button of a step that has no place on the board. */
export function sayOption(state: State, action: Action, words: Words): string {
  const { dock, names } = words
  switch (action.do) {
    case 'bonus':
      return capital(names.startingBonusCards[action.card])
    case 'token':
      return capital(names.tokens[action.token])
    case 'card':
      return capital(names.questionCards[action.card])
    case 'reuse': {
      const engineer = engineerOn(state, action.space)
      const space = engineer ? names.engineers[engineer] : spaceName(names, action.space)
      return dock.useAgain(action.black ? dock.withBlack(space) : space)
    }
    case 'end-bonus':
      if (action.card === 'hidden') return dock.cardHidden
      return action.card === 'points' ? dock.points(insteadOfEndBonus) : capital(names.endBonusCards[action.card])
    case 'turn-over':
      return dock.turnOver(inHand(state))
    case 'leave':
      return state.open.length > 1 && action.of === undefined ? dock.leaveRest : dock.leave
    default:
      return ''
  }
}

/** The words on a tile that a factory can be built from. */
export function sayTile({ tile, returned }: Tile, { dock, names }: Words): string {
  const said = dock.factory(tile, isNumber(tile) ? names.factories[tile] : '')
  return returned ? `${said} (${dock.returned})` : said
}

const isNumber = (tile: number): tile is LocomotiveNumber => tile in factories

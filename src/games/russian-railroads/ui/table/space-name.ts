import { actionSpaces, type BoardSpace } from '../../printed/action-spaces'
import { engineerOn, ownEngineer } from '../../rules/spaces'
import type { Space, State } from '../../rules/state'
import type { Words } from '../../text/words'

/** What an action space is called in a sentence, with the engineer who stands there. */
export function nameOfSpace(state: State, space: Space, { names }: Words): string {
  const engineer = engineerOn(state, space)
  const shown = engineer && names.engineers[engineer]
  if (ownEngineer(space)) return names.ownEngineer(shown ?? '')
  const long = isBoardSpace(space) ? names.spaces[space].long : space
  return shown ? `${long}: ${shown}` : long
}

/** Whether the space is one of the main board. */
export const isBoardSpace = (space: Space): space is BoardSpace => space in actionSpaces

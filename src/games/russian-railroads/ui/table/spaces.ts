import type { Refusal } from '../../board/refusal'
import type { SpaceGroup } from '../../printed/action-spaces'
import type { Action, TurnMove } from '../../rules/actions'
import { refusalOf } from '../../rules/apply'
import { spacesFor } from '../../rules/moves/take'
import { groupOf, placementsOn } from '../../rules/spaces'
import type { Seat, Space, State } from '../../rules/state'
import { attempt, usualTake } from '../../rules/usual'

/** The chips above the action spaces. */
export const dockGroups = ['track', 'locomotive', 'industry', 'other', 'engineer'] as const
export type DockGroup = (typeof dockGroups)[number]

const shownIn: Readonly<Record<SpaceGroup, DockGroup>> = {
  track: 'track',
  locomotive: 'locomotive',
  industry: 'industry',
  auxiliary: 'other',
  order: 'other',
  engineer: 'engineer',
}

/** An action space as the dock shows it. */
export interface DockSpace {
  readonly space: Space
  readonly group: DockGroup
  /** What a tap does; where a rule is against it, what the table could force. */
  readonly take: TurnMove<'take'>
  /** Why it cannot be taken now. */
  readonly refusal: Refusal | undefined
  /** Who stands there. */
  readonly taken: readonly Seat[]
}

/** Every action space of this table for the player whose turn it is, with what a tap would do. */
export function dockSpaces(state: State, offered: readonly Action[]): DockSpace[] {
  const takes = offered.filter(action => action.do === 'take')
  return spacesFor(state, state.turn).flatMap(space => {
    const legal = usualTake(
      state,
      takes.filter(take => take.space === space),
    )
    const take = legal ?? attempt(state, space)
    const refusal = legal ? undefined : refusalOf(state, take)
    if (refusal?.rule === 'space.unavailable') return []
    const taken = placementsOn(state, space).map(({ seat }) => seat)
    return { space, group: shownIn[groupOf(space)], take, refusal, taken }
  })
}

/** The other ways to pay for what was just taken. */
export const otherPayments = (
  before: State,
  taken: TurnMove<'take'>,
  offered: readonly Action[],
): TurnMove<'take'>[] =>
  before.phase === 'moved'
    ? []
    : offered.filter(
        (action): action is TurnMove<'take'> =>
          action.do === 'take' &&
          action.space === taken.space &&
          JSON.stringify([action.pay, action.swap]) !== JSON.stringify([taken.pay, taken.swap]),
      )

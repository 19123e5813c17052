import { createSignal } from 'solid-js'
import type { Game, GameAction, Line, Refusal } from '../games/game'
import { emptyLog, type Log, lastTapped, lastUndone, stateOf, stepsOf } from './log'
import { type Mended, wayBack } from './mend'
import { addTap } from './own-steps'
import type { Table } from './play'

/** Where moves are made: the table itself, or a draft. */
export type Surface<State, Action extends GameAction> = Pick<
  Table<unknown, State, Action>,
  'log' | 'state' | 'do' | 'undo' | 'redo' | 'goBack' | 'canUndo' | 'canRedo'
>

export interface Draft<State, Action extends GameAction> extends Surface<State, Action> {
  /** What has been played so far. */
  actions(): Mended<Action>[]
}

/** Moves tried out from a state, in memory only: what a table would have played at an earlier moment. */
export function createDraft<State, Action extends GameAction>(
  game: Pick<Game<unknown, State, Action>, 'apply' | 'soleChoice'>,
  start: State,
  at: number,
): Draft<State, Action> {
  const [log, setLog] = createSignal<Log<State, Action>>(emptyLog(start))
  const write = (line: Line<Action>): Refusal | undefined => {
    const added = addTap(game, log(), line)
    if (!added.ok) return added.refusal
    setLog(added.log)
    return undefined
  }
  return {
    log,
    state: () => stateOf(log()),
    do: action => write({ ...action, at }),
    undo(to = lastTapped(log())?.line) {
      return to === undefined ? undefined : write({ do: 'undo', to, at })
    },
    redo: () => write({ do: 'redo', at }),
    goBack: step => write({ ...wayBack(log(), step), at }),
    canUndo: () => lastTapped(log()),
    canRedo: () => lastUndone(log()),
    actions: () => stepsOf(log()).map(({ action }) => action),
  }
}

import { createSignal } from 'solid-js'
import type { Game, GameAction } from '../games/game'
import { addLine, emptyLog, type Log, lastTapped, lastUndone, stateOf, stepsOf } from './log'
import type { Mended } from './mend'
import { ownSteps } from './own-steps'
import type { Table } from './play'

/** Where moves are made: the table itself, or a draft. */
export type Surface<State, Action extends GameAction> = Pick<
  Table<unknown, State, Action>,
  'log' | 'state' | 'do' | 'undo' | 'redo' | 'canUndo' | 'canRedo'
>

export interface Draft<State, Action extends GameAction> extends Surface<State, Action> {
  /** What has been played so far. */
  actions(): Mended<Action>[]
}

/** Moves tried out from a state, in memory only: what a table would have played at an earlier moment. */
export function createDraft<State, Action extends GameAction>(
  game: Pick<Game<unknown, State, Action>, 'apply' | 'soleChoice'>,
  start: State,
): Draft<State, Action> {
  const [log, setLog] = createSignal<Log<State, Action>>(emptyLog(start))
  const write = (line: Parameters<typeof addLine<State, Action>>[2], goOn: boolean) => {
    const added = addLine(game, log(), line)
    if (!added.ok) return added.refusal
    let after = added.log
    for (const { action } of goOn ? ownSteps(game, stateOf(after)) : []) {
      const next = addLine(game, after, { ...action, at: 0, auto: true })
      if (next.ok) after = next.log
    }
    setLog(after)
    return undefined
  }
  return {
    log,
    state: () => stateOf(log()),
    do: action => write({ ...action, at: 0 }, true),
    undo(to) {
      const line = to ?? lastTapped(log())?.line
      return line === undefined ? undefined : write({ do: 'undo', to: line, at: 0 }, false)
    },
    redo: () => write({ do: 'redo', at: 0 }, false),
    canUndo: () => lastTapped(log()),
    canRedo: () => lastUndone(log()),
    actions: () =>
      stepsOf(log()).map(({ action }) => {
        const { at, ...played } = action
        return played as Mended<Action>
      }),
  }
}

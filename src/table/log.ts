import type { Game, GameAction, Refusal } from '../games/game'

/** When a line was written, in seconds since the start; and whether the app took the step by itself. */
export interface Stamp {
  readonly at: number
  readonly auto?: true | undefined
}

/** What changes the course of a game instead of adding to it. */
export type Turn<Action> =
  /** Go back to the moment before line `to` was written. */
  | { readonly do: 'undo'; readonly to: number }
  /** Take back the last undo. */
  | { readonly do: 'redo' }
  /** From line `from` on, these actions instead. */
  | { readonly do: 'mend'; readonly from: number; readonly actions: readonly Action[] }

/** A line of the append-only log. */
export type Line<Action> = (Action | Turn<Action>) & Stamp

/** One action that holds, the state after it, and the one before it. */
export interface Step<State, Action> {
  readonly action: Action & Partial<Stamp>
  /** Index of the line that brought it: its own, or the one that mended the log. */
  readonly line: number
  readonly state: State
  /** The rule that the table overruled. */
  readonly broke?: Refusal | undefined
  readonly before: Step<State, Action> | undefined
}

/** A log after some of its lines. Each line gives a new value that knows the one before it. */
export interface Log<State, Action> {
  readonly start: State
  readonly length: number
  readonly line: Line<Action> | undefined
  readonly before: Log<State, Action> | undefined
  /** The last action that holds. */
  readonly top: Step<State, Action> | undefined
  /** What redo brings back, the nearest first. */
  readonly undone: Undone<State, Action> | undefined
}

interface Undone<State, Action> {
  readonly top: Step<State, Action> | undefined
  readonly before: Undone<State, Action> | undefined
}

export type Added<State, Action> =
  | { readonly ok: true; readonly log: Log<State, Action> }
  /** `action`: which of the actions of a mend was refused. */
  | { readonly ok: false; readonly refusal: Refusal; readonly action?: number }

type Apply<State, Action extends GameAction> = Pick<Game<unknown, State, Action>, 'apply'>

/** A log without lines. */
export const emptyLog = <State, Action>(start: State): Log<State, Action> => ({
  start,
  length: 0,
  line: undefined,
  before: undefined,
  top: undefined,
  undone: undefined,
})

/** The state that holds after the log. */
export const stateOf = <State, Action>(log: Log<State, Action>): State => log.top?.state ?? log.start

/** The actions that hold, in order. */
export function stepsOf<State, Action>(log: Log<State, Action>): Step<State, Action>[] {
  const steps: Step<State, Action>[] = []
  for (let step = log.top; step; step = step.before) steps.push(step)
  return steps.reverse()
}

/** The lines as they were written. */
export function linesOf<State, Action>(log: Log<State, Action>): Line<Action>[] {
  const lines: Line<Action>[] = []
  for (let at: Log<State, Action> | undefined = log; at?.line; at = at.before) lines.push(at.line)
  return lines.reverse()
}

/** The log with one more line, or why that line cannot stand. */
export function addLine<State, Action extends GameAction>(
  game: Apply<State, Action>,
  log: Log<State, Action>,
  line: Line<Action>,
): Added<State, Action> {
  if (!isTurn(line)) {
    const added = addStep(game, log.start, log.top, line, log.length)
    return added.ok ? { ok: true, log: next(log, line, added.step, undefined) } : added
  }
  switch (line.do) {
    case 'undo': {
      const then = logAt(log, line.to)
      if (!then) return { ok: false, refusal: { rule: 'log.no-such-line', values: { line: line.to } } }
      return { ok: true, log: next(log, line, then.top, { top: log.top, before: log.undone }) }
    }
    case 'redo':
      if (!log.undone) return { ok: false, refusal: { rule: 'log.nothing-undone', values: {} } }
      return { ok: true, log: next(log, line, log.undone.top, log.undone.before) }
    case 'mend':
      return addMend(game, log, line)
  }
}

/** The whole log from its lines; stops at the first one that cannot stand. */
export function foldLines<State, Action extends GameAction>(
  game: Apply<State, Action>,
  start: State,
  lines: readonly Line<Action>[],
): { readonly log: Log<State, Action>; readonly refused?: Refusal & { readonly line: number } } {
  let log = emptyLog<State, Action>(start)
  for (const [index, line] of lines.entries()) {
    const added = addLine(game, log, line)
    if (!added.ok) return { log, refused: { ...added.refusal, line: index } }
    log = added.log
  }
  return { log }
}

/** The line before which undo goes: the last thing that a person tapped. */
export function lastTapped<State, Action>(log: Log<State, Action>): Step<State, Action> | undefined {
  let step = log.top
  while (step?.action.auto) step = step.before
  return step
}

const turns: readonly string[] = ['undo', 'redo', 'mend'] satisfies Turn<unknown>['do'][]

export const isTurn = <Action extends GameAction>(line: Line<Action>): line is Turn<Action> & Stamp =>
  turns.includes(line.do)

function addMend<State, Action extends GameAction>(
  game: Apply<State, Action>,
  log: Log<State, Action>,
  line: Extract<Turn<Action>, { do: 'mend' }> & Stamp,
): Added<State, Action> {
  let top = log.top
  while (top && top.line >= line.from) top = top.before
  for (const [index, action] of line.actions.entries()) {
    const added = addStep(game, log.start, top, action, log.length)
    if (!added.ok) return { ...added, action: index }
    top = added.step
  }
  return { ok: true, log: next(log, line, top, undefined) }
}

function addStep<State, Action extends GameAction>(
  game: Apply<State, Action>,
  start: State,
  before: Step<State, Action> | undefined,
  action: Action,
  line: number,
) {
  const outcome = game.apply(before?.state ?? start, action)
  if (!outcome.ok) return outcome
  const step: Step<State, Action> = { action, line, state: outcome.state, broke: outcome.broke, before }
  return { ok: true, step } as const
}

const next = <State, Action>(
  log: Log<State, Action>,
  line: Line<Action>,
  top: Step<State, Action> | undefined,
  undone: Undone<State, Action> | undefined,
): Log<State, Action> => ({ start: log.start, length: log.length + 1, line, before: log, top, undone })

/** The log as it was before line `to` was written. */
function logAt<State, Action>(log: Log<State, Action>, to: number): Log<State, Action> | undefined {
  if (!Number.isInteger(to) || to < 0 || to >= log.length) return undefined
  let at: Log<State, Action> | undefined = log
  while (at && at.length > to) at = at.before
  return at
}

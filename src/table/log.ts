import type { Game, GameAction, Line, Refusal, Stamp, Turn } from '../games/game'

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
  /** Absent before the first line, and where what is stored cannot be read. */
  readonly line?: Line<Action> | undefined
  readonly before?: Log<State, Action> | undefined
  /** The last action that holds. */
  readonly top?: Step<State, Action> | undefined
  /** The last thing a person did that holds. Undo goes back to before it; the app's own steps after it go too. */
  readonly tapped?: Tap<State, Action> | undefined
  /** What redo brings back, the nearest first. */
  readonly undone?: Undone<State, Action> | undefined
  /** The line from which on nothing holds, and why; going on takes an undo to it or to before it. */
  readonly lost?: (Refusal & { readonly line: number }) | undefined
}

/** What a person did: an action, or a mend, which has many. */
export interface Tap<State, Action> {
  readonly line: number
  /** Absent for a mend. */
  readonly step?: Step<State, Action> | undefined
}

interface Undone<State, Action> {
  readonly log: Log<State, Action>
  readonly before: Undone<State, Action> | undefined
}

export type Added<State, Action> =
  | { readonly ok: true; readonly log: Log<State, Action> }
  /** `action`: which of the actions of a mend was refused. */
  | { readonly ok: false; readonly refusal: Refusal; readonly action?: number }

type Apply<State, Action extends GameAction> = Pick<Game<unknown, State, Action>, 'apply'>

/** A log without lines. */
export const emptyLog = <State, Action>(start: State): Log<State, Action> => ({ start, length: 0 })

/** The state that holds after the log. */
export const stateOf = <State, Action>(log: Log<State, Action>): State => log.top?.state ?? log.start

/** The actions that hold, in order. */
export function stepsOf<State, Action>(log: Log<State, Action>): Step<State, Action>[] {
  const steps: Step<State, Action>[] = []
  for (let step = log.top; step; step = step.before) steps.push(step)
  return steps.reverse()
}

/** Whether an action still holds at its position; another tab may have put something else there. */
export const holdsAt = <State, Action>(log: Log<State, Action>, position: number, step: Step<State, Action>): boolean =>
  stepsOf(log)[position] === step

/** The lines as they were written, as far as they can be read. */
export function linesOf<State, Action>(log: Log<State, Action>): Line<Action>[] {
  const lines: Line<Action>[] = []
  for (let at: Log<State, Action> | undefined = log; at; at = at.before) if (at.line) lines.push(at.line)
  return lines.reverse()
}

/** The log with one more line, or why that line cannot stand. */
export function addLine<State, Action extends GameAction>(
  game: Apply<State, Action>,
  log: Log<State, Action>,
  line: Line<Action>,
): Added<State, Action> {
  if (log.lost && !(line.do === 'undo' && isTurn(line) && line.to <= log.lost.line))
    return { ok: false, refusal: { rule: 'log.lost', values: { line: log.lost.line } } }
  if (!isTurn(line)) {
    const added = addStep(game, log.start, log.top, line, log.length)
    if (!added.ok) return added
    const { step } = added
    return grow(log, line, { top: step, tapped: line.auto ? log.tapped : { line: log.length, step } })
  }
  switch (line.do) {
    case 'undo': {
      const then = logAt(log, line.to)
      if (!then || then.lost) return noSuchLine(line.to)
      const undone = log.lost ? undefined : { log, before: log.undone }
      return grow(log, line, { top: then.top, tapped: then.tapped, undone })
    }
    case 'redo': {
      if (!log.undone) return { ok: false, refusal: { rule: 'log.nothing-undone', values: {} } }
      const { log: then, before: undone } = log.undone
      return grow(log, line, { top: then.top, tapped: then.tapped, undone })
    }
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

/** What undo takes back. */
export const lastTapped = <State, Action>(log: Log<State, Action>): Tap<State, Action> | undefined => log.tapped

/** What redo brings back: the last thing done before the undo. */
export const lastUndone = <State, Action>(log: Log<State, Action>): Tap<State, Action> | undefined =>
  log.undone?.log.tapped

const turns: readonly string[] = ['undo', 'redo', 'mend'] satisfies Turn<unknown>['do'][]

export const isTurn = <Action extends GameAction>(line: Line<Action>): line is Turn<Action> & Stamp =>
  turns.includes(line.do)

function addMend<State, Action extends GameAction>(
  game: Apply<State, Action>,
  log: Log<State, Action>,
  line: Extract<Turn<Action>, { do: 'mend' }> & Stamp,
): Added<State, Action> {
  if (!isWhole(line.from) || line.from > log.length) return noSuchLine(line.from)
  let top = log.top
  while (top && top.line >= line.from) top = top.before
  for (const [index, action] of line.actions.entries()) {
    const added = addStep(game, log.start, top, action, log.length)
    if (!added.ok) return { ...added, action: index }
    top = added.step
  }
  return grow(log, line, { top, tapped: { line: log.length } })
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

const grow = <State, Action>(
  log: Log<State, Action>,
  line: Line<Action>,
  now: Pick<Log<State, Action>, 'top' | 'tapped' | 'undone'>,
): Added<State, Action> => ({
  ok: true,
  log: { start: log.start, length: log.length + 1, line, before: log, ...now },
})

/** The log as it was before line `to` was written. */
export function logAt<State, Action>(log: Log<State, Action>, to: number): Log<State, Action> | undefined {
  if (!isWhole(to) || to >= log.length) return undefined
  let at: Log<State, Action> | undefined = log
  while (at && at.length > to) at = at.before
  return at
}

const isWhole = (line: number): boolean => Number.isInteger(line) && line >= 0

const noSuchLine = (line: number) => ({ ok: false, refusal: { rule: 'log.no-such-line', values: { line } } }) as const

import type { Game, GameAction, Refusal, Stamp, Turn } from '../games/game'
import { type Log, logAt, type Step, stepsOf } from './log'
import { ownSteps } from './own-steps'

/** A change at an earlier moment: before, or instead of, the action at this position among those that hold. */
export interface Change<Action> {
  readonly position: number
  /** How many actions from there on are taken away. */
  readonly remove: number
  /** What is done there instead. */
  readonly insert: readonly Action[]
  /** Later actions that are others now, by their position. */
  readonly instead?: ReadonlyMap<number, Mended<Action>> | undefined
}

/** What becomes of a later action that no longer fits, by its position. */
export type Verdicts = ReadonlyMap<number, 'drop' | 'force'>

/** A later action that no longer fits. */
export interface Misfit<State, Action> {
  readonly position: number
  readonly step: Step<State, Action>
  readonly refusal: Refusal
  /** As decided; none where even a forced action is refused. */
  readonly verdict: 'drop' | 'force' | undefined
}

/** An action of a mend keeps the time it was made at, and whether the app took it. */
export type Mended<Action> = Action & Partial<Stamp>

/** What a change would lead to. Nothing is written yet. */
export interface Mending<State, Action> {
  /** For `mend`: from this line on, these actions instead. */
  readonly from: number
  readonly actions: readonly Mended<Action>[]
  /** The state they lead to. */
  readonly state: State
  /** The first inserted action that is refused; it is not among the actions. */
  readonly refusal?: Refusal
  readonly misfits: readonly Misfit<State, Action>[]
  /** Everything fits or is decided. */
  readonly ready: boolean
}

type Rules<State, Action extends GameAction> = Pick<Game<unknown, State, Action>, 'apply' | 'soleChoice'>

/**
 * Plays the later actions after a change and tells which no longer fit. What the app did by itself is not listed: it
 * goes where it does not fit, and what is the only choice now is taken.
 */
export function tryMend<State, Action extends GameAction>(
  game: Rules<State, Action>,
  log: Log<State, Action>,
  change: Change<Action>,
  verdicts: Verdicts = new Map(),
): Mending<State, Action> {
  const steps = stepsOf(log)
  const from = steps[change.position]?.line ?? log.length
  const kept = steps.slice(0, change.position)
  // An earlier mend may have brought several actions with one line: those before the change stay as they are.
  const again = kept.filter(step => step.line >= from).map(replayed)
  const replay = new Replay(game, kept.at(-1)?.state ?? log.start, again)

  for (const action of change.insert) {
    const refusal = replay.play(action)
    if (refusal) return { from, ...replay.result(), refusal, misfits: [], ready: false }
  }
  const misfits: Misfit<State, Action>[] = []
  for (const [position, step] of steps.entries()) {
    if (position < change.position + change.remove) continue
    const action = replayed({ ...step, action: change.instead?.get(position) ?? step.action })
    const refusal = replay.playOn(action)
    if (!refusal || step.action.auto) continue
    const verdict = verdicts.get(position)
    const still = verdict === 'force' ? replay.play({ ...action, forced: true }) : undefined
    misfits.push({ position, step, refusal: still ?? refusal, verdict: still ? undefined : verdict })
  }
  return { from, ...replay.result(), misfits, ready: misfits.every(misfit => misfit.verdict) }
}

/**
 * The line that goes back to before an action that holds. An undo goes to before a whole line; where that is a mend,
 * what the mend has before the action is kept.
 */
export function wayBack<State, Action extends GameAction>(
  log: Log<State, Action>,
  { line, before }: Step<State, Action>,
): Turn<Action> {
  if (logAt(log, line)?.top === before) return { do: 'undo', to: line }
  const kept: Mended<Action>[] = []
  for (let step = before; step?.line === line; step = step.before) kept.push(replayed(step))
  return { do: 'mend', from: line, actions: kept.reverse() }
}

/** An action as it can be played once more: what was overruled stays so. */
const replayed = <State, Action extends GameAction>({ action, broke }: Step<State, Action>): Mended<Action> =>
  broke ? { ...action, forced: true } : action

/** Actions played one after the other from a state. */
class Replay<State, Action extends GameAction> {
  constructor(
    private readonly game: Rules<State, Action>,
    private state: State,
    private readonly actions: Mended<Action>[],
  ) {}

  result() {
    return { state: this.state, actions: this.actions }
  }

  /** Plays an action, or tells why it cannot be. */
  play(action: Mended<Action>): Refusal | undefined {
    const outcome = this.game.apply(this.state, action)
    if (!outcome.ok) return outcome.refusal
    this.actions.push(action)
    this.state = outcome.state
    return undefined
  }

  /** The same, after the steps that the app would take by itself if the action needs them. */
  playOn(action: Mended<Action>): Refusal | undefined {
    const refusal = this.play(action)
    if (!refusal) return undefined
    const own: Mended<Action>[] = []
    for (const step of ownSteps(this.game, this.state)) {
      own.push({ ...step.action, auto: true })
      if (!this.game.apply(step.state, action).ok) continue
      for (const each of [...own, action]) this.play(each)
      return undefined
    }
    return refusal
  }
}

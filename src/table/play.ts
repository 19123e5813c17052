import { type Accessor, batch, createSignal } from 'solid-js'
import type { Game, GameAction, Line, Refusal, SavedGame } from '../games/game'
import type { GameEntry } from '../storage/database'
import { readGame, type StoredGame } from '../storage/log'
import { entryOf } from './entry'
import { linesToKeep, savedGame } from './file'
import { newId } from './id'
import { addLine, emptyLog, type Log, lastTapped, lastUndone, linesOf, type Step, stateOf, type Tap } from './log'
import { type Change, type Mended, type Mending, tryMend, type Verdicts, wayBack } from './mend'
import { addTap } from './own-steps'
import { resumeLines } from './resume'
import { createSaver, type Trouble } from './saver'

/** One game on the table, whichever it is. Everything a screen shows of it and everything it can do with it. */
export interface Table<Setup = unknown, State = unknown, Action extends GameAction = GameAction> {
  readonly id: string
  readonly game: Game<Setup, State, Action>
  readonly setup: Setup
  /** Milliseconds since 1970, in whole seconds. */
  readonly startedAt: number

  readonly log: Accessor<Log<State, Action>>
  readonly state: Accessor<State>
  /** How many lines are on disk; the lines behind them are still being saved. */
  readonly saved: Accessor<number>
  /** True once a save takes longer than 100 ms. */
  readonly saving: Accessor<boolean>
  /** The device does not save, or the game was deleted; `save` tries again. The table goes on in memory. */
  readonly trouble: Accessor<Trouble | undefined>
  /** What another tab has been faster with: these lines of ours were not made. `hush` when it was read. */
  readonly notMade: Accessor<readonly unknown[] | undefined>
  /** How often another tab's lines have come in: whoever holds on to an action then looks whether it still holds. */
  readonly arrivals: Accessor<number>

  /** Does an action, and the steps that then have no alternative; or says which rule is against it. */
  do(action: Action): Refusal | undefined
  /** Back to before the last thing a person did, or to before a line of the log. */
  undo(to?: number): Refusal | undefined
  redo(): Refusal | undefined
  /** Back to before an action that holds, also one that a mend has brought; undo or redo leads forth again. */
  goBack(step: Step<State, Action>): Refusal | undefined
  /** What undo would take back. */
  canUndo(): Tap<State, Action> | undefined
  /** What redo would bring back. */
  canRedo(): Tap<State, Action> | undefined
  /** What a change at an earlier moment would lead to; nothing is done yet. */
  tryMend(change: Change<Action>, verdicts?: Verdicts): Mending<State, Action>
  /** From this line on, these actions instead: those of a mending that is ready. */
  mend(from: number, actions: readonly Mended<Action>[]): Refusal | undefined

  hush(): void
  /** These were begun but cannot be made any more, as another tab has been faster. */
  giveUp(actions: readonly unknown[]): void
  /** Tries again to save. */
  save(): Promise<void>
  /** Resolves when no save is under way. */
  settled(): Promise<void>
  /** The whole game as it stands in memory, for a file; whatever the storage says. */
  file(): SavedGame<Setup, Action>
  /** A screen shows it: brings a new game to disk and follows what other tabs write, until it is closed. */
  follow(): void
  /** The screen has gone. What is not saved yet stays on the table until it is. */
  close(): void
}

/** `unknown`: no such game here. `storage`: nothing can be read. `setup`: it does not start from anything we know. */
export type Opened<Setup, State, Action extends GameAction> =
  | { readonly ok: true; readonly table: Table<Setup, State, Action> }
  | { readonly ok: false; readonly reason: 'unknown' | 'storage' | 'setup' }

/** The tables that a screen shows, or that are not saved yet. */
const tables = new Map<string, Table>()

/** Puts a new game on the table, at once; it is being saved. */
export function createTable<Setup, State, Action extends GameAction>(
  game: Game<Setup, State, Action>,
  setup: Setup,
): Table<Setup, State, Action> {
  const startedAt = Math.floor(Date.now() / 1000) * 1000
  const table = layTable(game, { id: newId(), startedAt, setup }, undefined)
  table.follow()
  return table
}

/** A stored game, at the line it was left; it is on the table once a screen that shows it follows. */
export async function openTable<Setup, State, Action extends GameAction>(
  game: Game<Setup, State, Action>,
  id: string,
): Promise<Opened<Setup, State, Action>> {
  const here = tables.get(id)
  if (here && isTableOf(game, here)) return { ok: true, table: here }
  const stored = await readGame(id).catch(() => 'storage' as const)
  if (stored === 'storage') return { ok: false, reason: stored }
  if (!stored || stored.entry.game !== game.id) return { ok: false, reason: 'unknown' }
  const setup = game.readSetup(stored.setup)
  if (!setup.ok) return { ok: false, reason: 'setup' }
  const { startedAt } = stored.entry
  return { ok: true, table: layTable(game, { id, startedAt, setup: setup.value }, stored) }
}

/** A game that lies on the table already, perhaps not saved yet. */
export const findTable = (id: string): Table | undefined => tables.get(id)

const isTableOf = <Setup, State, Action extends GameAction>(
  game: Game<Setup, State, Action>,
  table: Table,
): table is Table<Setup, State, Action> => Object.is(table.game, game)

function layTable<Setup, State, Action extends GameAction>(
  game: Game<Setup, State, Action>,
  { id, startedAt, setup }: Pick<Table<Setup>, 'id' | 'startedAt' | 'setup'>,
  stored: StoredGame | undefined,
): Table<Setup, State, Action> {
  const empty = emptyLog<State, Action>(game.start(setup))
  const [log, setLog] = createSignal(resumeLines(game, setup, empty, stored?.lines ?? []))
  const [notMade, setNotMade] = createSignal<readonly unknown[]>()
  const [arrivals, setArrivals] = createSignal(0)
  const giveUp = (ours: readonly unknown[]) => setNotMade([...(notMade() ?? []), ...ours])

  const saver = createSaver({
    id,
    setup,
    stored: stored?.lines,
    entry: () => describe(log()),
    onOther(lines, ours) {
      batch(() => {
        setLog(resumeLines(game, setup, log(), lines))
        setArrivals(arrivals() + 1)
        if (ours.length > 0) giveUp(ours)
      })
    },
  })

  const describe = (at: Log<State, Action>): GameEntry => entryOf(game, { id, startedAt, setup }, at, Date.now())

  /** Seconds since the start; never earlier than the line before, whatever the clock of the device does. */
  const now = (at: Log<State, Action>): number =>
    Math.max(Math.floor((Date.now() - startedAt) / 1000), at.line?.at ?? 0, 0)

  /** Adds what a person does, and then what the app does by itself. */
  function write(line: (at: number) => Line<Action>, add = addTap<State, Action>): Refusal | undefined {
    const before = log()
    const at = now(before)
    // Behind a line that cannot be read the game goes on from the last good action.
    const opened = before.lost ? addLine(game, before, { do: 'undo', to: before.lost.line, at }) : undefined
    const added = add(game, opened?.ok ? opened.log : before, line(at))
    if (!added.ok) return added.refusal
    setLog(added.log)
    saver.add(linesOf(added.log).slice(linesOf(before).length), describe(added.log))
    return undefined
  }

  let stop: (() => void) | undefined
  const leave = () => {
    if (!stop && saver.isIdle() && Object.is(tables.get(id), table)) tables.delete(id)
  }

  const table: Table<Setup, State, Action> = {
    id,
    game,
    setup,
    startedAt,
    log,
    state: () => stateOf(log()),
    saved: saver.saved,
    saving: saver.saving,
    trouble: saver.trouble,
    notMade,
    arrivals,
    do: action => write(at => ({ ...action, at })),
    undo(to = lastTapped(log())?.line) {
      if (to === undefined) return { rule: 'log.nothing-done', values: {} }
      return write(at => ({ do: 'undo', to, at }))
    },
    redo: () => write(at => ({ do: 'redo', at })),
    // Whoever goes back wants to stand there: nothing goes on by itself until the next tap.
    goBack: step => write(at => ({ ...wayBack(log(), step), at }), addLine),
    canUndo: () => lastTapped(log()),
    canRedo: () => lastUndone(log()),
    tryMend: (change, verdicts) => tryMend(game, log(), change, verdicts),
    mend: (from, actions) => write(at => ({ do: 'mend', from, actions, at })),
    hush: () => setNotMade(undefined),
    giveUp,
    async save() {
      await saver.retry()
      leave()
    },
    settled: saver.settled,
    file() {
      // What the table has agreed on stays, whatever newer rules would make of it.
      const entry = stored?.entry.lines === log().length ? stored.entry : describe(log())
      return savedGame(entry, setup, linesToKeep(log()))
    },
    follow() {
      stop ??= saver.start()
      tables.set(id, table)
    },
    close() {
      stop?.()
      stop = undefined
      void saver.settled().then(leave)
    },
  }
  return table
}

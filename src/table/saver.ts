import { type Accessor, createSignal } from 'solid-js'
import type { GameEntry } from '../storage/database'
import { watchGame } from '../storage/games'
import { appendLines, createGame, readGame } from '../storage/log'
import { isSame } from './same'

/** What one tap adds to the log, with its automatic lines: on disk together or not at all. */
interface Batch {
  readonly lines: readonly unknown[]
  /** What lists show after it. */
  readonly entry: GameEntry
  /** It was sent before and an error came back: perhaps it is on disk all the same. */
  readonly tried?: boolean
}

/** `not-saved`: the device does not take it; the table goes on in memory. `deleted`: somebody deleted the game. */
export type Trouble = 'not-saved' | 'deleted'

export interface Saver {
  /** How many lines of the log are on disk. */
  readonly saved: Accessor<number>
  /** True once a save takes longer than anybody would notice. */
  readonly saving: Accessor<boolean>
  readonly trouble: Accessor<Trouble | undefined>
  /** Saves after whatever waits already. */
  readonly add: (lines: readonly unknown[], entry: GameEntry) => void
  /** Tries once more what could not be saved. */
  readonly retry: () => Promise<void>
  /** Resolves when nothing is under way. */
  readonly settled: () => Promise<void>
  readonly isIdle: () => boolean
  /** Brings a new game to disk and follows what other tabs write; returns how to stop following. */
  readonly start: () => () => void
}

interface SaverProps {
  readonly id: string
  readonly setup: unknown
  /** The lines on disk; undefined for a game that is not there yet. */
  readonly stored: readonly unknown[] | undefined
  /** What lists show of the game as it stands in memory. */
  readonly entry: () => GameEntry
  /** The log on disk is another one than in memory: these lines hold, and those that waited were not made. */
  readonly onOther: (lines: readonly unknown[], notMade: readonly unknown[]) => void
}

const notFelt = 100

/** Brings a table's lines to disk, one tap after the other, and finds out what other tabs have written. */
export function createSaver(props: SaverProps): Saver {
  const [onDisk, setOnDisk] = createSignal(props.stored ?? [])
  const saved = () => onDisk().length
  const [saving, setSaving] = createSignal(false)
  const [trouble, setTrouble] = createSignal<Trouble>()
  let isStored = props.stored !== undefined
  let waiting: readonly Batch[] = []
  /** Lines on disk as the database last told by itself. */
  let seen = saved()
  let running: Promise<void> | undefined

  const hasWork = () => trouble() !== 'deleted' && (!isStored || waiting.length > 0 || seen !== saved())

  const run = (): Promise<void> => (hasWork() ? (running ??= work()) : Promise.resolve())

  async function work(): Promise<void> {
    const timer = setTimeout(() => setSaving(waiting.length > 0), notFelt)
    try {
      while (hasWork()) await takeStep()
      if (trouble() === 'not-saved') setTrouble(undefined)
    } catch {
      waiting = waiting.map((batch, i) => (i === 0 ? { ...batch, tried: true } : batch))
      if (waiting.length > 0 || !isStored) setTrouble('not-saved')
    } finally {
      clearTimeout(timer)
      setSaving(false)
      running = undefined // in one go with the last look for work, so that none is overlooked
    }
  }

  async function takeStep(): Promise<void> {
    const [batch] = waiting
    if (!isStored) {
      await createGame(props.entry(), props.setup)
      isStored = true
    } else if (batch) await append(batch)
    else await catchUp(undefined)
  }

  async function append(batch: Batch): Promise<void> {
    const appended = await appendLines(props.id, onDisk(), batch.lines, batch.entry)
    if (appended === 'saved') acknowledge(batch)
    else await catchUp(batch)
  }

  function acknowledge(batch: Batch): void {
    waiting = waiting.slice(1)
    know([...onDisk(), ...batch.lines])
  }

  function know(lines: readonly unknown[]): void {
    seen = lines.length
    setOnDisk(lines)
  }

  async function catchUp(batch: Batch | undefined): Promise<void> {
    const stored = await readGame(props.id)
    if (!stored) setTrouble('deleted')
    else if (isSame(stored.lines, onDisk())) know(stored.lines)
    else if (batch?.tried && startsWith(stored.lines, [...onDisk(), ...batch.lines])) {
      acknowledge(batch)
      seen = stored.lines.length
    } else {
      const notMade = waiting.flatMap(({ lines }) => lines)
      waiting = []
      know(stored.lines)
      props.onOther(stored.lines, notMade)
    }
  }

  return {
    saved,
    saving,
    trouble,
    add(lines, entry) {
      waiting = [...waiting, { lines, entry }]
      void run()
    },
    async retry() {
      await running
      if (trouble() === 'deleted') {
        isStored = false
        waiting = [{ lines: [...onDisk(), ...waiting.flatMap(({ lines }) => lines)], entry: props.entry() }]
        know([])
        setTrouble('not-saved')
      }
      await run()
    },
    async settled() {
      while (running) await running
    },
    isIdle: () => isStored && waiting.length === 0,
    start() {
      void run()
      return watchGame(props.id, {
        next: entry => {
          if (!isStored) return
          if (entry && trouble() === 'deleted') setTrouble(undefined) // put back
          seen = entry?.lines ?? -1
          void run()
        },
        // Reading fails where writing will fail too; the next tap says so.
        fail: () => undefined,
      })
    },
  }
}

const startsWith = (lines: readonly unknown[], start: readonly unknown[]): boolean =>
  isSame(lines.slice(0, start.length), start)

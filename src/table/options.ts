import { type Accessor, createSignal, type Setter } from 'solid-js'

/** The switches of the table. */
export type Option = 'awake' | 'vibration' | 'nextBoard' | 'livePoints' | 'whatIf' | 'mirrored' | 'large' | 'lock'

/** Those that hold until they are changed; a table is locked only for a while. */
export const lastingOptions = [
  'awake',
  'vibration',
  'nextBoard',
  'livePoints',
  'whatIf',
  'mirrored',
  'large',
] as const satisfies readonly Option[]

const setters = new Map<string, Setter<boolean>>()

function createOption(name: Option, usual: boolean): Accessor<boolean> {
  const [value, setValue] = createSignal(usual)
  setters.set(name, setValue)
  return value
}

/** How the table behaves: the usual until what this device has kept is read. */
export const options: Readonly<Record<Option, Accessor<boolean>>> = {
  awake: createOption('awake', true),
  vibration: createOption('vibration', true),
  nextBoard: createOption('nextBoard', true),
  livePoints: createOption('livePoints', true),
  whatIf: createOption('whatIf', false),
  mirrored: createOption('mirrored', false),
  large: createOption('large', false),
  lock: createOption('lock', false),
}

/** Holds at once; kept for later games where the device can keep anything. */
export function setOption(option: Option, on: boolean): void {
  setters.get(option)?.(on)
  void keep(option, on)
}

const [printed, setPrinted] = createSignal<Readonly<Record<string, unknown>>>({})

/** "Match your copy": the corrections of a game, for the games to come. Only the game knows what they mean. */
export const printedOf = (game: string): unknown => printed()[game]

/** Holds for the games that are set up from now on. */
export function keepPrinted(game: string, corrections: unknown): void {
  void keep('printed', setPrinted({ ...printed(), [game]: corrections }))
}

let following: Promise<void> | undefined

/** Reads what was kept and follows the other tabs; resolves when the options are as kept. Once is enough. */
export const followOptions = (): Promise<void> => (following ??= follow())

async function follow(): Promise<void> {
  const { watchSettings } = await import('../storage/settings')
  await new Promise<void>(resolve => {
    // Without a database the options stay as they are.
    const next = (kept: ReadonlyMap<string, unknown>) => {
      take(kept)
      resolve()
    }
    watchSettings({ next, fail: () => resolve() })
  })
}

function take(kept: ReadonlyMap<string, unknown>): void {
  for (const [key, value] of kept) {
    if (typeof value === 'boolean') setters.get(key)?.(value)
    else if (key === 'printed' && isRecord(value)) setPrinted(value)
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function keep(key: Option | 'printed', value: unknown): Promise<void> {
  const { keepSetting } = await import('../storage/settings')
  await keepSetting(key, value).catch(() => undefined) // holds until the page is closed
}

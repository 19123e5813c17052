import type { Game, GameAction, Line, Outcome, Read } from '../../src/games/game'

/** A game as small as can be: a number that is added to, and debts that are paid one by one. */
export interface CounterSetup {
  readonly names: readonly string[]
}

export interface CounterState {
  readonly total: number
  readonly owed: number
}

export type CounterAction = GameAction &
  (
    | { readonly do: 'add'; readonly by: number }
    /** Leaves something to be paid, one by one, with no other choice. */
    | { readonly do: 'owe'; readonly times: number }
    | { readonly do: 'pay' }
    | { readonly do: 'end' }
  )

/** The rules of a version: adding more than `most` is refused unless forced; adding 0 is refused at all events. */
export const counter = (most = 100, rules = 1): Game<CounterSetup, CounterState, CounterAction> => ({
  id: 'counter',
  rules,
  start: () => ({ total: 0, owed: 0 }),
  apply: (state, action) => apply(most, state, action),
  choices: ({ owed }) => (owed > 0 ? [{ do: 'pay' }] : [{ do: 'add', by: 1 }, { do: 'owe', times: 1 }, { do: 'end' }]),
  soleChoice: ({ owed }) => (owed > 0 ? { do: 'pay' } : undefined),
  summary: ({ names }, { total }) => ({
    finished: total < 0,
    players: names.map(name => ({
      id: `id-${name}`,
      name,
      color: 'red',
      points: total,
      ...(total < 0 && { place: 1 }),
    })),
    way: 'count',
  }),
  sources: () => [],
  course: () => ({ sources: [], moments: [], running: '', first: 0, note: '' }),
  sentence: (_setup, _log, { action }) => (action.do === 'add' ? `add ${action.by}` : action.do),
  renamePlayer: ({ names }, id, person) => ({ names: names.map(name => (`id-${name}` === id ? person.name : name)) }),
  readSetup: value => (isRecord(value) && Array.isArray(value.names) ? read({ names: value.names.map(String) }) : bad),
  readAction: value => readAction(value),
  readLine,
  readGame: () => bad,
  writeGame: game => JSON.stringify(game),
  screens: () => Promise.reject(new Error('the counter has no screens')),
})

function apply(most: number, state: CounterState, action: CounterAction): Outcome<CounterState> {
  const refusal = { rule: 'counter.refused', values: {} }
  switch (action.do) {
    case 'add': {
      if (action.by === 0) return { ok: false, refusal }
      const isTooMuch = action.by > most || state.owed > 0
      if (isTooMuch && !action.forced) return { ok: false, refusal }
      const after = { ...state, total: state.total + action.by }
      return isTooMuch ? { ok: true, state: after, broke: refusal } : { ok: true, state: after }
    }
    case 'owe':
      if (state.owed > 0) return { ok: false, refusal }
      return { ok: true, state: { ...state, owed: action.times } }
    case 'pay':
      if (state.owed === 0) return { ok: false, refusal }
      return { ok: true, state: { total: state.total - 1, owed: state.owed - 1 } }
    case 'end':
      return { ok: true, state: { total: -1, owed: 0 } }
  }
}

const bad = { ok: false, error: { rule: 'file.value', values: {}, path: '' } } as const
const read = <T>(value: T): Read<T> => ({ ok: true, value })

function readAction(value: unknown): Read<CounterAction> {
  if (!isRecord(value)) return bad
  const forced = value.forced === true ? ({ forced: true } as const) : {}
  if (value.do === 'add' && typeof value.by === 'number') return read({ by: value.by, do: 'add', ...forced })
  if (value.do === 'owe' && typeof value.times === 'number') return read({ times: value.times, do: 'owe', ...forced })
  if (value.do === 'pay' || value.do === 'end') return read({ do: value.do, ...forced })
  return bad
}

function readLine(value: unknown): Read<Line<CounterAction>> {
  if (!isRecord(value) || typeof value.at !== 'number') return bad
  const { at } = value
  if (value.do === 'undo' && typeof value.to === 'number') return read({ do: 'undo', to: value.to, at })
  if (value.do === 'redo') return read({ do: 'redo', at })
  if (value.do === 'mend' && typeof value.from === 'number' && Array.isArray(value.actions)) {
    const actions: CounterAction[] = []
    for (const each of value.actions) {
      const action = readAction(each)
      if (!action.ok) return action
      actions.push(action.value)
    }
    return read({ do: 'mend', from: value.from, actions, at })
  }
  const action = readAction(value)
  return action.ok ? read({ ...action.value, at, ...(value.auto === true && { auto: true as const }) }) : action
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

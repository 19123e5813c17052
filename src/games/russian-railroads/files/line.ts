import * as v from 'valibot'
import type { Line, Stamp, Turn } from '../../game'
import type { Action } from '../rules/actions'
import type { Setup } from '../rules/setup'
import { readAction } from './action'
import { type Path, type Read, refuseFile } from './file-rules'
import { count, isRecord, readAs, strict } from './shape'

/** A log of more lines is refused, and so is a mend of more actions. */
export const maxLines = 20_000

const at = count(0)
const auto = v.exactOptional(v.literal(true))

const lineStamp = strict({ at, auto })
const mendedStamp = strict({ at: v.exactOptional(at), auto })

const index = count(0, maxLines - 1)
const turnSchemas = {
  undo: strict({ do: v.literal('undo'), to: index, at, auto }),
  redo: strict({ do: v.literal('redo'), at, auto }),
  mend: strict({
    do: v.literal('mend'),
    from: index,
    actions: v.pipe(v.array(v.unknown()), v.maxLength(maxLines)),
    at,
    auto,
  }),
}

type Players = Pick<Setup, 'players'>

/** The line of a log that a value holds. Whether it can stand shows only when the log is folded. */
export function readLine(value: unknown, setup: Players, path: Path = []): Read<Line<Action>> {
  if (!isRecord(value)) return refuseFile(path, 'file.type', { expected: 'object' })
  switch (value.do) {
    case 'undo':
      return readAs<Extract<Turn<Action>, { do: 'undo' }> & Stamp>(turnSchemas.undo, value, path)
    case 'redo':
      return readAs<Extract<Turn<Action>, { do: 'redo' }> & Stamp>(turnSchemas.redo, value, path)
    case 'mend':
      return readMend(value, setup, path)
    default:
      return readStamped<Stamp>(lineStamp, value, setup, path)
  }
}

function readMend(value: Record<string, unknown>, setup: Players, path: Path): Read<Line<Action>> {
  const mend = readAs(turnSchemas.mend, value, path)
  if (!mend.ok) return mend
  const actions: (Action & Partial<Stamp>)[] = []
  for (const [i, item] of mend.value.actions.entries()) {
    const action = readStamped<Partial<Stamp>>(mendedStamp, item, setup, [...path, 'actions', i])
    if (!action.ok) return action
    actions.push(action.value)
  }
  return { ok: true, value: { ...mend.value, actions } }
}

/** An action with its stamp. The stamp is looked at by itself, so that each action has one shape. */
function readStamped<S>(
  stampSchema: v.GenericSchema<unknown, S>,
  value: unknown,
  setup: Players,
  path: Path,
): Read<Action & S> {
  if (!isRecord(value)) return refuseFile(path, 'file.type', { expected: 'object' })
  const { at, auto, ...rest } = value
  const action = readAction(rest, setup, path)
  if (!action.ok) return action
  const stamp = readAs(stampSchema, pick(value, ['at', 'auto']), path)
  return stamp.ok ? { ok: true, value: { ...action.value, ...stamp.value } } : stamp
}

const pick = (value: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.filter(field => Object.hasOwn(value, field)).map(field => [field, value[field]]))

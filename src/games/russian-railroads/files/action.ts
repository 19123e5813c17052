import type { Action } from '../rules/actions'
import type { Setup } from '../rules/setup'
import { actionSchemas } from './action-schemas'
import { type Path, type Read, type Refused, refuseFile } from './file-rules'
import { isRecord, readAs, refuseWord } from './shape'

type Word = Action['do']
const isWord = (value: unknown): value is Word => typeof value === 'string' && Object.hasOwn(actionSchemas, value)

/** The action that a value holds. Whether the rules allow it shows only when it is done. */
export function readAction(value: unknown, { players }: Pick<Setup, 'players'>, path: Path = []): Read<Action> {
  if (!isRecord(value)) return refuseFile(path, 'file.type', { expected: 'object' })
  if (!isWord(value.do)) return refuseWord(value, path, Object.keys(actionSchemas))
  const read = readAs<Action>(actionSchemas[value.do], value, path)
  if (!read.ok) return read
  return refuseSeats(read.value, players.length, path) ?? read
}

/** Why an action names somebody who does not play, if it does. */
function refuseSeats(action: Action, players: number, path: Path): Refused | undefined {
  for (const { seat, at } of seatsIn(action))
    if (seat >= players) return refuseFile([...path, ...at], 'file.value', { found: seat, to: players - 1 })
  if ('order' in action && action.order && !isOrder(action.order, players))
    return refuseFile([...path, 'order'], 'file.order', { players })
  if ('way' in action && action.way === 'track' && action.roubles.length !== players)
    return refuseFile([...path, 'roubles'], 'file.count', { from: players })
  return undefined
}

/** Whether a list names every seat once. */
export const isOrder = (order: readonly number[], players: number): boolean =>
  order.length === players && new Set(order).size === players && order.every(seat => seat < players)

function* seatsIn(action: Action): Generator<{ readonly seat: number; readonly at: Path }> {
  if ('player' in action) yield { seat: action.player, at: ['player'] }
  if (action.do !== 'set-table') return
  if (action.turn !== undefined) yield { seat: action.turn, at: ['turn'] }
  for (const [i, seat] of (action.passed ?? []).entries()) yield { seat, at: ['passed', i] }
  for (const [i, { seat }] of (action.placements ?? []).entries()) yield { seat, at: ['placements', i, 'seat'] }
}

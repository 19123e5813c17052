import * as v from 'valibot'
import type { Line, SavedGame } from '../../game'
import type { Action } from '../rules/actions'
import type { Setup } from '../rules/setup'
import { type Read, refuseFile } from './file-rules'
import { gameId, refuseHeader } from './header'
import { maxLines, readLine } from './line'
import { readSetup } from './setup'
import { count, readAs, strict, text } from './shape'

const header = { format: 'railroads.game', version: 1 } as const

/** A game whose text is longer is refused before it is parsed. */
export const maxBytes = 2_000_000

const gameSchema = strict({
  format: v.unknown(),
  version: v.unknown(),
  game: v.unknown(),
  id: text(1, 64),
  rules: count(1),
  startedAt: v.pipe(v.string(), v.isoTimestamp()),
  setup: v.unknown(),
  result: v.exactOptional(v.array(strict({ points: count(-99_999, 99_999), place: v.exactOptional(count(1, 9)) }))),
  actions: v.pipe(v.array(v.unknown()), v.maxLength(maxLines)),
})

export type Game = SavedGame<Setup, Action>

/** The game that a text holds, or the first field of it that is wrong. */
export function readGame(source: string): Read<Game> {
  if (isTooLong(source)) return refuseFile([], 'file.size', { to: maxBytes })
  const file = parse(source)
  return file.ok ? readGameFile(file.value) : file
}

/** The same from a file that has been parsed. */
export function readGameFile(file: unknown): Read<Game> {
  const foreign = refuseHeader(file, header)
  if (foreign) return foreign
  const shape = readAs(gameSchema, file)
  if (!shape.ok) return shape
  const { id, rules, startedAt, result, actions } = shape.value

  const setup = readSetup(shape.value.setup, ['setup'])
  if (!setup.ok) return setup
  const players = setup.value.players.length
  if (result && result.length !== players) return refuseFile(['result'], 'file.count', { from: players, to: players })
  const lines = readLines(actions, setup.value)
  if (!lines.ok) return lines
  const value = { id, rules, startedAt, setup: setup.value, ...(result && { result }), actions: lines.value }
  return { ok: true, value }
}

/** The game as a text of one line, always in the same form. */
export const writeGame = (game: Game): string => JSON.stringify(gameFileOf(game))

const gameFileOf = ({ id, rules, startedAt, setup, result, actions }: Game) => ({
  ...header,
  game: gameId,
  id,
  rules,
  startedAt,
  setup,
  ...(result && { result }),
  actions,
})

// Characters are at least one byte each, so that most texts need not be measured.
const isTooLong = (source: string): boolean =>
  source.length > maxBytes || (source.length * 3 > maxBytes && new TextEncoder().encode(source).length > maxBytes)

/** The value of a JSON text. */
export function parse(source: string): Read<unknown> {
  try {
    return { ok: true, value: JSON.parse(source) as unknown }
  } catch {
    return refuseFile([], 'file.json')
  }
}

function readLines(values: readonly unknown[], setup: Setup): Read<Line<Action>[]> {
  const lines: Line<Action>[] = []
  for (const [i, value] of values.entries()) {
    const line = readLine(value, setup, ['actions', i])
    if (!line.ok) return line
    lines.push(line.value)
  }
  return { ok: true, value: lines }
}

import * as v from 'valibot'
import { type Copy, type Corrections, matchCopy } from '../board/copy'
import { findImpossible } from '../board/possible'
import { type RuleId, ruleIds } from '../board/refusal'
import { playerColors } from '../printed/players'
import { correctionsSchema } from './corrections'
import { clip, type Refused, refuseFile } from './file-rules'
import { gameId, refuseHeader } from './header'
import {
  engineerWith,
  type PlayerFile,
  type PositionPlayer,
  playerSchema,
  readBoard,
  sortBoard,
  writePlayer,
} from './player'
import { readShape, strict } from './shape'

/** The boards as they lie on the table. */
export interface Position {
  readonly players: readonly PositionPlayer[]
  /** Rules whose checks the table has overruled. */
  readonly overruled: readonly RuleId[]
  /** Printed values in which the table's copy differs. */
  readonly printed: Corrections
}

const header = { format: 'railroads.position', version: 1 } as const

const positionSchema = strict({
  format: v.unknown(),
  version: v.unknown(),
  game: v.unknown(),
  players: v.pipe(v.array(playerSchema), v.minLength(1), v.maxLength(playerColors.length)),
  overruled: v.exactOptional(v.array(v.picklist(ruleIds))),
  printed: v.exactOptional(correctionsSchema),
})

/** The position that a parsed file holds, or the first thing in it that cannot be. */
export function readPosition(file: unknown): { readonly ok: true; readonly position: Position } | Refused {
  const foreign = refuseHeader(file, header)
  if (foreign) return foreign
  const shape = readShape(positionSchema, file)
  if (!shape.ok) return shape
  const { players, overruled = [], printed = {} } = shape.value

  const copy = matchCopy(printed)
  const refused = refuseTwice(players) ?? refuseNumbers(players, copy) ?? refuseBoards(players, copy, overruled)
  if (refused) return refused

  const position: Position = {
    players: players.map(player => ({
      name: player.name,
      color: player.color,
      board: sortBoard(readBoard(player, copy)),
      points: player.points,
    })),
    overruled: ruleIds.filter(rule => overruled.includes(rule)),
    printed,
  }
  return { ok: true, position }
}

/** The position as a file, always in the same form. */
export function writePosition({ players, overruled, printed }: Position) {
  const copy = matchCopy(printed)
  return {
    ...header,
    game: gameId,
    players: players.map(player => writePlayer(player, copy)),
    ...(overruled.length > 0 && { overruled }),
    ...(Object.keys(printed).length > 0 && { printed }),
  }
}
export type PositionFile = ReturnType<typeof writePosition>

function refuseTwice(players: readonly PlayerFile[]): Refused | undefined {
  for (const field of ['name', 'color'] as const) {
    const values = players.map(player => player[field])
    const second = values.findIndex((value, i) => values.indexOf(value) < i)
    if (second >= 0) return refuseFile(['players', second, field], 'file.twice', { found: clip(values[second] ?? '') })
  }
  return undefined
}

function refuseNumbers(players: readonly PlayerFile[], copy: Copy): Refused | undefined {
  for (const [seat, player] of players.entries())
    for (const [i, number] of player.engineers.entries())
      if (!engineerWith(number, copy)) {
        const choices = Object.values(copy.engineers)
          .map(face => face.number)
          .sort((a, b) => a - b)
          .join(', ')
        return refuseFile(['players', seat, 'engineers', i], 'file.value', { found: number, choices })
      }
  return undefined
}

function refuseBoards(players: readonly PlayerFile[], copy: Copy, overruled: readonly RuleId[]): Refused | undefined {
  const boards = players.map(player => readBoard(player, copy))
  const impossible = findImpossible(boards, copy).find(({ rule }) => !overruled.includes(rule))
  if (!impossible) return undefined
  const { seat, path, rule, values } = impossible
  return refuseFile(seat === undefined ? ['players', ...path] : ['players', seat, ...path], rule, values)
}

import * as v from 'valibot'
import { engineerIds, matchCopy } from '../board/copy'
import { playerColors, playerCounts } from '../printed/players'
import { countValues, type Setup } from '../rules/setup'
import { isOrder } from './action'
import { correctionsSchema } from './corrections'
import { clip, type Path, type Read, type Refused, refuseFile } from './file-rules'
import { count, readAs, strict, text } from './shape'
import { engineer, list, seats } from './things'

const fewest = Math.min(...playerCounts)
const most = Math.max(...playerCounts)

const players = v.pipe(
  v.array(strict({ id: text(1, 64), name: text(1, 30), color: v.picklist(playerColors) })),
  v.minLength(fewest),
  v.maxLength(most),
)

const house = strict({
  rounds: v.exactOptional(count(1, 20)),
  workers: v.exactOptional(count(1, 20)),
  roubles: v.exactOptional(count(0, 99)),
  points: v.exactOptional(v.array(count(0, 9999))),
})

export const setupSchema: v.GenericSchema<unknown, Setup> = strict({
  players,
  order: seats,
  way: v.picklist(['track', 'score']),
  engineers: list(engineer, engineerIds.length),
  printed: v.exactOptional(correctionsSchema),
  house: v.exactOptional(house),
  round: v.exactOptional(count(1, 20)),
  expansion: v.exactOptional(v.literal(true)),
  place: v.exactOptional(text(0, 60)),
  note: v.exactOptional(text(0, 1000)),
})

/** The set-up that a value holds, if a game can begin with it. */
export function readSetup(value: unknown, path: Path = []): Read<Setup> {
  const read = readAs(setupSchema, value, path)
  if (!read.ok) return read
  const setup = read.value
  return (
    refuseTwice(setup, path) ??
    (isOrder(setup.order, setup.players.length)
      ? undefined
      : refuseFile([...path, 'order'], 'file.order', { players: setup.players.length })) ??
    refuseRounds(setup, path) ??
    refuseEngineers(setup, path) ??
    read
  )
}

/** Two people may have one name, but not one id and not one colour. */
function refuseTwice(setup: Setup, path: Path): Refused | undefined {
  for (const field of ['id', 'color'] as const) {
    const values = setup.players.map(player => player[field])
    const second = values.findIndex((value, i) => values.indexOf(value) < i)
    if (second >= 0)
      return refuseFile([...path, 'players', second, field], 'file.twice', { found: clip(values[second] ?? '') })
  }
  return undefined
}

function refuseRounds({ players, house, round = 1 }: Setup, path: Path): Refused | undefined {
  const rounds = house?.rounds ?? countValues(players.length).rounds
  if (round > rounds) return refuseFile([...path, 'round'], 'file.value', { found: round, to: rounds })
  const points = house?.points
  if (points && points.length !== players.length)
    return refuseFile([...path, 'house', 'points'], 'file.count', { from: players.length, to: players.length })
  return undefined
}

/**
 * The row is dealt by letter, A on the right; where nobody has told it yet it is empty. A table that plays another
 * number of rounds, or joins in the middle, deals as it likes.
 */
function refuseEngineers({ players, engineers, printed, house, round }: Setup, path: Path): Refused | undefined {
  const at = (...more: Path) => [...path, 'engineers', ...more]
  const twice = engineers.findIndex((id, i) => engineers.indexOf(id) < i)
  if (twice >= 0) return refuseFile(at(twice), 'file.twice', { found: engineers[twice] ?? '' })
  if (engineers.length === 0 || house?.rounds !== undefined || round !== undefined) return undefined

  const { engineersA, engineersB } = countValues(players.length)
  const values = { a: engineersA, b: engineersB }
  if (engineers.length !== engineersA + engineersB) return refuseFile(at(), 'file.engineers', values)
  const faces = matchCopy(printed).engineers
  const wrong = engineers.findIndex((id, i) => faces[id].letter !== (i < engineersA ? 'A' : 'B'))
  return wrong < 0 ? undefined : refuseFile(at(wrong), 'file.engineers', values)
}

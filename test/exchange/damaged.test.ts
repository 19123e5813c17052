import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeBackup } from '../../src/exchange/backup'
import { carryOut } from '../../src/exchange/carry-out'
import { readGameText } from '../../src/exchange/game-text'
import { planImport } from '../../src/exchange/plan'
import { isProblem } from '../../src/exchange/problem'
import { russianRailroads } from '../../src/games/russian-railroads'
import { database } from '../../src/storage/database'
import { putGame, readGame } from '../../src/storage/log'
import { openTable } from '../../src/table/play'
import { backupOf, drawGame, wipeDevice } from './games'

const sound = drawGame(0, 20)
const played = drawGame(1, 40)
const damaged = 10

async function bring(file: Blob): Promise<void> {
  const plan = await planImport([file])
  if (isProblem(plan)) throw new Error(`refused: ${plan.problem} ${plan.path ?? ''}`)
  await carryOut(plan, new Set())
}

/** A disk has lost a line; the table went on from the last good action and has played the same again. */
async function damageLine(): Promise<void> {
  const stored = await readGame(played.id)
  if (!stored) throw new Error('not here')
  const lines = [
    ...played.actions.slice(0, damaged),
    { do: 'derail', at: 1 },
    { do: 'undo', to: damaged, at: 600 },
    ...played.actions.slice(damaged),
  ]
  await putGame({ ...stored, lines })
}

const backUp = async () => {
  const { file, games, leftOut } = await writeBackup()
  await wipeDevice()
  await bring(file)
  return { games, leftOut }
}

beforeEach(async () => {
  await wipeDevice()
  await bring(backupOf([sound, played]))
})

describe('a game with a line that cannot be read', () => {
  beforeEach(damageLine)

  test('is in a backup with all that holds, and the backup can be restored', async () => {
    expect(await backUp()).toEqual({ games: 2, leftOut: 0 })
    expect((await readGame(sound.id))?.lines).toEqual(sound.actions)
    expect((await readGame(played.id))?.lines).toEqual(played.actions)
  })

  test('has a file with all that holds, from the storage and from the table', async () => {
    const fromStorage = await readGameText(played.id)
    const opened = await openTable(russianRailroads, played.id)
    if (!opened.ok) throw new Error(opened.reason)
    expect(opened.table.file().actions).toEqual(played.actions)
    expect(fromStorage).toBe(russianRailroads.writeGame(opened.table.file()))
    opened.table.close()
  })
})

test('a log that can be read is carried as it is, with what was undone', async () => {
  const lines = [...played.actions, { do: 'undo', to: damaged, at: 600 }]
  const stored = await readGame(played.id)
  if (stored) await putGame({ ...stored, lines })
  expect(await backUp()).toEqual({ games: 2, leftOut: 0 })
  expect((await readGame(played.id))?.lines).toEqual(lines)
})

test('a game that no file can carry is left out of a backup and counted, and the others arrive', async () => {
  await database.setups.put({ id: played.id, setup: 'rubbish' })
  expect(await readGameText(played.id)).toBeUndefined()
  expect(await backUp()).toEqual({ games: 1, leftOut: 1 })
  expect((await readGame(sound.id))?.lines).toEqual(sound.actions)
})

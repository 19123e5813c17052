import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeBackup } from '../../src/exchange/backup'
import { carryOut } from '../../src/exchange/carry-out'
import { type Plan, planImport } from '../../src/exchange/plan'
import { isProblem, type Problem } from '../../src/exchange/problem'
import { readPieces } from '../../src/exchange/source'
import { russianRailroads } from '../../src/games/russian-railroads'
import { database } from '../../src/storage/database'
import { readGame } from '../../src/storage/log'
import { weaken } from '../storage/weak-disk'
import { backupOf, chooseSomething, drawGame, fileOf, readDevice, wipeDevice } from './games'

const disk = weaken(database)

beforeEach(async () => {
  disk.mend()
  await wipeDevice()
})

async function plan(...files: readonly Blob[]): Promise<Plan> {
  const planned = await planImport(files)
  if (isProblem(planned)) throw new Error(`refused: ${planned.problem} ${planned.path ?? ''}`)
  return planned
}

const refusal = async (...files: readonly Blob[]): Promise<Problem | Plan> => planImport(files)

const bring = async (file: Blob, chosen: readonly string[] = []) => carryOut(await plan(file), new Set(chosen))

const relations = async (file: Blob) => [...(await plan(file)).games.values()].map(({ relation }) => relation)

function firstPlayer({ setup }: ReturnType<typeof drawGame>) {
  const [player] = setup.players
  if (!player) throw new Error('nobody plays')
  return player
}

describe('what an import would do', () => {
  const whole = drawGame(1)
  const begun = drawGame(1, 40)

  test('a game that is not here is new, and nothing is written before the import', async () => {
    const before = await readDevice()
    expect(await relations(fileOf(whole))).toEqual(['new'])
    expect(await readDevice()).toEqual(before)
  })

  test('a game that is here is the same', async () => {
    await bring(fileOf(whole))
    expect(await relations(fileOf(whole))).toEqual(['same'])
  })

  test('a log that continues ours takes its place', async () => {
    await bring(fileOf(begun))
    expect(await relations(fileOf(whole))).toEqual(['longer'])
    await bring(fileOf(whole))
    const stored = await readGame(whole.id)
    expect(stored?.lines).toEqual(whole.actions)
    expect(stored?.entry).toMatchObject({ state: 'finished', lines: whole.actions.length })
  })

  test('a log that ours continues changes nothing', async () => {
    await bring(fileOf(whole))
    const before = await readDevice()
    expect(await relations(fileOf(begun))).toEqual(['shorter'])
    await bring(fileOf(begun))
    expect(await readDevice()).toEqual(before)
  })

  test('of two logs that part the one here stays until the player chooses the other', async () => {
    const ours = { ...begun, actions: [...begun.actions, { do: 'undo', to: 12, at: 600 } as const] }
    await bring(fileOf(ours))
    expect(await relations(fileOf(whole))).toEqual(['differs'])
    await bring(fileOf(whole))
    expect((await readGame(whole.id))?.lines).toEqual(ours.actions)
    await bring(fileOf(whole), [whole.id])
    expect((await readGame(whole.id))?.lines).toEqual(whole.actions)
  })

  test('somebody renamed here keeps the name, and the log still continues', async () => {
    await bring(fileOf(begun))
    const stored = await readGame(begun.id)
    const player = firstPlayer(begun)
    const setup = russianRailroads.renamePlayer(begun.setup, player.id, { id: player.id, name: 'Anastasia' })
    if (!stored) throw new Error('not here')
    const players = stored.entry.players.map((one, seat) => (seat === 0 ? { ...one, name: 'Anastasia' } : one))
    await database.setups.put({ id: begun.id, setup })
    await database.games.put({ ...stored.entry, players })
    expect(await relations(fileOf(whole))).toEqual(['longer'])
    await bring(fileOf(whole))
    expect((await readGame(whole.id))?.entry.players[0]?.name).toBe('Anastasia')
    expect((await readGame(whole.id))?.setup).toEqual(setup)
  })

  test('the same game twice is refused', async () => {
    expect(await refusal(fileOf(whole), fileOf(begun))).toEqual({ problem: 'twice', game: 2 })
  })
})

describe('all or nothing', () => {
  const games = [drawGame(0, 30), drawGame(1, 30), drawGame(2, 30)]

  test('whichever write the disk refuses, nothing of the import is there', async () => {
    await bring(fileOf(drawGame(0, 12)))
    const before = await readDevice()
    const planned = await plan(backupOf(games))
    let write = 1
    for (; ; write++) {
      await wipeDevice()
      await bring(fileOf(drawGame(0, 12)))
      disk.breakAt(write)
      const done = await carryOut(planned, new Set())
      disk.mend()
      if (!isProblem(done)) break
      expect(done).toEqual({ problem: 'not-saved' })
      expect(await readDevice()).toEqual(before)
    }
    expect(write).toBeGreaterThan(5)
    expect(await database.games.count()).toBe(3)
  })

  test('a cancelled import leaves nothing behind', async () => {
    const planned = await plan(backupOf(games))
    const before = await readDevice()
    const control = new AbortController()
    control.abort()
    await expect(carryOut(planned, new Set(), { signal: control.signal })).rejects.toThrow()
    expect(await readDevice()).toEqual(before)
  })

  test('one bad game of many is named, and nothing is imported', async () => {
    const bad = { ...drawGame(3, 5), rules: 0 }
    expect(await refusal(backupOf([...games, bad]))).toEqual({ problem: 'damaged', path: 'rules', game: 4 })
  })

  test('a game that is played on between comparing and importing is not overwritten', async () => {
    await bring(fileOf(drawGame(1, 20)))
    const planned = await plan(fileOf(drawGame(1)))
    await bring(fileOf(drawGame(1, 25)))
    expect(await carryOut(planned, new Set())).toEqual({ problem: 'changed' })
    expect((await readGame(drawGame(1).id))?.lines).toHaveLength(25)
  })

  test('what an interrupted import has staged is swept away by the next one', async () => {
    await database.setups.put({ id: 'half', setup: {} })
    await database.lines.put({ game: 'half', index: 0, line: {} })
    await bring(fileOf(games[0] ?? drawGame(0)))
    expect(await database.setups.get('half')).toBeUndefined()
    expect(await database.lines.where('game').equals('half').count()).toBe(0)
  })
})

describe('a backup', () => {
  test('exported, wiped and imported, everything exports to the same bytes', async () => {
    const games = Array.from({ length: 6 }, (_, i) => drawGame(i, i % 2 === 0 ? undefined : 10 * i))
    await bring(backupOf(games))
    await chooseSomething()
    const first = await (await writeBackup()).file.text()
    await wipeDevice()
    await bring(new Blob([first]))
    expect(await (await writeBackup()).file.text()).toBe(first)
    expect(first.split('\n').filter(line => line.startsWith('{"format":"railroads.game"'))).toHaveLength(6)
    expect(await database.settings.get('said-offline')).toBeUndefined()
  })

  test('keeps what is chosen and who is known here', async () => {
    await bring(fileOf(drawGame(1)))
    await chooseSomething()
    const { file } = await writeBackup()
    const player = firstPlayer(drawGame(1))
    await database.settings.put({ key: 'theme', value: 'light' })
    await database.people.update(player.id, { name: 'Anastasia' })
    await bring(file)
    expect((await database.settings.get('theme'))?.value).toBe('light')
    expect((await database.people.get(player.id))?.name).toBe('Anastasia')
  })

  test('is read line by line where it is large, with the same result', async () => {
    const file = backupOf([drawGame(0, 9), drawGame(1, 9)])
    const read = async (most?: number) => {
      const pieces = []
      for await (const piece of readPieces(file, most)) pieces.push('text' in piece ? piece.text : piece)
      return pieces
    }
    expect(await read(10)).toEqual(await read())
  })

  test('cut off is refused', async () => {
    const file = backupOf([drawGame(0, 9), drawGame(1, 9)])
    expect(await refusal(file.slice(0, file.size - 4))).toEqual({ problem: 'damaged' })
  })
})

describe('a file that is not ours changes nothing', () => {
  const game = drawGame(0, 3)
  const change = (changes: object) =>
    new Blob([JSON.stringify({ ...JSON.parse(russianRailroads.writeGame(game)), ...changes })])
  const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const lines = Array.from({ length: 20_001 }, () => ({ do: 'redo', at: 0 }))

  test.each<[string, Blob, string]>([
    ['nothing at all', new Blob([]), 'foreign'],
    ['a picture', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 255])]), 'foreign'],
    ['another program’s JSON', new Blob(['{"plays":[]}']), 'foreign'],
    ['half a game', fileOf(game).slice(0, 200), 'damaged'],
    ['a newer version', change({ version: 2 }), 'newer'],
    ['a newer backup', new Blob(['{"format":"railroads.backup","version":9,"trains":[],"games":[]}']), 'newer'],
    ['a game we do not have', change({ game: 'chess' }), 'unknown-game'],
    ['a game named like a prototype’s method', change({ game: 'constructor' }), 'unknown-game'],
    ['a field too many', change({ extra: 1 }), 'damaged'],
    [
      'a prototype as a field',
      new Blob([`{"__proto__":{"a":1},${russianRailroads.writeGame(game).slice(1)}`]),
      'damaged',
    ],
    ['a day that no month has', change({ startedAt: '2026-02-31T99:00:00Z' }), 'damaged'],
    ['deep nesting', new Blob([nested]), 'foreign'],
    [
      'deep nesting in a game',
      new Blob([`{"format":"railroads.game","version":1,"game":"russian-railroads","setup":${nested}}`]),
      'damaged',
    ],
    [
      'deep nesting in a backup',
      new Blob([
        `{"format":"railroads.backup","version":1,"people":[],"settings":{},"printed":{"a":${nested}},"games":[]}`,
      ]),
      'damaged',
    ],
    [
      'a deeply nested game in a backup',
      new Blob([
        `{"format":"railroads.backup","version":1,"people":[],"settings":{},"printed":{},"games":[${nested}]}`,
      ]),
      'damaged',
    ],
    ['more lines than any game', change({ actions: lines }), 'damaged'],
    [
      'a million actions',
      new Blob([`{"format":"railroads.game","actions":[${'{"do":"pass"},'.repeat(1_000_000)}{}]}`]),
      'too-large',
    ],
    ['something large', new Blob(['x'.repeat(3_000_000)]), 'foreign'],
    [
      'a backup with one game over 2 MB',
      new Blob([
        '{"format":"railroads.backup","version":1,"people":[],"settings":{},"printed":{},\n"games":[\n',
        `{"a":"${'x'.repeat(2_100_000)}"}`,
        '\n]}\n',
      ]),
      'too-large',
    ],
  ])('%s', async (_, file, problem) => {
    const before = await readDevice()
    expect(await refusal(file)).toMatchObject({ problem })
    expect(await readDevice()).toEqual(before)
  })
})

import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { drawSetup, seededRandom } from '../../src/games/russian-railroads/rules/random-game'
import { mergePeople, renamePerson } from '../../src/history/people'
import { database, type PersonEntry } from '../../src/storage/database'
import { putGame, readGame } from '../../src/storage/log'
import { changePeople, findPerson, readGamesOf, readPeople } from '../../src/storage/people'
import { weaken } from '../storage/weak-disk'

const disk = weaken(database)

/** A game of these two, whose names are their ids in capitals. */
async function play(id: string, startedAt: number, people: readonly [string, string]): Promise<void> {
  const drawn = drawSetup(2, seededRandom(1))
  const players = drawn.players.map((player, seat) => {
    const person = people[seat] ?? ''
    return { ...player, id: person, name: person.toUpperCase() }
  })
  const entry = { game: 'russian-railroads', state: 'finished', changedAt: startedAt, seconds: 0, rules: 1 } as const
  await putGame({ entry: { ...entry, id, startedAt, players, lines: 0 }, setup: { ...drawn, players }, lines: [] })
}

async function personOf(id: string): Promise<PersonEntry> {
  const person = await findPerson(id)
  if (!person) throw new Error(`nobody is ${id}`)
  return person
}

/** All that is stored, to compare. */
const everything = async () => ({
  games: await database.games.toArray(),
  setups: await database.setups.toArray(),
  seats: await database.seats.toArray(),
  people: await readPeople(),
})

beforeEach(async () => {
  await play('1', 1000, ['anna', 'boris'])
  await play('2', 2000, ['ann', 'chloe'])
  await play('3', 3000, ['boris', 'chloe'])
})

afterEach(async () => {
  disk.mend()
  await Promise.all(database.tables.map(table => table.clear()))
})

describe('renaming', () => {
  test('gives the name to every game of the person, in the list and in the set-up, and to no other', async () => {
    await renamePerson(await personOf('boris'), 'Borja')
    for (const [id, seat] of [
      ['1', 1],
      ['3', 0],
    ] as const) {
      const game = await readGame(id)
      expect(game?.entry.players[seat]).toMatchObject({ id: 'boris', name: 'Borja' })
      expect(game?.setup).toMatchObject({ players: game?.entry.players.map(({ id, name }) => ({ id, name })) })
    }
    expect((await personOf('boris')).name).toBe('Borja')
    expect((await readGame('2'))?.entry.players.map(({ name }) => name)).toEqual(['ANN', 'CHLOE'])
  })

  test('can be taken back whole', async () => {
    const before = await everything()
    await changePeople(await renamePerson(await personOf('boris'), 'Borja'))
    expect(await everything()).toEqual(before)
  })
})

describe('merging', () => {
  test('makes all games of the one games of the other', async () => {
    await mergePeople(await personOf('ann'), await personOf('anna'))
    expect((await readGamesOf('anna')).map(({ id }) => id)).toEqual(['1', '2'])
    expect((await readGame('2'))?.setup).toMatchObject({ players: [{ id: 'anna', name: 'ANNA' }, { id: 'chloe' }] })
    expect(await findPerson('ann')).toBeUndefined()
    expect((await personOf('anna')).lastPlayedAt).toBe(2000)
  })

  test('can be taken back whole', async () => {
    const before = await everything()
    const back = await mergePeople(await personOf('ann'), await personOf('anna'))
    if (back === 'together') throw new Error('they were never together')
    await changePeople(back)
    expect(await everything()).toEqual(before)
  })

  test('is refused for two who sat at one table', async () => {
    const before = await everything()
    expect(await mergePeople(await personOf('anna'), await personOf('boris'))).toBe('together')
    expect(await everything()).toEqual(before)
  })

  test('is done everywhere or nowhere, whichever write the disk refuses', async () => {
    const before = await everything()
    const [ann, anna] = [await personOf('ann'), await personOf('anna')]
    disk.mend()
    const back = await mergePeople(ann, anna)
    const writes = disk.writes
    if (back !== 'together') await changePeople(back)
    expect(writes).toBeGreaterThan(3)
    for (let write = 1; write <= writes; write++) {
      disk.breakAt(write)
      await expect(mergePeople(ann, anna)).rejects.toThrow()
      disk.mend()
      expect(await everything()).toEqual(before)
    }
  })
})

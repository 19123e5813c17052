import Dexie from 'dexie'
import { database, type GameEntry, type PersonEntry } from './database'
import { type Watcher, watch } from './watch'

/** Everybody who has played, those who played last first. */
export const readPeople = (): Promise<PersonEntry[]> => database.people.orderBy('lastPlayedAt').reverse().toArray()

/** Somebody who has played, or undefined where nobody has this id. */
export const findPerson = (id: string): Promise<PersonEntry | undefined> => database.people.get(id)

/** Keeps who plays, within the transaction of their game. An older game does not make anybody's last one older. */
export async function rememberPlayers({ players, startedAt }: GameEntry): Promise<void> {
  const known = await database.people.bulkGet(players.map(({ id }) => id))
  const people = players.map(({ id, name, color }) => ({ id, name, color, lastPlayedAt: startedAt }))
  await database.people.bulkPut(people.filter((person, i) => (known[i]?.lastPlayedAt ?? 0) <= person.lastPlayedAt))
}

/** Keeps which games are whose, within the transaction of the game. */
export async function seatPlayers({ id, players, startedAt }: GameEntry): Promise<void> {
  await seatsIn(id).delete()
  await database.seats.bulkPut(players.map(player => ({ person: player.id, startedAt, game: id })))
}

/** The seats of a game. */
export const seatsIn = (game: string) => database.seats.where('game').equals(game)

/** When and in which games somebody has played: the newest last. */
export async function seatsOf(person: string, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY) {
  const keys = await database.seats
    .where('[person+startedAt+game]')
    .between([person, from, Dexie.minKey], [person, to, Dexie.minKey])
    .primaryKeys()
  return keys.map(([, startedAt, game]) => ({ startedAt, game }))
}

/** All games of somebody, the newest last. */
export async function readGamesOf(person: string): Promise<GameEntry[]> {
  const seats = await seatsOf(person)
  const games = await database.games.bulkGet(seats.map(({ game }) => game))
  return games.filter(game => game !== undefined)
}

/** What these games started from, in this order. */
export async function readSetups(games: readonly string[]): Promise<unknown[]> {
  return (await database.setups.bulkGet([...games])).map(entry => entry?.setup)
}

/** Who sits in a game from now on, seat by seat, and the set-up that says the same. */
export interface Reseated {
  readonly game: string
  readonly players: readonly Pick<PersonEntry, 'id' | 'name'>[]
  readonly setup: unknown
}

/** Names and identities to be written: games that say them, people to keep, people to forget. */
export interface PeopleChange {
  readonly games: readonly Reseated[]
  readonly keep: readonly PersonEntry[]
  readonly forget: readonly string[]
}

/** Writes a change of people everywhere or nowhere. Returns what takes it back. */
export const changePeople = (change: PeopleChange): Promise<PeopleChange> =>
  database.transaction('rw', [database.games, database.setups, database.seats, database.people], async () => {
    const touched = [...change.keep.map(({ id }) => id), ...change.forget]
    const known = await database.people.bulkGet(touched)
    const games: Reseated[] = []
    for (const { game, players, setup } of change.games) {
      const entry = await database.games.get(game)
      if (!entry) continue // deleted meanwhile
      games.push({ game, players: entry.players, setup: (await database.setups.get(game))?.setup })
      const reseated = {
        ...entry,
        players: entry.players.map((player, seat) => ({ ...player, ...nameOf(players[seat]) })),
      }
      await database.games.put(reseated)
      await database.setups.put({ id: game, setup })
      await seatPlayers(reseated)
    }
    await database.people.bulkDelete([...change.forget])
    await database.people.bulkPut([...change.keep])
    return {
      games,
      keep: known.filter(person => person !== undefined),
      forget: touched.filter((_, i) => !known[i]),
    }
  })

/** Who somebody is, without what they play. */
export const nameOf = (person: Pick<PersonEntry, 'id' | 'name'> | undefined) =>
  person && { id: person.id, name: person.name }

/** Everybody who has played, those who played last first, now and after each change. */
export const watchPeople = (watcher: Watcher<readonly PersonEntry[]>) => watch(readPeople, watcher)

/** Somebody and all their games, the newest last, now and after each change; undefined where nobody has this id. */
export const watchPerson = (
  id: string,
  watcher: Watcher<{ readonly person: PersonEntry; readonly games: readonly GameEntry[] } | undefined>,
) =>
  watch(async () => {
    const person = await findPerson(id)
    return person && { person, games: await readGamesOf(id) }
  }, watcher)

import { database, type GameEntry, type PersonEntry } from './database'

/** Everybody who has played, those who played last first. */
export const readPeople = (): Promise<PersonEntry[]> => database.people.orderBy('lastPlayedAt').reverse().toArray()

/** Keeps who plays, within the transaction of their game. An older game does not make anybody's last one older. */
export async function rememberPlayers({ players, startedAt }: GameEntry): Promise<void> {
  const known = await database.people.bulkGet(players.map(({ id }) => id))
  const people = players.map(({ id, name, color }) => ({ id, name, color, lastPlayedAt: startedAt }))
  await database.people.bulkPut(people.filter((person, i) => (known[i]?.lastPlayedAt ?? 0) <= person.lastPlayedAt))
}

import type { Game } from '../games/game'
import { loadGame } from '../games/shelf'
import type { GameEntry, PersonEntry } from '../storage/database'
import { changePeople, type PeopleChange, type Reseated, readGamesOf, readSetups } from '../storage/people'

/** Gives somebody another name in every game. Returns what takes it back. */
export async function renamePerson(person: PersonEntry, name: string): Promise<PeopleChange> {
  const renamed = { ...person, name }
  const games = await readGamesOf(person.id)
  return changePeople({ games: await reseat(games, person.id, renamed), keep: [renamed], forget: [] })
}

/** Two that are one: all games of the first become games of the second. Not if they have sat at one table. */
export async function mergePeople(from: PersonEntry, into: PersonEntry): Promise<PeopleChange | 'together'> {
  const games = await readGamesOf(from.id)
  if (games.some(({ players }) => players.some(({ id }) => id === into.id))) return 'together'
  const kept = { ...into, lastPlayedAt: Math.max(from.lastPlayedAt, into.lastPlayedAt) }
  return changePeople({ games: await reseat(games, from.id, into), keep: [kept], forget: [from.id] })
}

/** The games with somebody under another name, or as somebody else, in their lists and in their set-ups. */
async function reseat(
  games: readonly GameEntry[],
  id: string,
  { id: newId, name }: Pick<PersonEntry, 'id' | 'name'>,
): Promise<Reseated[]> {
  const kinds = await Promise.all([...new Set(games.map(({ game }) => game))].map(loadGame))
  const setups = await readSetups(games.map(game => game.id))
  return games.map((entry, i) => ({
    game: entry.id,
    players: entry.players.map(player => (player.id === id ? { id: newId, name } : player)),
    setup: rename(
      kinds.find(game => game?.id === entry.game),
      setups[i],
      id,
      { id: newId, name },
    ),
  }))
}

/** A set-up that this version cannot read stays as it is. */
function rename(game: Game | undefined, setup: unknown, id: string, person: Pick<PersonEntry, 'id' | 'name'>): unknown {
  const read = game?.readSetup(setup)
  return game && read?.ok ? game.renamePlayer(read.value, id, person) : setup
}

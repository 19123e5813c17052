import { database } from './database'

/** Marks a game that goes on elsewhere. The mark goes when the game comes back. */
export const markHandedOver = async (id: string, at: number): Promise<void> => {
  await database.games.update(id, { handedOverAt: at })
}

import type { Game } from './game'

/** What a list may say about a game without loading it. */
export interface ShelfEntry {
  readonly id: string
  readonly name: string
  readonly players: { readonly from: number; readonly to: number }
  /** How BoardGameGeek numbers it, and how it is won. */
  readonly bgg: { readonly id: number; readonly highestWins: boolean; readonly noPoints: boolean }
}

/** The games of this app, in the order they are offered. */
export const shelf: readonly ShelfEntry[] = [
  {
    id: 'russian-railroads',
    name: 'Russian Railroads',
    players: { from: 2, to: 4 },
    bgg: { id: 144733, highestWins: true, noPoints: false },
  },
]

/** The game's name, or its id where a newer version of the app has put a game that this one does not know. */
export const nameOfGame = (id: string): string => shelf.find(game => game.id === id)?.name ?? id

const loaders: Readonly<Record<string, () => Promise<Game>>> = {
  'russian-railroads': async () => (await import('./russian-railroads')).russianRailroads,
}

/** The game itself, loaded when it is opened; undefined where this version of the app does not have it. */
export async function loadGame(id: string): Promise<Game | undefined> {
  return Object.hasOwn(loaders, id) ? loaders[id]?.() : undefined
}

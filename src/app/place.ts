/** Where the player is. Every address of the app is one of these, or `lost`. */
export type Place =
  | { readonly page: Page }
  | { readonly page: 'game'; readonly id: string }
  /** `again`: the game that the same people want to play once more. */
  | { readonly page: 'newGame'; readonly again?: string }

export type Page = 'home' | 'continue' | 'history' | 'players' | 'reference' | 'settings' | 'lost'

const pages: ReadonlyMap<string, Page | 'newGame'> = new Map([
  ['', 'home'],
  ['new', 'newGame'],
  ['continue', 'continue'],
  ['history', 'history'],
  ['players', 'players'],
  ['reference', 'reference'],
  ['settings', 'settings'],
])

/** The place a location's hash names, such as `#/game/7f3a`. */
export function readPlace(hash: string): Place {
  const [first = '', second = '', ...rest] = hash.replace(/^#\/?/, '').split('/')
  if (rest.length > 0) return { page: 'lost' }
  if (first === 'game' && second) return readId(second, id => ({ page: 'game', id }))
  if (first === 'new' && second) return readId(second, again => ({ page: 'newGame', again }))
  return { page: (second === '' && pages.get(first)) || 'lost' }
}

function readId(segment: string, lead: (id: string) => Place): Place {
  try {
    return lead(decodeURIComponent(segment))
  } catch {
    return { page: 'lost' } // a broken percent sign, typed or cut off
  }
}

/** The address of each page, for links. */
export const address = {
  home: '#/',
  newGame: '#/new',
  again: (id: string) => `#/new/${encodeURIComponent(id)}`,
  history: '#/history',
  players: '#/players',
  reference: '#/reference',
  settings: '#/settings',
  game: (id: string) => `#/game/${encodeURIComponent(id)}`,
} as const

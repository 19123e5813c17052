/** Where the player is. Every address of the app is one of these, or `lost`. */
export type Place =
  | { readonly page: Page }
  | { readonly page: 'game'; readonly id: string }
  /** `again`: the game that the same people want to play once more. */
  | { readonly page: 'newGame'; readonly again?: string }
  /** `person`: only the games of this one. */
  | { readonly page: 'history'; readonly person?: string }
  | { readonly page: 'person'; readonly id: string }
  /** With `line` the boards at a moment. */
  | ({ readonly page: 'review'; readonly id: string } & Partial<Moment>)
  /** `packed`: a game that the link itself carries. */
  | { readonly page: 'import'; readonly packed?: string }
  | { readonly page: 'handOver'; readonly id: string }

/** A moment of a game: after so many lines of its log, and after so many actions of the last of them if it has more. */
interface Moment {
  readonly line: number
  readonly action?: number | undefined
}

export type Page = 'home' | 'continue' | 'players' | 'reference' | 'settings' | 'lost'

const pages: ReadonlyMap<string, Page | 'newGame' | 'history' | 'import'> = new Map([
  ['', 'home'],
  ['new', 'newGame'],
  ['continue', 'continue'],
  ['history', 'history'],
  ['players', 'players'],
  ['reference', 'reference'],
  ['settings', 'settings'],
  ['import', 'import'],
])

/** The place a location's hash names, such as `#/game/7f3a`. */
export function readPlace(hash: string): Place {
  const [first = '', second = '', third, ...rest] = hash.replace(/^#\/?/, '').split('/')
  if (first === 'game' && second && third === 'review') return readReview(second, rest)
  if (third !== undefined) return { page: 'lost' }
  if (first === 'game' && second) return readId(second, id => ({ page: 'game', id }))
  if (first === 'new' && second) return readId(second, again => ({ page: 'newGame', again }))
  if (first === 'import' && second) return { page: 'import', packed: second }
  if (first === 'hand-over' && second) return readId(second, id => ({ page: 'handOver', id }))
  if (first === 'history' && second) return readId(second, person => ({ page: 'history', person }))
  if (first === 'players' && second) return readId(second, id => ({ page: 'person', id }))
  return { page: (second === '' && pages.get(first)) || 'lost' }
}

function readReview(game: string, [moment, ...rest]: string[]): Place {
  if (moment === undefined) return readId(game, id => ({ page: 'review', id }))
  const [, line, action] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(moment) ?? []
  if (rest.length > 0 || line === undefined) return { page: 'lost' }
  const after = { line: Number(line), ...(action !== undefined && { action: Number(action) }) }
  return readId(game, id => ({ page: 'review', id, ...after }))
}

function readId(segment: string, lead: (id: string) => Place): Place {
  try {
    return lead(decodeURIComponent(segment))
  } catch {
    return { page: 'lost' } // a broken percent sign, typed or cut off
  }
}

/** Whether a game has the screen to itself, without navigation: its table, and its boards in a replay. */
export const isGamesOwn = (place: Place): boolean =>
  place.page === 'game' || (place.page === 'review' && place.line !== undefined)

/** The address of each page, for links. */
export const address = {
  home: '#/',
  newGame: '#/new',
  again: (id: string) => `#/new/${encodeURIComponent(id)}`,
  history: '#/history',
  players: '#/players',
  reference: '#/reference',
  settings: '#/settings',
  import: '#/import',
  gamesOf: (person: string) => `#/history/${encodeURIComponent(person)}`,
  person: (id: string) => `#/players/${encodeURIComponent(id)}`,
  review: (id: string) => `#/game/${encodeURIComponent(id)}/review`,
  moment: (id: string, { line, action }: Moment) =>
    `#/game/${encodeURIComponent(id)}/review/${action === undefined ? line : `${line}-${action}`}`,
  handOver: (id: string) => `#/hand-over/${encodeURIComponent(id)}`,
  arrival: (packed: string) => `#/import/${packed}`,
  game: (id: string) => `#/game/${encodeURIComponent(id)}`,
} as const

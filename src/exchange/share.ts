import { rankingOf, type SharedGame } from './shared-game'

/** What sharing says, in the language shown. */
export interface ShareWords {
  readonly rank: (place: number | undefined, name: string, points: number) => string
}

/** The result as lines that can be pasted anywhere. */
export function textOf(game: SharedGame, when: string, words: ShareWords): string {
  const ranking = rankingOf(game.players).map(({ place, name, points }) => words.rank(place, name, points))
  return [`${game.game.name}: ${when}`, ...ranking].join('\n')
}

/** What became of something that was to be shared. */
export type Shared = 'shared' | 'cancelled' | 'refused'

/** Opens the system's share sheet; refused where there is none or it does not take this. */
export async function share(what: ShareData): Promise<Shared> {
  // Absent on insecure addresses and in some browsers, whatever the types say.
  const { navigator }: { navigator: Partial<Navigator> } = window
  if (!navigator.share || navigator.canShare?.(what) === false) return 'refused'
  try {
    await navigator.share(what)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused'
  }
}

/** Puts a text on the clipboard; false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  const { navigator }: { navigator: Partial<Navigator> } = window
  try {
    await navigator.clipboard?.writeText(text)
    return navigator.clipboard !== undefined
  } catch {
    return false
  }
}

/** A game as it is taken along: plain data, so that whatever leaves the app is made without knowing the game. */
export interface SharedGame {
  /** Of this game on the table; the same in every play that is sent. */
  readonly id: string
  readonly game: {
    readonly id: string
    readonly name: string
    readonly bgg: { readonly id: number; readonly highestWins: boolean; readonly noPoints: boolean }
  }
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Playing time. */
  readonly seconds: number
  /** Whether it has a result: a game that was broken off has none. */
  readonly finished: boolean
  /** In the order of seats. */
  readonly players: readonly SharedPlayer[]
  /** The seat that moved first. */
  readonly first: number
  readonly note: string
  readonly sources: readonly { readonly name: string }[]
  readonly moments: readonly SharedMoment[]
  /** Its file, as a text. */
  readonly file: string
}

export interface SharedPlayer {
  readonly id: string
  readonly name: string
  readonly color: string
  readonly points: number
  /** None for somebody who is not ranked. */
  readonly place?: number | undefined
}

export interface SharedMoment {
  readonly name: string
  /** By seat. */
  readonly standing: readonly number[]
  /** By seat, then by source. */
  readonly gains: readonly (readonly number[])[]
}

/** The players by their places; those without one at the end, by their points. */
export const rankingOf = (players: readonly SharedPlayer[]): readonly SharedPlayer[] =>
  [...players].sort((a, b) => (a.place ?? players.length + 1) - (b.place ?? players.length + 1) || b.points - a.points)

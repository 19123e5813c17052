import type { SharedGame } from './shared-game'

/** A play as BG Stats takes it. Its app refuses a play in which one of the truth values is missing. */
export interface Play {
  readonly sourceName: string
  readonly sourcePlayId: string
  /** UTC, as `2026-03-14 19:30:00`. */
  readonly playDate: string
  readonly durationMin: number
  readonly comments: string
  readonly game: {
    readonly name: string
    readonly sourceGameId: string
    readonly bggId: number
    readonly highestWins: boolean
    readonly noPoints: boolean
  }
  readonly players: readonly PlayPlayer[]
}

interface PlayPlayer {
  readonly name: string
  readonly sourcePlayerId: string
  readonly score: number
  /** 0: not ranked. */
  readonly rank: number
  readonly winner: boolean
  readonly startPlayer: boolean
}

/** BG Stats remembers games and people by this name together with their ids: it never changes. */
const sourceName = 'Stationmaster'

const address = 'https://app.bgstatsapp.com/createPlay.html'

/** The whole play travels in the address, and a long note must not make it too long for a phone. */
const longestComment = 500

/** The play of a finished game; none of a game without a result. */
export function playOf(shared: SharedGame): Play | undefined {
  if (!shared.finished) return undefined
  const { game, players } = shared
  return {
    sourceName,
    sourcePlayId: shared.id,
    playDate: new Date(shared.startedAt).toISOString().slice(0, 19).replace('T', ' '),
    durationMin: Math.round(shared.seconds / 60),
    comments: Array.from(shared.note).slice(0, longestComment).join(''),
    game: {
      name: game.name,
      sourceGameId: game.id,
      bggId: game.bgg.id,
      highestWins: game.bgg.highestWins,
      noPoints: game.bgg.noPoints,
    },
    players: players.map(({ id, name, points, place }, seat) => ({
      name,
      sourcePlayerId: id,
      score: points,
      rank: place ?? 0,
      winner: place === 1,
      startPlayer: seat === shared.first,
    })),
  }
}

/** The link that hands a play over. Only a person follows it; the app never does. */
export const linkOf = (play: Play): string => `${address}?data=${encodeURIComponent(JSON.stringify(play))}`

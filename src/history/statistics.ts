import type { EntryPlayer, GameEntry } from '../storage/database'

/** How somebody has done in some games. */
export interface Tally {
  readonly games: number
  /** A shared first place is a win too. */
  readonly wins: number
  readonly average: number
  /** Absent without a game. */
  readonly best?: { readonly points: number; readonly game: string } | undefined
}

export interface ByCount {
  readonly players: number
  readonly games: number
  readonly average: number
}

/** Points of a source per game: one's own, and the mean of the others at the same tables. */
export interface SourceMean {
  readonly id: string
  readonly own: number
  readonly others: number
}

/** How often one was placed before, beside or behind somebody. */
export interface Against {
  readonly id: string
  readonly name: string
  readonly color: string
  readonly games: number
  readonly ahead: number
  readonly even: number
  readonly behind: number
}

export interface Statistics extends Tally {
  readonly byCount: readonly ByCount[]
  readonly sources: readonly SourceMean[]
  readonly against: readonly Against[]
  /** Games with an expansion, which count nowhere else. */
  readonly expansion: Tally
  /** Games that have no result for this person. */
  readonly running: number
  readonly unfinished: number
  readonly unranked: number
}

interface Seated {
  readonly game: GameEntry
  readonly own: EntryPlayer
  readonly others: readonly EntryPlayer[]
}

/** What somebody's games of one kind say. Only results count, and games with an expansion stand apart. */
export function statisticsOf(person: string, games: readonly GameEntry[]): Statistics {
  const seated = games.flatMap(game => seatIn(person, game))
  const results = seated.filter(hasResult)
  const counted = results.filter(({ game }) => !game.expansion)
  return {
    ...recordOf(counted),
    byCount: byCountOf(counted),
    sources: sourcesOf(counted),
    against: againstOf(counted),
    expansion: recordOf(results.filter(({ game }) => game.expansion)),
    running: seated.filter(({ game }) => game.state === 'running').length,
    unfinished: seated.filter(({ game }) => game.unfinished).length,
    unranked: seated.filter(each => isOver(each) && each.own.place === undefined).length,
  }
}

/** Games and wins of everybody, by person; what has no result or an expansion does not count. */
export function overviewOf(games: readonly GameEntry[]): ReadonlyMap<string, Pick<Tally, 'games' | 'wins'>> {
  const all = new Map<string, { games: number; wins: number }>()
  for (const game of games) {
    if (game.expansion || game.state === 'running') continue
    for (const { id, place } of game.players) {
      if (place === undefined) continue
      const { games: played, wins } = all.get(id) ?? { games: 0, wins: 0 }
      all.set(id, { games: played + 1, wins: wins + (place === 1 ? 1 : 0) })
    }
  }
  return all
}

function seatIn(person: string, game: GameEntry): Seated[] {
  const own = game.players.find(({ id }) => id === person)
  return own ? [{ game, own, others: game.players.filter(player => player !== own) }] : []
}

const isOver = ({ game }: Seated): boolean => game.state === 'finished' && !game.unfinished

const hasResult = (seated: Seated): boolean => isOver(seated) && seated.own.place !== undefined

const pointsOf = ({ points = 0 }: EntryPlayer): number => points

function recordOf(seated: readonly Seated[]): Tally {
  const best = seated.reduce<Seated | undefined>(
    (top, each) => (top && pointsOf(top.own) >= pointsOf(each.own) ? top : each),
    undefined,
  )
  return {
    games: seated.length,
    wins: seated.filter(({ own }) => own.place === 1).length,
    average: meanOf(seated.map(({ own }) => pointsOf(own))),
    best: best && { points: pointsOf(best.own), game: best.game.id },
  }
}

function byCountOf(seated: readonly Seated[]): ByCount[] {
  const counts = [...new Set(seated.map(({ game }) => game.players.length))].sort((a, b) => a - b)
  return counts.map(players => {
    const some = seated.filter(({ game }) => game.players.length === players)
    return { players, games: some.length, average: meanOf(some.map(({ own }) => pointsOf(own))) }
  })
}

/** Each game weighs the same, however many sat there. */
function sourcesOf(seated: readonly Seated[]): SourceMean[] {
  const told = seated.flatMap(({ own, others }) => {
    const known = others.flatMap(({ sources, place }) => (sources && place !== undefined ? [sources] : []))
    return own.sources && known.length > 0 ? [{ own: own.sources, others: known }] : []
  })
  const ids = [...new Set(told.flatMap(({ own, others }) => [own, ...others].flatMap(Object.keys)))]
  return ids.map(id => ({
    id,
    own: meanOf(told.map(({ own }) => own[id] ?? 0)),
    others: meanOf(told.map(({ others }) => meanOf(others.map(sources => sources[id] ?? 0)))),
  }))
}

function againstOf(seated: readonly Seated[]): Against[] {
  const all = new Map<string, Against>()
  for (const { own, others } of seated)
    for (const { id, name, color, place } of others) {
      if (place === undefined || own.place === undefined) continue
      const { games = 0, ahead = 0, even = 0, behind = 0 } = all.get(id) ?? {}
      all.set(id, {
        id,
        name,
        color,
        games: games + 1,
        ahead: ahead + (own.place < place ? 1 : 0),
        even: even + (own.place === place ? 1 : 0),
        behind: behind + (own.place > place ? 1 : 0),
      })
    }
  return [...all.values()].sort((a, b) => b.games - a.games || a.name.localeCompare(b.name))
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length

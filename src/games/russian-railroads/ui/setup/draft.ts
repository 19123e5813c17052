import type { Person } from '../../../game'
import type { Corrections } from '../../board/copy'
import type { EngineerId } from '../../printed/engineers'
import { type CountValues, type PlayerColor, type PlayerCount, playerColors, playerCounts } from '../../printed/players'
import { countValues, type Setup, type SetupPlayer } from '../../rules/setup'
import type { Way } from '../../rules/state'

/** Somebody who is going to play, and the points to start with. */
export interface DraftPlayer extends SetupPlayer {
  readonly points: number
}

/** What a table may start with differently. */
export type HouseValue = 'rounds' | 'workers' | 'roubles'

/** A set-up being filled in. What the app draws is not here: the same luck draws the same again. */
export interface Draft {
  /** Going round the table. */
  readonly players: readonly DraftPlayer[]
  /** A name in the field that is not yet a player. */
  readonly typed: string
  readonly way: Way
  readonly orderBy: 'drawn' | 'dealt'
  /** Ids of the players tapped so far, the first in turn order first. */
  readonly dealtOrder: readonly string[]
  readonly engineersBy: 'drawn' | 'dealt' | 'later'
  /** Tiles by space, from the right. */
  readonly dealtEngineers: readonly (EngineerId | undefined)[]
  readonly luck: { readonly order: number; readonly engineers: number }
  readonly printed: Corrections
  readonly house: Readonly<Partial<Record<HouseValue, number>>>
  /** The round the table is in: 1 at the beginning. */
  readonly round: number
  readonly expansion: boolean
  readonly place: string
  readonly note: string
}

export const maxPlayers = playerColors.length
export const minPlayers = playerCounts[0]
export const nameLength = 30

/** A table at which nobody sits yet. `luck`: a number from 0 up to but not including 1. */
export const emptyDraft = (luck: number, printed: Corrections = {}): Draft => ({
  players: [],
  typed: '',
  way: 'track',
  orderBy: 'drawn',
  dealtOrder: [],
  engineersBy: 'drawn',
  dealtEngineers: [],
  luck: { order: toSeed(luck), engineers: toSeed(luck) + 1 },
  printed,
  house: {},
  round: 1,
  expansion: false,
  place: '',
  note: '',
})

/** The same people, seats, colours, way and copy as in another game; order and engineers are drawn anew. */
export const draftAgain = (setup: Setup, luck: number): Draft => ({
  ...useWay(emptyDraft(luck, setup.printed), setup.way),
  players: setup.players.map((player, seat) => ({ ...player, points: handicaps(setup)[seat] ?? 0 })),
  house: withoutAbsent({
    rounds: setup.house?.rounds,
    workers: setup.house?.workers,
    roubles: setup.house?.roubles,
  }),
  expansion: setup.expansion ?? false,
  place: setup.place ?? '',
})

/** The points that players begin with: those of a game that was joined later had been played for. */
const handicaps = ({ round, house }: Setup): readonly number[] => (round === undefined ? (house?.points ?? []) : [])

export const toSeed = (luck: number): number => Math.floor(luck * 2 ** 32)

/** A name as it is kept: no space around it, and not too long. */
export const cleanName = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, nameLength).trim()

/** One more player on the last seat, with the own colour if it is free; nobody sits twice. */
export function addPlayer(draft: Draft, person: Person): Draft {
  if (draft.players.length === maxPlayers || draft.players.some(player => player.id === person.id)) return draft
  const free = playerColors.filter(color => !draft.players.some(player => player.color === color))
  const color = free.find(known => known === person.color) ?? free[0]
  const name = cleanName(person.name)
  if (!color || name === '') return draft
  return { ...draft, players: [...draft.players, { id: person.id, name, color, points: 0 }], typed: '' }
}

export const removePlayer = (draft: Draft, id: string): Draft => ({
  ...draft,
  players: draft.players.filter(player => player.id !== id),
  dealtOrder: draft.dealtOrder.filter(dealt => dealt !== id),
})

/** One seat further to the front or to the back. */
export function moveSeat(draft: Draft, id: string, by: -1 | 1): Draft {
  const from = draft.players.findIndex(player => player.id === id)
  const moved = draft.players[from]
  const other = draft.players[from + by]
  if (!moved || !other) return draft
  return { ...draft, players: draft.players.with(from, other).with(from + by, moved) }
}

/** Gives a player this colour; whoever had it takes the player's old one, so no colour is ever there twice. */
export function giveColor(draft: Draft, id: string, color: PlayerColor): Draft {
  const old = draft.players.find(player => player.id === id)?.color
  if (!old) return draft
  const repaint = (player: DraftPlayer): DraftPlayer => {
    if (player.id === id) return { ...player, color }
    return player.color === color ? { ...player, color: old } : player
  }
  return { ...draft, players: draft.players.map(repaint) }
}

export const givePoints = (draft: Draft, id: string, points: number): Draft => ({
  ...draft,
  players: draft.players.map(player => (player.id === id ? { ...player, points } : player)),
})

/** Only scoring can do without engineers; there they are left for later unless somebody enters them. */
export const useWay = (draft: Draft, way: Way): Draft => ({
  ...draft,
  way,
  engineersBy:
    way === 'score' ? 'later' : draft.engineersBy === 'later' ? usualDealing(draft.round) : draft.engineersBy,
})

/** An expansion changes the moves, so the app only scores. */
export const useExpansion = (draft: Draft, expansion: boolean): Draft => ({
  ...(expansion ? useWay(draft, 'score') : draft),
  expansion,
})

/** In the middle of a game order and engineers lie on the table already. */
export const joinInRound = (draft: Draft, round: number): Draft => ({
  ...draft,
  round,
  orderBy: usualDealing(round),
  engineersBy: draft.way === 'score' ? 'later' : usualDealing(round),
})

const usualDealing = (round: number) => (round > 1 ? 'dealt' : 'drawn')

/** Another value than the rules have; back to theirs, it is no longer marked. */
export function setHouse(draft: Draft, value: HouseValue, to: number): Draft {
  const { [value]: _, ...others } = draft.house
  const house: Draft['house'] = valuesOf(draft)[value] === to ? others : { ...others, [value]: to }
  const rounds = house.rounds ?? valuesOf(draft).rounds
  return draft.round > rounds ? joinInRound({ ...draft, house }, rounds) : { ...draft, house }
}

/** What the rules give to this number of players. */
export const valuesOf = (draft: Draft): CountValues => countValues(countOf(draft) ?? minPlayers)

/** The value that holds: the table's, or else the rules'. */
export const houseValue = (draft: Draft, value: HouseValue): number => draft.house[value] ?? valuesOf(draft)[value]

/** Whether the table starts differently from the rules. */
export const hasHouseValues = (draft: Draft): boolean =>
  Object.keys(draft.house).length > 0 || draft.players.some(({ points }) => points !== 0)

export const countOf = (draft: Draft): PlayerCount | undefined =>
  playerCounts.find(count => count === draft.players.length)

/** A set-up names only what there is, so that its file has no empty fields. */
export function withoutAbsent<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, given]) => given !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}

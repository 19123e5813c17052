import { type Board, spaceOf } from '../../board/board'
import { addMarker } from '../../board/industry'
import { workersWon } from '../../board/special-spaces'
import { industryGaps } from '../../printed/industry'
import { type Colour, type Line, lines } from '../../printed/lines'
import type { TokenId } from '../../printed/tokens'
import type { BoardSetting } from '../../rules/actions'
import type { Spot } from '../board/spot'

/** A piece with a number that the dock asks for. Gaps count from 1, places from 0. */
export type Choosing =
  | { readonly of: 'locomotive'; readonly line: Line; readonly place: number }
  | { readonly of: 'factory'; readonly gap: number }

/** What a tap means: pieces set at once, a number to be chosen, or the part of the dock where the piece is set. */
export type Meaning = { readonly set: BoardSetting } | { readonly choose: Choosing } | { readonly show: 'more' }

/**
 * What a tap on a board means while boards are set by hand; nothing where there is nothing to set.
 * The piece behind the spot comes forward to it, so that each piece that moved costs one tap however far it went. A tap
 * on a piece itself takes it back by one, which mends a tap that went too far.
 */
export function settingFor(board: Board, spot: Spot): Meaning | undefined {
  switch (spot.at) {
    case 'space':
      return tapSpace(board, spot.line, spot.space)
    case 'place':
      return {
        choose: { of: 'locomotive', line: spot.line, place: nextPlace(board.locomotives[spot.line], spot.place) },
      }
    case 'doubler':
      return { set: { doublers: spot.place === board.doublers ? spot.place - 1 : spot.place } }
    case 'position':
      return tapPosition(board, spot.position)
    case 'gap':
      return tapGap(board, spot.gap)
    case 'engineer':
    case 'token':
    case 'worker':
    case 'card':
      return { show: 'more' }
  }
}

/** Pieces fill their places from the left: an empty one further on means the first empty one. */
const nextPlace = (pieces: readonly number[], place: number): number => Math.min(place, pieces.length)

function tapSpace(board: Board, line: Line, space: number): Meaning | undefined {
  const { colours } = lines[line]
  const standing = colours.find(colour => spaceOf(board, line, colour) === space)
  if (standing === 'black' && space === 1) return undefined
  if (standing) return { set: trackSetting(board, line, standing, space - 1) }
  const onLine = colours.filter(colour => spaceOf(board, line, colour) > 0)
  // Colours stand in their order from the front, so the first one behind the space is the nearest.
  const behind = onLine.find(colour => spaceOf(board, line, colour) < space)
  const colour = behind ?? colours.find(next => !onLine.includes(next)) ?? onLine.at(-1)
  return colour && { set: trackSetting(board, line, colour, space) }
}

/** A track on a space; on 0 it is off the line. */
export function trackSetting(board: Board, line: Line, colour: Colour, space: number): BoardSetting {
  const { [colour]: _, ...others } = board.tracks[line]
  return withWorkers(board, { tracks: { [line]: space > 0 ? { ...board.tracks[line], [colour]: space } : others } })
}

/** A locomotive in a place of a line, or none there. */
export function locomotiveSetting(board: Board, line: Line, place: number, number: number | undefined): BoardSetting {
  const numbers = board.locomotives[line].toSpliced(place, 1, ...(number === undefined ? [] : [number]))
  return withWorkers(board, { locomotives: { [line]: numbers.sort((a, b) => b - a) } })
}

/** A factory in a gap. Only the last one can be taken off, as the gaps are filled from the left. */
export const factorySetting = (board: Board, gap: number, number: number | undefined): BoardSetting => ({
  factories: board.factories.toSpliced(gap - 1, 1, ...(number === undefined ? [] : [number])),
})

/** A ? token placed, or taken off again; the second marker comes and goes with its token. */
export function tokenSetting(board: Board, token: TokenId): BoardSetting {
  const isPlaced = board.tokens.includes(token)
  const tokens = isPlaced ? board.tokens.filter(other => other !== token) : [...board.tokens, token]
  if (token !== 'second-marker') return { tokens }
  return { tokens, industry: isPlaced ? board.industry.slice(0, 1) : addMarker(board).industry }
}

/** The marker that stands on `from` on another position. */
export const markerSetting = (board: Board, from: number, to: number): BoardSetting => ({
  industry: board.industry.with(board.industry.indexOf(from), to).sort((a, b) => b - a),
})

function tapPosition(board: Board, position: number): Meaning | undefined {
  if (board.industry.includes(position))
    return position > 0 ? { set: markerSetting(board, position, position - 1) } : undefined
  const from = board.industry.find(marker => marker < position) ?? board.industry.at(-1)
  return from === undefined ? undefined : { set: markerSetting(board, from, position) }
}

/** A filled gap is a position of the track, but as no marker ever goes back, behind them the factory is meant. */
function tapGap(board: Board, gap: number): Meaning | undefined {
  const position = industryGaps[gap - 1]
  const isAhead = board.industry.some(marker => position !== undefined && marker < position)
  if (position !== undefined && gap <= board.factories.length && isAhead && !board.industry.includes(position))
    return tapPosition(board, position)
  return { choose: { of: 'factory', gap: nextPlace(board.factories, gap - 1) + 1 } }
}

/** An own worker is won without a choice: it comes with the piece that wins it, and goes back with it. */
function withWorkers(board: Board, setting: BoardSetting): BoardSetting {
  const after: Board = {
    ...board,
    tracks: { ...board.tracks, ...setting.tracks },
    locomotives: { ...board.locomotives, ...setting.locomotives },
  }
  const more = workersWon(after) - workersWon(board)
  return more === 0 ? setting : { ...setting, extraWorkers: Math.max(0, board.extraWorkers + more) }
}

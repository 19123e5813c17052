import type { BoardSetting, PlayerSetting, TableSetting } from '../rules/actions'
import type { Words } from './en'
import { countOf, listOf } from './said'

/** What a correction names of one player. */
export function sayBoardSetting(words: Words, { board = {}, points, roubles }: PlayerSetting): string {
  const { names, actions } = words
  const { tracks, locomotives, industry, ...pieces } = board
  const said = [
    ...sayTracks(words, tracks),
    ...entriesOf(locomotives ?? {}).map(([line, numbers]) => actions.locomotives(names.lines[line], numbers ?? [])),
    ...(industry ? [actions.markers(industry.join(' + '))] : []),
    ...keysOf(pieces).map(piece => actions.pieces[piece]),
    ...(points === undefined ? [] : [actions.pointsTo(points)]),
    ...(roubles === undefined ? [] : [countOf(roubles, names.pieces.roubles)]),
  ]
  return listOf(said, names.and)
}

const sayTracks = ({ names, actions }: Words, tracks: BoardSetting['tracks'] = {}): string[] =>
  entriesOf(tracks).flatMap(([line, spaces]) =>
    entriesOf(spaces ?? {}).map(([colour, space]) =>
      actions.track(names.lines[line], names.colours[colour], space ?? 0),
    ),
  )

/** What a correction names of the table. */
export const sayTableSetting = ({ names, actions }: Words, setting: TableSetting): string =>
  listOf(
    entriesOf(actions.table)
      .filter(([field]) => setting[field] !== undefined)
      .map(([, name]) => name),
    names.and,
  )

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]

const entriesOf = <T extends object>(table: T) => Object.entries(table) as [keyof T, T[keyof T]][]

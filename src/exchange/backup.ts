import * as v from 'valibot'
import { loadGame } from '../games/shelf'
import { type Belongings, readAllIds, readBelongings, readEntries, readGames } from '../storage/everything'
import { chosenKeys } from '../storage/settings'
import { writeStored } from './game-text'
import { isRecord, isShallow } from './json'
import { ProblemFound } from './problem'
import { createBreath, type Following } from './work'

const format = 'railroads.backup'
const version = 1

/** How a backup is written: each game on its own line between these. */
export const frame = { games: '"games":[', end: ']}' }

/** Whether a parsed file says that it is a backup. */
export const isBackup = (file: Readonly<Record<string, unknown>>): boolean => file.format === format

export interface Backup {
  readonly file: Blob
  readonly games: number
  /** Games that this version of the app cannot read; written, they would keep the others from being restored. */
  readonly leftOut: number
}

const atOnce = 50

/** Everything on this device as one file. The same contents always give the same bytes. */
export async function writeBackup(following: Following = {}): Promise<Backup> {
  return writeGames(await readAllIds(), await readBelongings(), following)
}

/** Some games as one file, with nothing else of this device but who plays in them. */
export async function writeSelection(ids: readonly string[], following: Following = {}): Promise<Backup> {
  const wanted = new Set(ids)
  const listed = (await readAllIds()).filter(id => wanted.has(id))
  const here = new Set<string>()
  for (let from = 0; from < listed.length; from += atOnce)
    for (const { players } of await readEntries(listed.slice(from, from + atOnce)))
      for (const { id } of players) here.add(id)
  const people = (await readBelongings()).people.filter(({ id }) => here.has(id))
  return writeGames(listed, { people, settings: {}, printed: {} }, following)
}

async function writeGames(ids: readonly string[], belongings: Belongings, following: Following): Promise<Backup> {
  const breathe = createBreath(following)
  const { people, settings, printed } = belongings
  const head = [
    `{"format":"${format}","version":${version},`,
    `"people":${JSON.stringify(people)},`,
    `"settings":${JSON.stringify(settings)},`,
    `"printed":${JSON.stringify(printed)},`,
    `${frame.games}\n`,
  ]
  const parts: Blob[] = [new Blob([head.join('\n')])]
  let games = 0
  for (let from = 0; from < ids.length; from += atOnce) {
    const stored = await readGames(ids.slice(from, from + atOnce))
    const texts: string[] = []
    for (const one of stored) {
      const game = await loadGame(one.entry.game)
      const text = game && writeStored(game, one)
      if (text !== undefined) texts.push(`${games++ === 0 ? '' : ',\n'}${text}`)
      await breathe(from / ids.length)
    }
    parts.push(new Blob(texts))
  }
  const file = new Blob([...parts, games === 0 ? `${frame.end}\n` : `\n${frame.end}\n`], { type: 'application/json' })
  return { file, games, leftOut: ids.length - games }
}

const text = (to: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(to))
const record = v.custom<Readonly<Record<string, unknown>>>(isRecord)

const headerSchema = v.strictObject({
  format: v.literal(format),
  version: v.literal(version),
  people: v.array(
    v.strictObject({
      id: text(64),
      name: text(60),
      color: text(20),
      lastPlayedAt: v.pipe(v.number(), v.safeInteger()),
    }),
  ),
  settings: v.pipe(
    record,
    v.strictObject(v.entriesFromList(chosenKeys, v.exactOptional(v.union([v.boolean(), text(20)])))),
  ),
  printed: v.pipe(
    record,
    v.check(printed => isShallow(printed, 6)),
  ),
})

/** What a backup holds besides its games, or the field that is wrong. */
export function readHeader(header: Readonly<Record<string, unknown>>): Belongings {
  if (typeof header.version === 'number' && header.version > version) throw new ProblemFound({ problem: 'newer' })
  const read = v.safeParse(headerSchema, header, { abortEarly: true })
  if (read.success) return read.output
  throw new ProblemFound({ problem: 'damaged', path: v.getDotPath(read.issues[0]) ?? undefined })
}

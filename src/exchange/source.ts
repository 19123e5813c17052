import type { Belongings } from '../storage/everything'
import { frame, isBackup, readHeader } from './backup'
import { isRecord, parse } from './json'
import { type Problem, ProblemFound } from './problem'

/** One game is never longer than this, in bytes. */
export const maxGame = 2_000_000

/** A piece of a file: what comes with a backup, then game after game, each with how much of the file is read (0 to 1). */
export type Piece = { readonly belongings: Belongings } | { readonly text: string; readonly read: number }

const be = (problem: Problem['problem']) => new ProblemFound({ problem })

/**
 * The pieces of a file, one after the other. A file of at most one game's size may be formatted in any way; in a larger
 * one, which is a backup, every game stands on a line of its own, so that the file is never in memory as a whole.
 */
export async function* readPieces(file: Blob, most = maxGame): AsyncGenerator<Piece> {
  if (file.size <= most) {
    yield* readWhole(await readText(file))
    return
  }
  const said = /^\s*\{\s*"format"\s*:\s*"railroads\.(\w+)"/.exec(await readText(file.slice(0, 200)))?.[1]
  if (said !== 'backup') throw be(said === 'game' ? 'too-large' : 'foreign')
  yield* readLarge(file)
}

async function readText(file: Blob): Promise<string> {
  try {
    return await file.text()
  } catch {
    throw be('unreadable')
  }
}

function* readWhole(text: string): Generator<Piece> {
  const value = parse(text)
  if (!isRecord(value)) throw be(text.trimStart().startsWith('{') ? 'damaged' : 'foreign')
  if (!isBackup(value)) {
    yield { text, read: 1 }
    return
  }
  const { games, ...header } = value
  yield { belongings: readHeader(header) }
  if (!Array.isArray(games)) throw new ProblemFound({ problem: 'damaged', path: 'games' })
  for (const [i, game] of games.entries()) yield { text: write(game), read: (i + 1) / games.length }
}

/** A value nested without end cannot be written again; it is no game either. */
function write(game: unknown): string {
  try {
    return JSON.stringify(game)
  } catch {
    throw be('damaged')
  }
}

async function* readLarge(file: Blob): AsyncGenerator<Piece> {
  let head = ''
  let place: 'head' | 'games' | 'end' = 'head'
  for await (const { line, read } of readLines(file)) {
    if (place === 'head') {
      head += line
      if (head.length > maxGame) throw be('damaged')
      if (!head.endsWith(frame.games)) continue
      const header = parse(`${head.slice(0, -frame.games.length).replace(/,$/, '')}}`)
      if (!isRecord(header)) throw be('damaged')
      yield { belongings: readHeader(header) }
      place = 'games'
    } else if (place === 'games' && line === frame.end) place = 'end'
    else if (place === 'games') yield { text: line.replace(/,$/, ''), read }
    else if (line !== '') throw be('damaged')
  }
  if (place !== 'end') throw be('damaged')
}

/** The lines of a file as they come in, without blanks around them. */
async function* readLines(file: Blob): AsyncGenerator<{ readonly line: string; readonly read: number }> {
  const decoder = new TextDecoder()
  const reader = file.stream().getReader()
  let rest = ''
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw be('unreadable')
      })
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      bytes += value?.length ?? 0
      const lines = rest.split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      if (rest.length > maxGame) throw be('too-large')
      for (const line of lines) yield { line: line.trim(), read: bytes / file.size }
      if (done) return
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

import { readFileSync } from 'node:fs'
import { type FileError, type Read, refuseFile } from '../src/games/russian-railroads/files/file-rules'
import { parse } from '../src/games/russian-railroads/files/game-file'
import { en } from '../src/games/russian-railroads/text/en'
import { sentenceOf } from '../src/games/russian-railroads/text/refusal'

/** The text of a file, or of standard input where its name is `-`. */
export function readText(name: string): Read<string> {
  try {
    return { ok: true, value: readFileSync(name === '-' ? 0 : name, 'utf8') }
  } catch {
    return refuseFile([], 'file.unreadable')
  }
}

/** The value of a JSON file. */
export function readJson(name: string): Read<unknown> {
  const text = readText(name)
  return text.ok ? parse(text.value) : text
}

/** The one name that the command line gives. */
export function nameFrom(usage: string): string {
  const [name, ...more] = process.argv.slice(2)
  if (name === undefined || more.length > 0) return fail(usage)
  return name
}

/** A refused file as a tool tells of it. */
export const tell = (error: FileError) => ({ path: error.path, rule: error.rule, text: sentenceOf(en, error) })

/** Ends with one line: the field, the rule and its text. */
export function failWith(error: FileError): never {
  const { path, rule, text } = tell(error)
  return fail(`${path || '(file)'} ${rule}: ${text}`)
}

/** Ends with one line on standard error and the status 2. */
export function fail(line: string): never {
  process.stderr.write(`${line.replaceAll('\n', ' ')}\n`)
  process.exit(2)
}

/** Prints a value as JSON. */
export const print = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)

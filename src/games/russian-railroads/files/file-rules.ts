import type { Refusal, RuleId } from '../board/refusal'

/** What can be wrong with a file as such, whatever lies on the boards in it. */
export const fileRuleIds = [
  'file.unreadable',
  'file.json',
  'file.size',
  'file.format',
  'file.version',
  'file.game',
  'file.missing',
  'file.unknown-field',
  'file.type',
  'file.value',
  'file.length',
  'file.count',
  'file.twice',
  'file.order',
  'file.engineers',
] as const
export type FileRuleId = (typeof fileRuleIds)[number]

/** Why a file is refused: the field, the rule, and what its sentence needs. */
export interface FileError {
  /** Such as `players[0].tracks.kiev.gray`; empty where the whole file is meant. */
  readonly path: string
  readonly rule: RuleId | FileRuleId
  readonly values: Refusal['values']
}

export interface Refused {
  readonly ok: false
  readonly error: FileError
}

/** What was read, or why it cannot be. */
export type Read<T> = { readonly ok: true; readonly value: T } | Refused

export const refuseFile = (path: Path, rule: FileError['rule'], values: FileError['values'] = {}): Refused => ({
  ok: false,
  error: { path: formatPath(path), rule, values },
})

export type Path = readonly (string | number)[]

/** A path as it is read aloud. A field's name comes from the file, so it may hold anything: odd ones are quoted. */
export const formatPath = (path: Path): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : formatKey(key, i === 0))).join('')

function formatKey(key: string, first: boolean): string {
  if (/^[\w-]{1,60}$/.test(key)) return first ? key : `.${key}`
  return `[${JSON.stringify(clip(key))}]`
}

/** A text from a file, short enough for a sentence. */
export const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

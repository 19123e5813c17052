import * as v from 'valibot'
import { clip, type FileRuleId, fileRuleIds, type Path, type Read, type Refused, refuseFile } from './file-rules'

/** An object with exactly these fields. Valibot alone would also take a list for one. */
export const strict = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<Record<string, unknown>>(isRecord), v.strictObject(entries))

/** An object that may have some of these fields and no others. */
export const someOf = <const Ids extends readonly string[], Schema extends v.GenericSchema>(ids: Ids, schema: Schema) =>
  strict(v.entriesFromList(ids, v.exactOptional(schema)))

/** A whole number within bounds. JSON knows a −0, which would make two files of one position. */
export const count = (from: number, to: number = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(from),
    v.maxValue(to),
    v.transform(number => (number === 0 ? 0 : number)),
  )

/** A text of so many characters, more than blanks where it may not be empty. */
export const text = (from: number, to: number) =>
  v.pipe(
    v.string(),
    v.maxLength(to),
    v.check(found => found.trim().length >= from, 'file.length'),
  )

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value in its shape, or the first field that does not fit. */
export function readShape<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): Read<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true })
  return result.success ? { ok: true, value: result.output } : refuseIssue(result.issues[0], [])
}

/** The value itself, known to have the shape, its fields in their own order; `path`: where in the file it stands. */
export function readAs<T>(schema: v.GenericSchema<unknown, T>, value: unknown, path: Path = []): Read<T> {
  if (fits(schema, value)) return { ok: true, value }
  const result = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true })
  return result.issues ? refuseIssue(result.issues[0], path) : { ok: true, value: result.output }
}

const fits = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): value is T => v.is(schema, value)

/** Why an object says no word of these, where its field `do` should. */
export function refuseWord(value: Record<string, unknown>, path: Path, words: readonly string[]): Refused {
  const at = [...path, 'do']
  if (!Object.hasOwn(value, 'do')) return refuseFile(at, 'file.missing', { field: 'do' })
  if (typeof value.do !== 'string') return refuseFile(at, 'file.type', { found: show(value.do), expected: 'text' })
  return refuseFile(at, 'file.value', { found: show(value.do), choices: words.join(', ') })
}

function refuseIssue(issue: v.BaseIssue<unknown>, before: Path): Refused {
  const path = [...before, ...(issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))]
  const { rule, values } = explain(issue, path)
  return refuseFile(path, rule, values)
}

type Explained = { readonly rule: FileRuleId; readonly values: Readonly<Record<string, string | number>> }

function explain(issue: v.BaseIssue<unknown>, path: Path): Explained {
  const found = { found: show(issue.input) }
  switch (issue.type) {
    case 'strict_object': {
      const field = clip(String(path.at(-1) ?? ''))
      return { rule: issue.expected === 'never' ? 'file.unknown-field' : 'file.missing', values: { field } }
    }
    case 'picklist':
      return { rule: 'file.value', values: { ...found, choices: listChoices(issue.expected) } }
    case 'min_value':
      return { rule: 'file.value', values: { ...found, from: Number(issue.requirement) } }
    case 'max_value':
      return { rule: 'file.value', values: { ...found, to: Number(issue.requirement) } }
    case 'min_length':
      return { rule: 'file.count', values: { from: Number(issue.requirement) } }
    case 'max_length':
      return {
        rule: typeof issue.input === 'string' ? 'file.length' : 'file.count',
        values: { to: Number(issue.requirement) },
      }
    case 'literal':
      return { rule: 'file.value', values: { ...found, choices: listChoices(issue.expected) } }
    case 'iso_timestamp':
      return { rule: 'file.value', values: { ...found, choices: '2026-03-14T19:30:00Z' } }
    // A check of our own names its rule as its message.
    case 'check':
    case 'raw_check':
      return { rule: fileRuleIds.find(rule => rule === issue.message) ?? 'file.value', values: found }
    default:
      return { rule: 'file.type', values: { ...found, expected: kindOf(issue.type) } }
  }
}

/** The kinds of value a file holds, as the sentences name them. */
export type ValueKind = 'object' | 'list' | 'text' | 'number' | 'yes-or-no'

function kindOf(type: string): ValueKind {
  if (type === 'array') return 'list'
  if (type === 'string') return 'text'
  if (type === 'boolean') return 'yes-or-no'
  return type === 'custom' ? 'object' : 'number'
}

/** Valibot lists the choices of a picklist as `("red" | "blue")`. */
const listChoices = (expected: string | null): string => (expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ')

/** A value as it stands in the file; of a list or an object only which of the two it is. */
function show(value: unknown): string {
  if (Array.isArray(value)) return '[…]'
  if (isRecord(value)) return '{…}'
  return clip(typeof value === 'string' ? JSON.stringify(value) : String(value))
}

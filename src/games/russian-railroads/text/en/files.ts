import type { FileRuleId } from '../../files/file-rules'
import type { ValueKind } from '../../files/shape'
import type { Said, Sentence } from '../said'

const kinds: Readonly<Record<ValueKind, string>> = {
  object: 'an object',
  list: 'a list',
  text: 'a text',
  number: 'a whole number',
  'yes-or-no': 'true or false',
}

/** What a number or a list may be: "from 1 to 4", "at least 1", "at most 4". */
function range({ from, to }: Said): string {
  if (from && to) return from === to ? `exactly ${to}` : `from ${from} to ${to}`
  return from ? `at least ${from}` : `at most ${to}`
}

/** One sentence for everything that can be wrong with a file. */
export const files: Readonly<Record<FileRuleId, Sentence>> = {
  'file.unreadable': () => 'The file cannot be read.',
  'file.json': () => 'The file is not JSON; it is damaged or something else.',
  'file.size': v => `The game is larger than ${v.to} bytes, which no game is.`,
  'file.format': v => `This is not a file of the format ${v.format}.`,
  'file.version': v => `The file has version ${v.version}, which is newer than this app. An update can read it.`,
  'file.game': v => `The file belongs to another game than ${v.game}.`,
  'file.missing': v => `The field “${v.field}” is missing.`,
  'file.unknown-field': v => `The field “${v.field}” is not known here.`,
  'file.type': v =>
    `This should be ${isKind(v.expected) ? kinds[v.expected] : v.expected}${v.found ? `, and is ${v.found}` : ''}.`,
  'file.value': v => `${v.found} is not possible here; ${v.choices ? `it should be: ${v.choices}` : `${range(v)} is`}.`,
  'file.length': v => (v.to ? `The text is too long; ${v.to} characters are allowed.` : 'The text is empty.'),
  'file.count': v => `The list has the wrong length; ${range(v)} is right.`,
  'file.twice': v => `${v.found} is there twice.`,
  'file.order': v => `A turn order names every seat once, from 0 on, for ${v.players} players.`,
  'file.engineers': v => `From the right the row of engineers has ${v.a} with the letter A, then ${v.b} with B.`,
}

const isKind = (text: string): text is ValueKind => Object.hasOwn(kinds, text)

export type FileWords = typeof files

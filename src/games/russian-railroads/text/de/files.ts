import type { ValueKind } from '../../files/shape'
import type { FileWords } from '../en/files'
import type { Said } from '../said'

const kinds: Readonly<Record<ValueKind, string>> = {
  object: 'ein Objekt',
  list: 'eine Liste',
  text: 'ein Text',
  number: 'eine ganze Zahl',
  'yes-or-no': 'true oder false',
}

function range({ from, to }: Said): string {
  if (from && to) return from === to ? `genau ${to}` : `${from} bis ${to}`
  return from ? `mindestens ${from}` : `höchstens ${to}`
}

export const files: FileWords = {
  'file.unreadable': () => 'Die Datei lässt sich nicht lesen.',
  'file.json': () => 'Die Datei ist kein JSON; sie ist beschädigt oder etwas anderes.',
  'file.size': v => `Die Partie ist größer als ${v.to} Bytes; so groß ist keine.`,
  'file.format': v => `Das ist keine Datei im Format ${v.format}.`,
  'file.version': v =>
    `Die Datei hat Version ${v.version} und ist neuer als diese App. Nach einer Aktualisierung ist sie lesbar.`,
  'file.game': v => `Die Datei gehört zu einem anderen Spiel als ${v.game}.`,
  'file.missing': v => `Das Feld „${v.field}“ fehlt.`,
  'file.unknown-field': v => `Das Feld „${v.field}“ ist hier nicht bekannt.`,
  'file.type': v =>
    `Hier gehört ${isKind(v.expected) ? kinds[v.expected] : v.expected} hin${v.found ? `, nicht ${v.found}` : ''}.`,
  'file.value': v => `${v.found} ist hier nicht möglich; richtig ist: ${v.choices || range(v)}.`,
  'file.length': v => (v.to ? `Der Text ist zu lang; erlaubt sind ${v.to} Zeichen.` : 'Der Text ist leer.'),
  'file.count': v => `Die Liste hat die falsche Länge; richtig ist: ${range(v)}.`,
  'file.twice': v => `${v.found} kommt zweimal vor.`,
  'file.order': v => `Die Spielerreihenfolge nennt bei ${v.players} Personen jeden Platz einmal, von 0 an.`,
  'file.engineers': v =>
    `Von rechts hat die Reihe der Ingenieure ${v.a} mit dem Buchstaben A, danach ${v.b} mit dem Buchstaben B.`,
}

const isKind = (text: string): text is ValueKind => Object.hasOwn(kinds, text)

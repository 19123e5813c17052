import { type Corrections, matchCopy } from '../../board/copy'
import { type Words, wordsIn } from '../../text/words'
import { type Entry, listReference } from './entries'

/** Something on the table as this copy has it. */
export interface Explained extends Entry {
  /** Says something else than the printed defaults: this table has corrected it. */
  readonly corrected: boolean
}

/** Everything on the table in these words; what the table has corrected is marked. */
export function explainTable(words: Words, corrections: Corrections): Explained[] {
  const printed = new Map(listReference(words, matchCopy()).map(entry => [entry.id, entry]))
  return listReference(words, matchCopy(corrections)).map(entry => {
    const usual = printed.get(entry.id)
    return { ...entry, corrected: usual?.title !== entry.title || usual.text !== entry.text }
  })
}

/** The entries in which every word of the query stands, in whichever language the query was written. */
export function searchTable(
  entries: readonly Explained[],
  query: string,
  corrections: Corrections,
): readonly Explained[] {
  const asked = plain(query).split(/\s+/).filter(Boolean)
  if (asked.length === 0) return entries
  const texts = textsOf(corrections)
  return entries.filter(({ id }) => asked.every(word => texts.get(id)?.includes(word)))
}

/** What is said of each thing in all languages together. */
function textsOf(corrections: Corrections): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const words of Object.values(wordsIn))
    for (const { id, section, title, text } of listReference(words, matchCopy(corrections)))
      texts.set(id, [texts.get(id) ?? '', plain(`${words.reference.sections[section]} ${title} ${text}`)].join(' '))
  return texts
}

/** Without accents and capitals, so that "munze" finds the Münze. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

import type { Words } from './en'
import { type Sentence, say } from './said'

interface Refusal {
  readonly rule: string
  readonly values: Readonly<Record<string, string | number>>
}

/** Why something is not allowed, as a sentence. `players`: names by seat. */
export function sentenceOf(words: Words, { rule, values }: Refusal, players: readonly string[] = []): string {
  const sentences: Readonly<Record<string, Sentence>> = { ...words.rules, ...words.files }
  const sentence = Object.hasOwn(sentences, rule) ? sentences[rule] : undefined
  // A newer version may know a rule that this one does not; its id is better than nothing.
  return sentence ? sentence(say(values, words.names, players)) : rule
}

import { expect, test } from 'vitest'
import { de, en } from '../../src/text/exchange'

/** Every sentence with its path; one that is made of values is read as its source. */
const listSentences = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? listSentences(value, `${path}${key}.`)
      : [[`${path}${key}`, String(value)]],
  )

const german = new Map(listSentences(de))

test.each(listSentences(en))('%s is said in both languages', (path, sentence) => {
  const said = german.get(path)
  expect(said).toBeTruthy()
  if (!['import.percent'].includes(path)) expect(said).not.toBe(sentence)
})

test.each([...german])('German addresses nobody: %s', (_, sentence) => {
  expect(sentence).not.toMatch(/\b(du|dich|dir|dein\w*|euch|euer|eure\w*|Ihnen)\b/i)
  expect(sentence).not.toMatch(/(?<=[a-zäöüß,] )(Sie|Ihr|Ihre\w?)\b/)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { engineerIds } from '../../../../src/games/russian-railroads/board/copy'
import { actionSchemas } from '../../../../src/games/russian-railroads/files/action-schemas'
import { readPosition } from '../../../../src/games/russian-railroads/files/position'
import { actionSpaces } from '../../../../src/games/russian-railroads/printed/action-spaces'
import { endBonusCards, questionCards, startingBonusCards } from '../../../../src/games/russian-railroads/printed/cards'
import { printedDefaults } from '../../../../src/games/russian-railroads/printed/copy'
import { tokens } from '../../../../src/games/russian-railroads/printed/tokens'
import { everyAction } from './game-fixtures'

const docs = readFileSync(new URL('../../../../docs/files.md', import.meta.url), 'utf8')

test('the position in docs/files.md is one', () => {
  const example = /```json\n(.*?)```/s.exec(docs)?.[1] ?? ''
  expect(readPosition(JSON.parse(example)).ok).toBe(true)
})

test('docs/files.md names every action with its fields, and every thing that has an id', () => {
  const fields = everyAction.flatMap(action => Object.keys(action))
  const words = [
    ...Object.keys(actionSchemas),
    ...fields,
    ...engineerIds,
    ...[actionSpaces, tokens, questionCards, startingBonusCards, endBonusCards, printedDefaults].flatMap(Object.keys),
  ]
  const named = new Set([...docs.matchAll(/[`"]([\w-]+)[`"]/g)].map(match => match[1]))
  expect([...new Set(words)].filter(word => !named.has(word))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ruleIds } from '../../../../src/games/russian-railroads/board/refusal'

const paper = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8')

test('docs/rules.md explains every rule that a refusal can name, and names no other', () => {
  const named = [...paper.matchAll(/`([a-z]+\.[a-z-]+)`/g)].map(([, id]) => id)
  expect([...new Set(named)].sort()).toEqual([...ruleIds].sort())
})

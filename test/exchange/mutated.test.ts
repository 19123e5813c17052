import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { carryOut } from '../../src/exchange/carry-out'
import { planImport } from '../../src/exchange/plan'
import { isProblem } from '../../src/exchange/problem'
import { seededRandom } from '../../src/games/russian-railroads/rules/random-game'
import { database } from '../../src/storage/database'
import { readGame } from '../../src/storage/log'
import { isSame } from '../../src/table/same'
import { en, sayProblem } from '../../src/text/exchange'
import { seed, sized } from '../size'
import { drawGame, fileOf, readDevice, wipeDevice } from './games'

const files = sized(300, 10_000)
const random = seededRandom(seed)
const below = (n: number) => Math.floor(random() * n)
const pick = <T>(list: readonly T[]): T => {
  const one = list[below(list.length)]
  if (one === undefined) throw new Error('nothing to pick')
  return one
}

/** Values that break things. */
const odd: readonly unknown[] = [
  ...[null, true, 0, -1, 1e21, 20_000, 0.5, '', 'x', '2026-01-01T00:00:00Z', [], {}, [[]], [null]],
  ...[
    { do: 'undo', to: 0, at: 0 },
    { do: 'redo', at: 0 },
    { do: 'mend', from: 0, actions: [], at: 0 },
  ],
  JSON.parse('{"__proto__":{"polluted":true}}'),
]

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** A text with something in it cut, doubled, put in or changed. */
function mutateText(text: string): string {
  const from = below(text.length)
  const to = from + below(40)
  switch (below(5)) {
    case 0:
      return text.slice(0, from) + text.slice(to)
    case 1:
      return text.slice(0, to) + text.slice(from)
    case 2:
      return text.slice(0, from) + pick(['"', '{', '}', ',', '\\', '\u0000', '9', ' ', '\n']) + text.slice(from)
    case 3:
      return text.slice(0, from) + String.fromCharCode(32 + below(95)) + text.slice(from + 1)
    default:
      return text.slice(0, from)
  }
}

/** A value with one thing deep inside it changed, dropped, added or moved. */
function mutateValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return pick(odd)
  const copy: Record<string, unknown> | unknown[] = isList(value) ? [...value] : { ...value }
  const key = pick([...Object.keys(copy), 'more'])
  if (random() < 0.7 && key !== 'more') return Object.assign(copy, { [key]: mutateValue(Reflect.get(copy, key)) })
  if (random() < 0.3 && isList(copy)) return copy.toSpliced(below(copy.length + 1), below(2), pick(odd), copy[0])
  if (random() < 0.3) Reflect.deleteProperty(copy, key)
  else Object.assign(copy, { [key]: pick(odd) })
  return copy
}

test(`${files} mutated files are refused with a sentence or imported whole`, { timeout: 600_000 }, async () => {
  const empty = await readDevice()
  const counts = { refused: 0, imported: 0 }
  for (let i = 0; i < files; i++) {
    const games = Array.from({ length: 1 + below(3) }, (_, one) => drawGame(i % 7, 5 + below(60) + one))
    const whole = await fileOf(...games.slice(0, random() < 0.7 ? 1 : 3)).text()
    const text = random() < 0.3 ? mutateText(whole) : JSON.stringify(mutateValue(JSON.parse(whole)))
    const planned = await planImport([new Blob([text])])
    if (isProblem(planned)) {
      counts.refused++
      expect(sayProblem(en, planned)).toMatch(/^\p{Lu}.*\.$/u)
      expect(await readDevice()).toEqual(empty)
      continue
    }
    counts.imported++
    const done = await carryOut(planned, new Set())
    expect(done, text).toEqual({ taken: planned.games.size })
    const { games: listed = [text] } = { games: undefined, ...(JSON.parse(text) as { games?: unknown[] }) }
    for (const one of listed) {
      const file = (typeof one === 'string' ? JSON.parse(one) : one) as { id: string; setup: unknown; actions: unknown }
      const stored = await readGame(file.id)
      expect(isSame(stored?.setup, file.setup) && isSame(stored?.lines, file.actions), text).toBe(true)
    }
    expect(await database.setups.count()).toBe(planned.games.size)
    await wipeDevice()
  }
  expect(counts.refused).toBeGreaterThan(files / 10)
  expect(counts.imported).toBeGreaterThan(files / 100)
  expect({}).not.toHaveProperty('polluted')
})

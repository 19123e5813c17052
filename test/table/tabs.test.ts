import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { readGame } from '../../src/storage/log'
import { linesOf } from '../../src/table/log'
import { createTable, openTable } from '../../src/table/play'
import { counter } from './counter'

// Each tab has its own rules, so that opening finds the game on disk and not on the table of another tab.
async function openTab(id: string) {
  const opened = await openTable(counter(1_000_000), id)
  if (!opened.ok) throw new Error(opened.reason)
  opened.table.follow()
  return opened.table
}

const turn = fc.record({
  tab: fc.nat(2),
  what: fc.constantFrom('add', 'add', 'add', 'owe', 'undo', 'redo'),
  then: fc.constantFrom('go-on', 'go-on', 'breathe', 'wait', 'all-wait'),
})

test('tabs that play one game at once lose, double and reorder no action', async () => {
  const seen = { made: 0, notMade: 0 }
  const play = fc.asyncProperty(fc.array(turn, { minLength: 4, maxLength: 12 }), async turns => {
    const first = createTable(counter(1_000_000), { names: ['Anna'] })
    await first.settled()
    const tabs = [first, await openTab(first.id), await openTab(first.id)] as const
    const done: string[][] = [[], [], []]

    for (const [index, { tab, what, then }] of turns.entries()) {
      const table = tabs[tab]
      if (!table) throw new Error('no such tab')
      if (what === 'undo') table.undo()
      else if (what === 'redo') table.redo()
      // Each action is another one, so that every one of them can be found again.
      else if (!table.do(what === 'add' ? { do: 'add', by: index + 1 } : { do: 'owe', times: index + 1 }))
        done[tab]?.push(`${what} ${index + 1}`)
      if (then === 'breathe') await new Promise(resolve => setTimeout(resolve))
      if (then === 'wait') await table.settled()
      if (then === 'all-wait') await Promise.all(tabs.map(each => each.settled()))
    }
    await Promise.all(tabs.map(table => table.settled()))

    const stored = (await readGame(first.id))?.lines ?? []
    const named = (lines: readonly unknown[]) => lines.flatMap(line => name(line) ?? [])
    for (const [tab, table] of tabs.entries()) {
      await vi.waitFor(() => expect(linesOf(table.log())).toEqual(stored))
      expect(table.saved()).toBe(stored.length)
      const notMade = named(table.notMade() ?? [])
      const made = named(stored).filter(each => done[tab]?.includes(each))
      // Made in the order they were done, each either once on disk or told as not made.
      expect(made).toEqual(done[tab]?.filter(each => !notMade.includes(each)))
      seen.made += made.length
      seen.notMade += notMade.length
      table.close()
    }
    expect(new Set(named(stored)).size).toBe(named(stored).length)
    const reopened = await openTab(first.id)
    expect(reopened.log().lost).toBeUndefined()
    expect(reopened.state()).toEqual(first.state())
    reopened.close()
  })
  await fc.assert(play, { seed: 1913, numRuns: 60 })
  expect(Math.min(seen.made, seen.notMade)).toBeGreaterThan(30)
}, 60_000)

function name(line: unknown): string | undefined {
  if (typeof line !== 'object' || line === null) return undefined
  if ('by' in line) return `add ${String(line.by)}`
  return 'times' in line ? `owe ${String(line.times)}` : undefined
}

import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as Options from '../../src/table/options'

/** The options as a fresh start of the app finds them. */
async function restart(): Promise<typeof Options> {
  vi.resetModules()
  return import('../../src/table/options')
}

beforeEach(async () => {
  vi.resetModules()
  const { database } = await import('../../src/storage/database')
  await database.settings.clear()
})

test('awake, vibration, next board and live points are on, the rest is off', async () => {
  const { options } = await restart()
  const on = Object.entries(options).filter(([, isOn]) => isOn())
  expect(on.map(([name]) => name)).toEqual(['awake', 'vibration', 'nextBoard', 'livePoints'])
})

test('a choice holds at once and after a restart', async () => {
  const before = await restart()
  before.setOption('awake', false)
  before.setOption('whatIf', true)
  expect(before.options.awake()).toBe(false)
  await vi.waitFor(async () => {
    const after = await restart()
    await after.followOptions()
    expect([after.options.awake(), after.options.whatIf(), after.options.vibration()]).toEqual([false, true, true])
  })
})

test('a choice made in one tab holds in the other', async () => {
  const one = await restart()
  const two = await restart()
  await Promise.all([one.followOptions(), two.followOptions()])
  two.setOption('lock', true)
  await vi.waitFor(() => expect(one.options.lock()).toBe(true))
})

test('corrections of printed values are kept for each game', async () => {
  const before = await restart()
  before.keepPrinted('counter', { most: 10 })
  before.keepPrinted('other', { least: 1 })
  expect(before.printedOf('counter')).toEqual({ most: 10 })
  await vi.waitFor(async () => {
    const after = await restart()
    await after.followOptions()
    expect(after.printedOf('counter')).toEqual({ most: 10 })
    expect(after.printedOf('other')).toEqual({ least: 1 })
    expect(after.printedOf('third')).toBeUndefined()
  })
})

test('a kept value that is no switch is passed over', async () => {
  const { keepSetting } = await import('../../src/storage/settings')
  await keepSetting('awake', 'sometimes')
  await keepSetting('printed', [1])
  const { followOptions, options, printedOf } = await restart()
  await followOptions()
  expect(options.awake()).toBe(true)
  expect(printedOf('0')).toBeUndefined()
})

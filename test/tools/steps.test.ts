import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runSteps } from '../../tools/steps.mjs'

const folder = mkdtempSync(join(tmpdir(), 'stationmaster-steps-'))
let said: string[] = []

beforeEach(() => {
  said = []
  vi.spyOn(console, 'log').mockImplementation((text: unknown) => void said.push(String(text)))
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => void said.push(String(text)))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** What `npm test` would answer to the shell. Vitest's own exit code is put back. */
async function answer(steps: Parameters<typeof runSteps>[0]) {
  const own = process.exitCode
  process.exitCode = undefined
  await runSteps(steps)
  const given: unknown = Reflect.get(process, 'exitCode') // TypeScript would still take it for undefined
  process.exitCode = own
  return given
}

const step = (name: string, ok = true) => ({ name, fails: `${name} fails.`, run: vi.fn(() => Promise.resolve(ok)) })

function tests(name: string, counts: { passed: number; failed: number; skipped: number } | 'crash') {
  const file = join(folder, `${name}.json`)
  return {
    ...step(name),
    run: () => {
      if (counts !== 'crash') writeFileSync(file, JSON.stringify(counts))
      return Promise.resolve(true)
    },
    report: { file, read: (report: { passed: number; failed: number; skipped: number }) => report },
  }
}

describe('npm test', () => {
  test('ends with the counts of all tests', async () => {
    const code = await answer([
      step('lint'),
      tests('unit', { passed: 40, failed: 0, skipped: 0 }),
      tests('e2e', { passed: 2, failed: 0, skipped: 0 }),
    ])
    expect(code).toBeUndefined()
    expect(said.at(-1)).toBe('42 passed, 0 failed')
  })

  test('stops at the first step that fails, and says how', async () => {
    const never = step('build')
    expect(await answer([step('lint', false), never])).toBe(1)
    expect(never.run).not.toHaveBeenCalled()
    expect(said.join('\n')).toContain('lint fails.')
  })

  test('fails on a failed test, even where the runner forgets to', async () => {
    expect(await answer([tests('unit', { passed: 1, failed: 1, skipped: 0 })])).toBe(1)
    expect(said.at(-1)).toBe('1 passed, 1 failed')
  })

  test('fails on a skipped test', async () => {
    expect(await answer([tests('unit', { passed: 1, failed: 0, skipped: 1 })])).toBe(1)
  })

  test('fails where no test ran', async () => {
    expect(await answer([tests('unit', { passed: 0, failed: 0, skipped: 0 })])).toBe(1)
  })

  test('does not judge a crashed runner by the report of an earlier run', async () => {
    await answer([tests('unit', { passed: 9, failed: 0, skipped: 0 })])
    expect(await answer([tests('unit', 'crash')])).toBe(1)
    expect(said.at(-1)).toBe('0 passed, 0 failed')
  })
})

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installIfChanged } from '../../tools/install.mjs'

let folder = ''
const calls = () => (existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8') : '')
const lock = (text: string) => writeFileSync(join(folder, 'package-lock.json'), text)

/** An npm that writes down what it was asked for and, like the real `npm ci`, starts with an empty folder. */
function standInForNpm(exitCode = 0) {
  const script = join(folder, 'npm-cli.js')
  writeFileSync(
    script,
    `const fs = require('fs')
    fs.appendFileSync('calls', process.argv.slice(2).join(' ') + ';')
    fs.rmSync('node_modules', { recursive: true, force: true })
    fs.mkdirSync('node_modules')
    process.exit(${exitCode})`,
  )
  vi.stubEnv('npm_execpath', script)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stationmaster-install-'))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  lock('{"one":1}')
  standInForNpm()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

describe('what the lockfile says is installed', () => {
  test('in a fresh clone, with the tools of development', () => {
    expect(installIfChanged(folder)).toBe(true)
    expect(calls()).toBe('ci --include=dev;')
  })

  test('only once', () => {
    installIfChanged(folder)
    expect(installIfChanged(folder)).toBe(false)
    expect(calls()).toBe('ci --include=dev;')
  })

  test('again when the lockfile has changed', () => {
    installIfChanged(folder)
    lock('{"one":2}')
    expect(installIfChanged(folder)).toBe(true)
    expect(installIfChanged(folder)).toBe(false)
    expect(calls()).toBe('ci --include=dev;ci --include=dev;')
  })

  test('or a sentence says why not, and the next start tries again', () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('exited')
    })
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    standInForNpm(1)
    expect(() => installIfChanged(folder)).toThrow('exited')
    expect(exit).toHaveBeenCalledWith(1)
    expect(error).toHaveBeenCalledWith(expect.stringContaining('npm ci did not succeed'))

    standInForNpm(0)
    expect(installIfChanged(folder)).toBe(true)
  })
})

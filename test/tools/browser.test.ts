import { describe, expect, test } from 'vitest'
import { findBrowser, type Surroundings } from '../../tools/browser'

/** A machine on which only the named programs exist. */
function machine(programs: string[], rest: Partial<Surroundings> = {}): Surroundings {
  return {
    env: { PATH: '/home/anna/bin:/usr/bin' },
    platform: 'linux',
    arch: 'x64',
    runs: path => programs.includes(path),
    unpack: () => Promise.resolve('the packaged one'),
    ...rest,
  }
}

describe('a browser is found', () => {
  test('by CHROME_PATH before all others', async () => {
    const env = { PATH: '/usr/bin', CHROME_PATH: '/my/chrome' }
    expect(await findBrowser(machine(['/my/chrome', '/usr/bin/chromium'], { env }))).toBe('/my/chrome')
  })

  test.each([
    ['linux', '/usr/bin/chromium'],
    ['linux', '/home/anna/bin/google-chrome'],
    ['linux', '/snap/bin/chromium'],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', '/Users/anna/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
  ] as const)('where it is installed on %s: %s', async (platform, program) => {
    const env = { PATH: '/home/anna/bin', HOME: '/Users/anna', PROGRAMFILES: 'C:\\Program Files' }
    expect(await findBrowser(machine([program], { platform, env }))).toBe(program)
  })

  test('in the package where none is installed', async () => {
    expect(await findBrowser(machine([]))).toBe('the packaged one')
  })
})

describe('where no browser can be had, a sentence says what to do', () => {
  test('CHROME_PATH leads nowhere', async () => {
    const env = { PATH: '/usr/bin', CHROME_PATH: '/my/chrome' }
    await expect(findBrowser(machine(['/usr/bin/chromium'], { env }))).rejects.toThrow('Correct it or unset it.')
  })

  test.each([
    ['darwin', 'arm64'],
    ['linux', 'arm64'],
  ] as const)('no package for %s on %s', async (platform, arch) => {
    await expect(findBrowser(machine([], { platform, arch }))).rejects.toThrow('Install one, or set CHROME_PATH')
  })
})

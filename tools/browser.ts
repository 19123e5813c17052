import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './install.mjs'

/** How Chromium is started by tests and measurements: without a sandbox, as root in a container too, and quiet. */
export const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  readonly arch: string
  /** Whether a file is there and can be run. */
  readonly runs: (path: string) => boolean
  /** Unpacks the Chromium that comes as a package and says where. */
  readonly unpack: () => Promise<string>
}

const here: Surroundings = { env: process.env, platform: process.platform, arch: process.arch, runs, unpack }

/** The path of a browser of the Chrome family: the one CHROME_PATH names, else an installed one, else the packaged one. */
export async function findBrowser({ env, platform, arch, runs, unpack }: Surroundings = here): Promise<string> {
  const named = env['CHROME_PATH']
  if (named) {
    if (runs(named)) return named
    throw new Error(`CHROME_PATH names ${named}, which is not there or cannot be run. Correct it or unset it.`)
  }
  const installed = listPlaces(platform, env).find(runs)
  if (installed) return installed
  if (platform === 'linux' && arch === 'x64') return unpack()
  throw new Error('No Chrome or Chromium was found. Install one, or set CHROME_PATH to the program of yours.')
}

const linuxNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']

function listPlaces(platform: NodeJS.Platform, env: Surroundings['env']): string[] {
  switch (platform) {
    case 'darwin':
      return ['', env['HOME'] ?? ''].flatMap(home => [
        `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
        `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
      ])
    case 'win32':
      return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
        .flatMap(name => env[name] ?? [])
        .flatMap(folder => [
          `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
          `${folder}\\Chromium\\Application\\chrome.exe`,
          `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
        ])
    default: {
      const folders = [...(env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
      const onPath = linuxNames.flatMap(name => folders.filter(Boolean).map(folder => join(folder, name)))
      return [...onPath, '/opt/google/chrome/chrome']
    }
  }
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function unpack(): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', 'chromium')
  const complete = join(folder, 'complete') // so that an interrupted unpacking is not taken for a browser
  const { TMPDIR, AWS_EXECUTION_ENV } = process.env
  try {
    if (!existsSync(complete)) rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    // The package unpacks into the temporary folder, and brings the libraries and fonts that a bare system lacks only
    // where it believes to be on Lambda. It leads our environment to them (LD_LIBRARY_PATH, FONTCONFIG_PATH).
    process.env['TMPDIR'] = folder
    process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x'
    const { default: chromium } = await import('@sparticuz/chromium')
    const path = await chromium.executablePath()
    writeFileSync(join(folder, 'fonts', 'fonts.conf'), fontsIn(folder))
    writeFileSync(complete, '')
    return path
  } catch (cause) {
    throw new Error(
      'No Chrome or Chromium is installed, and the packaged one could not be unpacked. Install one, or set CHROME_PATH.',
      { cause },
    )
  } finally {
    restore('TMPDIR', TMPDIR)
    restore('AWS_EXECUTION_ENV', AWS_EXECUTION_ENV)
  }
}

/** The package's own list of fonts knows only Lambda's folders, and a page without a font paints no text at all. */
function fontsIn(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
  <alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(process.env, name)
  else process.env[name] = value
}

// Runs before anything is installed, so it uses Node's own modules only.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Installs what the lockfile of a folder says, unless exactly that was installed last time.
 * @param {string} [folder]
 * @returns {boolean} whether it had to install
 */
export function installIfChanged(folder = root) {
  const lockfile = join(folder, 'package-lock.json')
  const installed = join(folder, 'node_modules', '.installed-lock.json')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(lockfile, 'utf8')) return false

  console.log('Installing what package-lock.json says …')
  const { command, first, shell } = npm()
  const { status } = spawnSync(command, [...first, 'ci', '--include=dev'], { cwd: folder, stdio: 'inherit', shell })
  if (status !== 0) {
    console.error('npm ci did not succeed; its own words stand above. The network or the registry may be out of reach.')
    process.exit(1)
  }
  copyFileSync(lockfile, installed)
  return true
}

/** npm tells its scripts where it lives; a script started without npm looks for it on the path. */
function npm() {
  const own = process.env.npm_execpath
  if (own?.endsWith('.js')) return { command: process.execPath, first: [own], shell: false }
  return { command: 'npm', first: [], shell: process.platform === 'win32' }
}

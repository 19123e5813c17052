import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')

/** How long a child process may take before a test gives up; it usually takes half a second. */
export const patience = { timeout: 60_000 }

/** Runs a tool as the shell would. */
export function run(tool: 'score' | 'replay' | 'simulate', args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, join(root, 'tools', `${tool}.ts`), ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  })
  return { status, stderr, stdout, json: (): unknown => JSON.parse(stdout) }
}

/** A new folder of our own. */
export const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'stationmaster-'))

/** The name of a new file with this content. */
export function fileWith(content: unknown): string {
  const name = join(makeFolder(), 'file.json')
  writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content))
  return name
}

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './install.mjs'

/** Where the programs lie that the scripts start; called through node, they start alike on every system. */
const programs = {
  biome: '@biomejs/biome/bin/biome',
  eslint: 'eslint/bin/eslint.js',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
}

/**
 * Runs one of the installed programs in the project's folder and shows what it prints.
 * @param {keyof typeof programs} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(program, args, env = {}) {
  const { NODE_ENV, ...inherited } = process.env // each program sets its own
  const child = spawn(process.execPath, [join(root, 'node_modules', programs[program]), ...args], {
    cwd: root,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', code => resolve(code === 0))
  })
}

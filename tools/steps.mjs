import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './install.mjs'
import { run } from './run.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {object} Step
 * @property {string} name
 * @property {string} fails what to say when it does
 * @property {() => Promise<boolean>} run
 * @property {{ file: string, read: (report: any) => Counts }} [report] of a step that runs tests
 */

const reports = join(root, 'node_modules', '.cache', 'stationmaster')

/** @type {Step} */
export const build = {
  name: 'production build',
  fails: 'The production build fails.',
  run: () => run('vite', ['build', '--logLevel', 'warn']),
}

/** @type {Step} */
export const budget = {
  name: 'size budget',
  fails: 'The app has become too large; the figures stand above. Load later what the first paint can do without.',
  run: () => run('tsx', [join('tools', 'budget.ts')]),
}

/**
 * The tests that run in Node and in jsdom.
 * @param {{ reporter?: string, env?: Record<string, string> }} [options]
 * @returns {Step}
 */
export function unitTests({ reporter = 'default', env } = {}) {
  const file = join(reports, 'vitest.json')
  return {
    name: 'unit and component tests',
    fails: 'A unit or component test fails; `npx vitest` repeats them while you work.',
    run: () => run('vitest', ['run', `--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${file}`], env),
    report: {
      file,
      read: ({ numPassedTests: passed, numFailedTests: failed, numTotalTests: all }) => ({
        passed,
        failed,
        skipped: all - passed - failed,
      }),
    },
  }
}

/**
 * The tests that run in a browser, on the production build.
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Step}
 */
export function browserTests({ env } = {}) {
  const file = join(reports, 'playwright.json')
  return {
    name: 'end-to-end tests',
    fails: 'An end-to-end test fails; `npx playwright test --ui` shows what it saw.',
    run: () => run('playwright', ['test', '--reporter=list,json'], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    report: {
      file,
      read: ({ stats }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
      }),
    },
  }
}

/**
 * Runs one step after the other up to the first that fails; ends with the time of each and the count of the tests.
 * @param {Step[]} steps
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0 }
  const times = []
  for (const step of steps) {
    console.log(`\n▸ ${step.name}`)
    clearReport(step)
    const start = performance.now()
    const ok = await step.run()
    times.push(`${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s  ${step.name}`)

    const counts = readReport(step)
    total.passed += counts.passed
    total.failed += counts.failed
    const problem = findProblem(step, ok, counts)
    if (problem) {
      process.exitCode = 1
      console.error(`\n✗ ${problem}`)
      break
    }
  }
  console.log(`\n${times.join('\n')}\n`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
}

/**
 * A crashed runner must not be judged by the report of an earlier run.
 * @param {Step} step
 */
function clearReport({ report }) {
  if (!report) return
  mkdirSync(dirname(report.file), { recursive: true })
  rmSync(report.file, { force: true })
}

/**
 * @param {Step} step
 * @returns {Counts}
 */
function readReport({ report }) {
  if (!report || !existsSync(report.file)) return { passed: 0, failed: 0, skipped: 0 }
  return report.read(JSON.parse(readFileSync(report.file, 'utf8')))
}

/**
 * @param {Step} step
 * @param {boolean} ok
 * @param {Counts} counts
 */
function findProblem(step, ok, counts) {
  if (!ok || counts.failed > 0) return step.fails
  if (counts.skipped > 0) return `${counts.skipped} of the ${step.name} were skipped. A test runs or it goes.`
  if (step.report && counts.passed === 0) return `None of the ${step.name} ran.`
  return undefined
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { offers } from '../../src/games/russian-railroads/rules/choices'
import { pickByKind, seededRandom } from '../../src/games/russian-railroads/rules/random-game'
import type { State } from '../../src/games/russian-railroads/rules/state'
import { openLaid, playUntil } from '../../test/e2e/fixtures/laid'
import { goOn, tapAction } from '../../test/e2e/fixtures/table'
import { findBrowser, launchFlags } from '../browser'
import { root } from '../install.mjs'
import { run } from '../run.mjs'
import { serve } from '../serve.mjs'

const seed = 2013
const slowdown = 4
/** What the 95th percentile may be, in milliseconds. */
const budget = 100

interface Times {
  /** To the next paint. */
  readonly next: number[]
  /** To the one after, which brings up the board of the next player. */
  readonly second: number[]
}

/** From a tap to the next paint, in the middle of a game for four on a phone that is four times slower than this machine. */
export async function benchTaps(taps = 120): Promise<void> {
  const folder = process.env['DIST'] ?? join(root, 'dist')
  if (!existsSync(join(folder, 'index.html'))) await run('vite', ['build', '--logLevel', 'warn'])
  const site = await serve({ folder, noStore: true })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchFlags })
  try {
    const page = await browser.newPage({
      viewport: { width: 360, height: 640 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
    })
    await page.addInitScript(measureTaps)
    const laid = playUntil(
      4,
      seed,
      state => state.round === 4 && state.open.length === 0 && state.placements.length > 0,
    )
    await openLaid(page, laid, site.address)
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    for (let tap = 0; tap < 30; tap++) await page.locator('.top-bar h1').click()
    const empty = await takeTimes(page)
    await playOn(page, laid.state, taps)
    const times = await takeTimes(page)
    console.log(
      `\nTap to next paint: ${times.next.length} taps in the middle of a game for four, processor ${slowdown} times slower`,
    )
    console.log(`  ${sayTimes(times.next)}`)
    console.log(`  the frame after it, with the next player's board: ${sayTimes(times.second)}`)
    console.log(`  taps that do nothing, as a measure of the machine: ${sayTimes(empty.next)}`)
    if (times.next.length < taps) throw new Error(`Only ${times.next.length} of ${taps} taps were measured.`)
    if (at(times.next, 0.95) > budget) {
      console.log(`  over the budget of ${budget} ms`)
      process.exitCode = 1
    }
  } finally {
    await browser.close()
    await site.close()
  }
}

/** What was measured since the last time, in order. */
const takeTimes = (page: Page): Promise<Times> =>
  page.evaluate(() => {
    const { times } = globalThis as unknown as { times: Times }
    return { next: times.next.splice(0), second: times.second.splice(0) }
  })

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0

const sayTimes = (times: readonly number[]): string =>
  `median ${at(times, 0.5).toFixed(0)} ms, 95th percentile ${at(times, 0.95).toFixed(0)} ms, longest ${at(times, 1).toFixed(0)} ms`

/** Runs in the page, where no function may have a name of its own: from the click as the browser noticed it to the end of the frame that it led to, and of the one after. */
function measureTaps(): void {
  const times: Times = { next: [], second: [] }
  Object.assign(globalThis, { times })
  addEventListener(
    'click',
    ({ timeStamp }) => {
      void (async () => {
        for (const list of [times.next, times.second]) {
          await new Promise(resolve => {
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = resolve
              port2.postMessage(undefined)
            })
          })
          list.push(performance.now() - timeStamp)
          await new Promise(resolve => setTimeout(resolve))
        }
      })()
    },
    true,
  )
}

/** Plays through the screen, past the scorings too. */
async function playOn(page: Page, from: State, taps: number): Promise<void> {
  const random = seededRandom(seed)
  let state = from
  let lines = Number(await page.locator('.table-screen').getAttribute('data-lines'))
  for (let made = 0; made < taps && state.phase !== 'final'; ) {
    const action = pickByKind(offers(state), random)
    if (!action) return
    const rounds = state.scored.length
    const cost = await tapAction(page, state, action)
    made += cost.taps
    lines += cost.lines
    state = goOn(state, action).state
    await page.locator(`.table-screen[data-lines="${lines}"]`).waitFor()
    if (state.scored.length > rounds) await page.locator('.reviewing .undo-bar .button.main').click()
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { listMany, storedGame } from '../../test/e2e/fixtures/history'
import { findBrowser, launchFlags } from '../browser'
import { run } from '../run.mjs'
import { serve } from '../serve.mjs'

const [few, many] = [100, 10_000]
const times = 9
const first = Date.UTC(2024, 0, 1)

/** How much longer the history takes to open with 10,000 games than with 100: the production build in a real browser. */
export async function benchHistory(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stationmaster-bench-'))
  const built = await run('vite', ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'])
  if (!built) throw new Error('The app could not be built.')
  const site = await serve({ folder, noStore: true })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchFlags })
  try {
    const open = { few: await prepare(browser, site.address, few), many: await prepare(browser, site.address, many) }
    // In turns, so that a busy machine slows both.
    const measured = { few: [] as number[], many: [] as number[] }
    for (let i = 0; i < times; i++) {
      measured.few.push(await open.few())
      measured.many.push(await open.many())
    }
    const [short, long] = [median(measured.few), median(measured.many)]
    console.log(`\nThe history: from the tap to the first rows on the screen, median of ${times}`)
    console.log(`  ${few} games ${short.toFixed(0)} ms, ${many} games ${long.toFixed(0)} ms`)
    console.log(`  ratio ${(long / short).toFixed(2)} (below 1.5 is wanted)`)
  } finally {
    await browser.close()
    await site.close()
    rmSync(folder, { recursive: true })
  }
}

/** A device with so many games; returns how to measure one opening of its history, in milliseconds. */
async function prepare(browser: Browser, address: string, games: number): Promise<() => Promise<number>> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('.home .empty-state').waitFor() // by then the app has made its database
  await listMany(
    page,
    games,
    ([2, 3, 4] as const).map((players, index) => storedGame(players, index, first).entry),
    first,
  )
  return async () => {
    // A fresh start of the app each time: nothing is known from the opening before.
    await page.goto(`${address}#/settings`)
    await page.reload()
    await page.locator('.device-state').waitFor()
    return page.evaluate(
      () =>
        new Promise<number>(resolve => {
          const begin = performance.now()
          new MutationObserver((_, observer) => {
            if (document.querySelectorAll('.game-row').length < 5) return
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)))
          }).observe(document.body, { childList: true, subtree: true })
          window.location.hash = '#/history'
        }),
    )
  }
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

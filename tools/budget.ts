// What the production build costs a phone, measured in a real browser. Part of `npm test`; fails where it is too much.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { findBrowser, launchFlags } from './browser'
import { root } from './install.mjs'
import { serve } from './serve.mjs'

const dist = join(root, 'dist')
const site = await serve({ folder: dist, noStore: true })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchFlags })
try {
  const page = await browser.newPage()
  const requested = collectRequests(page)
  await page.goto(site.address)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForLoadState('networkidle')

  const beforePaint = await findScriptsBeforePaint(page)
  const figures: Figure[] = [
    { name: 'JavaScript before the first contentful paint, gzip', bytes: sumGzip(beforePaint), most: 45_000 },
    { name: 'all that Home requests, gzip', bytes: sumGzip([...requested, `${site.address}sw.js`]), most: 85_000 },
    { name: 'precached', bytes: await page.evaluate(measureCaches), most: 700 * 1024 },
  ]
  report(figures)
} finally {
  await browser.close()
  await site.close()
}

interface Figure {
  readonly name: string
  readonly bytes: number
  readonly most: number
}

function report(figures: readonly Figure[]): void {
  for (const { name, bytes, most } of figures) {
    console.log(`${String(bytes).padStart(9)} of ${String(most).padStart(6)} bytes  ${name}`)
    // A figure of nothing is a broken measurement, not a small app.
    if (bytes === 0 || bytes > most) process.exitCode = 1
  }
}

function collectRequests(page: Page): Set<string> {
  const urls = new Set<string>()
  page.on('request', request => void urls.add(request.url()))
  return urls
}

/** Counts every script that was asked for before the paint, so that a fast machine and a slow one agree. */
function findScriptsBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paint = await new Promise<PerformanceEntry>(resolve => {
      new PerformanceObserver(list => list.getEntriesByName('first-contentful-paint').forEach(resolve)).observe({
        type: 'paint',
        buffered: true,
      })
    })
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < paint.startTime)
      .map(({ name }) => name)
  })
}

/** The bytes of everything the worker keeps. Runs in the page. */
async function measureCaches(): Promise<number> {
  let bytes = 0
  for (const name of await caches.keys()) {
    for (const response of await (await caches.open(name)).matchAll())
      bytes += (await response.arrayBuffer()).byteLength
  }
  return bytes
}

function sumGzip(urls: Iterable<string>): number {
  const files = new Set([...urls].map(url => new URL(url).pathname.slice(1) || 'index.html'))
  return [...files].reduce((sum, file) => sum + sizeOnTheWire(file), 0)
}

function sizeOnTheWire(file: string): number {
  const content = readFileSync(join(dist, file))
  return file.endsWith('.png') ? content.length : gzipSync(content).length
}

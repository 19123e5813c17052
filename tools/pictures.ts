// npm run pictures: takes the manifest's screenshots anew from the production build, which must be there.
import { join } from 'node:path'
import { type BrowserContextOptions, chromium } from '@playwright/test'
import { findBrowser, launchFlags } from './browser'
import { root } from './install.mjs'
import { serve } from './serve.mjs'

/** Each is also named in vite.config.ts, with its size in pixels. */
const pictures: Record<string, BrowserContextOptions> = {
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 } },
}

const site = await serve({ folder: join(root, 'dist'), noStore: true })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchFlags })
try {
  for (const [name, screen] of Object.entries(pictures)) {
    // Without its worker the app has nothing to announce over the page.
    const page = await browser.newPage({ ...screen, locale: 'en-GB', serviceWorkers: 'block' })
    await page.goto(site.address)
    await page.getByText('No game yet').waitFor()
    await page.screenshot({ path: join(root, 'public', 'screenshots', `${name}.png`) })
    await page.close()
  }
} finally {
  await browser.close()
  await site.close()
}

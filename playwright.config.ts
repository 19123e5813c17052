import { defineConfig } from '@playwright/test'
import { soaking } from './test/size'
import { findBrowser, launchFlags } from './tools/browser'

const port = Number(process.env['PORT'] ?? 4174)

// A test for one kind of screen carries its tag. What is the same on a phone and on a desk runs on the phone, everything else
// on both; the soak runs everything on both.
const alike = soaking
  ? /^$/
  : /(corrections|exchange|final|hand-over|history|install|new-game|offline|policy|preferences|sheets|shell|storage|table-options|trouble|update)\.spec/
const wide = { viewport: { width: 1280, height: 800 } }

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'node_modules/.cache/stationmaster/playwright',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Generous, for busy machines: every wait ends with its condition.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  webServer: {
    command: `node tools/serve-for-tests.mjs ${port}`,
    port,
    reuseExistingServer: false,
  },
  // No trace: recording one takes as long as the tests themselves. `npx playwright test --trace on` makes one.
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: {
      executablePath: await findBrowser(),
      // Whatever asks for another host finds none; that it asked fails the test (fixtures/test.ts).
      args: [...launchFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    },
    locale: 'en-GB',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: alike, grepInvert: /@phone/, use: wide },
    { name: 'desktop only', testMatch: alike, grep: /@desktop/, use: wide },
  ],
})

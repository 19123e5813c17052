// npm run pictures: takes the pictures of docs/pictures and the manifest's screenshots anew from the production build,
// which must be there. `npm run pictures -- NAME …` takes only these.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { offers } from '../src/games/russian-railroads/rules/choices'
import type { State } from '../src/games/russian-railroads/rules/state'
import { usualTake } from '../src/games/russian-railroads/rules/usual'
import { wordsIn } from '../src/games/russian-railroads/text/words'
import { type Laid, openLaid, playUntil } from '../test/e2e/fixtures/laid'
import { findBrowser, launchFlags } from './browser'
import { root } from './install.mjs'
import { serve } from './serve.mjs'

const screens = {
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>

interface Picture {
  readonly on: keyof typeof screens
  readonly theme: 'light' | 'dark'
  readonly language: 'en' | 'de'
  /** Brings the page to what is to be seen. */
  readonly show: (page: Page, site: string, words: (typeof wordsIn)['en']) => Promise<void>
  /** Where it lies, if not with the others. */
  readonly folder?: string
}

/** Where all chance of the pictures begins. */
const seed = 2013

const isChoosing = (state: State): boolean => state.phase === 'turns' && state.open.length === 0
const waitsFor = (kind: State['open'][number]['kind'], round: number) => (state: State) =>
  state.round >= round && state.open[0]?.kind === kind

/** A space that can be paid for in more than one way. */
const dear = (state: State) => {
  const takes = offers(state).filter(action => action.do === 'take')
  return takes.find(take => {
    const ways = takes.filter(other => other.space === take.space)
    return ways.length > 1 && take.space.startsWith('track-') && usualTake(state, ways) === take
  })
}

/** The first of many games that comes to stand as wanted. */
function find(players: 3 | 4, wanted: (state: State) => boolean, from = seed): Laid {
  try {
    return playUntil(players, from, wanted)
  } catch (none) {
    if (from > seed + 50) throw none
    return find(players, wanted, from + 1)
  }
}

const game = (wanted: (state: State) => boolean) => async (page: Page, site: string) =>
  openLaid(page, find(4, wanted), site)
const midGame = game(state => state.round === 4 && isChoosing(state) && state.placements.length > 6)

const pictures: Readonly<Record<string, Picture>> = {
  'new-game': {
    on: 'phone',
    theme: 'light',
    language: 'en',
    async show(page, site, { setup }) {
      await page.goto(`${site}#/new`)
      for (const name of ['Anna', 'Boris', 'Chloé']) {
        const field = page.getByRole('textbox', { name: setup.name })
        await field.fill(name)
        await field.press('Enter')
      }
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  start: { on: 'phone', theme: 'dark', language: 'de', show: game(isChoosing) },
  choosing: { on: 'desktop', theme: 'light', language: 'en', show: midGame },
  targets: {
    on: 'phone',
    theme: 'light',
    language: 'de',
    show: game(state => {
      const [open] = state.open
      return state.round >= 3 && open?.kind === 'advance' && open.steps > 1 && offers(state).length > 4
    }),
  },
  refusal: {
    on: 'phone',
    theme: 'dark',
    language: 'en',
    async show(page, site) {
      await midGame(page, site)
      await page.locator('.dock section.chosen .space[aria-disabled]').first().click({ force: true })
    },
  },
  chain: { on: 'phone', theme: 'light', language: 'en', show: game(waitsFor('chain', 3)) },
  token: { on: 'desktop', theme: 'dark', language: 'de', show: game(waitsFor('token', 2)) },
  payment: {
    on: 'phone',
    theme: 'light',
    language: 'en',
    async show(page, site) {
      const laid = find(4, state => state.round >= 2 && isChoosing(state) && dear(state) !== undefined)
      await openLaid(page, laid, site)
      await page.locator(`[data-space="${dear(laid.state)?.space}"]`).click()
      await page.locator('.payments').waitFor()
    },
  },
  setting: {
    on: 'phone',
    theme: 'dark',
    language: 'de',
    async show(page, site) {
      const laid = find(3, state => state.round === 4 && isChoosing(state))
      const line = { do: 'way', way: 'score', at: laid.lines.length * 20 } as const
      await openLaid(page, { ...laid, lines: [...laid.lines, line] }, site)
    },
  },
  scoring: { on: 'phone', theme: 'light', language: 'en', show: game(state => state.scored.length === 4) },
  log: {
    on: 'desktop',
    theme: 'light',
    language: 'de',
    async show(page, site, { dock }) {
      await midGame(page, site)
      await page.locator('.top-bar').getByRole('button', { name: dock.menu, exact: true }).click()
      await page.getByRole('button', { name: dock.menuItems.log, exact: true }).click()
      await page.locator('.log-sheet li:not(.round) button').nth(2).click()
    },
  },
  final: { on: 'phone', theme: 'dark', language: 'en', show: game(state => state.phase === 'over') },
  // Each of these is also named in vite.config.ts, with its size in pixels.
  narrow: { on: 'phone', theme: 'light', language: 'en', show: midGame, folder: 'public/screenshots' },
  wide: { on: 'desktop', theme: 'light', language: 'en', show: midGame, folder: 'public/screenshots' },
}

const wanted = process.argv.slice(2)
const site = await serve({ folder: process.env['DIST'] ?? join(root, 'dist'), noStore: true })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchFlags })
try {
  for (const [name, { on, theme, language, show, folder = 'docs/pictures' }] of Object.entries(pictures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const context = await browser.newContext({
      ...screens[on],
      locale: language,
      colorScheme: theme,
      reducedMotion: 'reduce',
      // Without its worker the app has nothing to announce over the page.
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    await show(page, site.address, wordsIn[language])
    mkdirSync(join(root, folder), { recursive: true })
    await page.screenshot({ path: join(root, folder, `${name}.png`), animations: 'disabled' })
    await context.close()
    console.log(`${folder}/${name}.png`)
  }
} finally {
  await browser.close()
  await site.close()
}

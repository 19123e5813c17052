import type { Page } from '@playwright/test'
import { choose, heading } from './fixtures/pages'
import { expect, test } from './fixtures/test'

const light = 'rgb(244, 241, 234)'
const dark = 'rgb(18, 23, 28)'

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** The colour of the browser's own bar, as it holds now. */
const bar = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  )

/** Notes the colour and the heading of every frame from the very first on. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const { backgroundColor } = getComputedStyle(document.documentElement)
      const frame = `${backgroundColor} ${document.documentElement.lang} ${document.querySelector('h1')?.textContent ?? ''}`
      const frames = (document.documentElement.dataset['frames'] ?? '').split('|').filter(Boolean)
      if (frames.at(-1) !== frame) document.documentElement.dataset['frames'] = [...frames, frame].join('|')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

test.describe('the theme', () => {
  for (const [scheme, color] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    test(`is ${scheme} where the system says so, and follows it`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto('./')
      await expect(heading(page)).toBeVisible()
      expect(await paper(page)).toBe(color)
      await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' })
      expect(await paper(page)).toBe(scheme === 'light' ? dark : light)
    })

    test(`${scheme} is kept against the system, the browser's bar included`, async ({ page }) => {
      const other = scheme === 'light' ? 'dark' : 'light'
      await page.emulateMedia({ colorScheme: other })
      await page.goto('./#/settings')
      const before = await bar(page)
      await page.getByRole('radio', { name: scheme === 'light' ? 'Light' : 'Dark' }).check()
      expect(await paper(page)).toBe(color)
      expect(await bar(page)).not.toBe(before)
      await page.reload()
      await expect(page.getByRole('radio', { name: scheme === 'light' ? 'Light' : 'Dark' })).toBeChecked()
      expect(await paper(page)).toBe(color)
      expect(await bar(page)).not.toBe(before)
    })
  }

  test('and the language do not flash', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await choose(page, { theme: 'dark', language: 'de' })
    await watchFrames(page)
    await page.goto('./#/settings')
    await expect(heading(page)).toHaveText('Einstellungen')
    const frames = (await page.locator('html').getAttribute('data-frames')) ?? ''
    const seen = frames.split('|')
    expect(seen).toContain(`${dark} de Einstellungen`)
    // Before the page there may be the empty paper, in its colour; nothing else.
    expect(seen.filter(frame => frame !== `${dark} de ` && frame !== `${dark} de Einstellungen`)).toEqual([])
  })

  test('comes back from the database where the browser has cleared its copy', async ({ page }) => {
    await page.goto('./#/settings')
    await page.getByRole('radio', { name: 'Dark' }).check()
    await page.getByRole('radio', { name: 'Deutsch' }).check()
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise<unknown[]>(resolve => {
              indexedDB.open('stationmaster').onsuccess = event => {
                const database = (event.target as IDBOpenDBRequest).result
                const reading = database.transaction('settings').objectStore('settings').getAllKeys()
                reading.onsuccess = () => {
                  database.close()
                  resolve(reading.result)
                }
              }
            }),
        ),
      )
      .toEqual(expect.arrayContaining(['theme', 'language']))
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(heading(page)).toHaveText('Einstellungen')
    await expect.poll(() => paper(page)).toBe(dark)
  })
})

test.describe('the language', () => {
  test('changes at once, in the title too, and is kept', async ({ page }) => {
    await page.goto('./#/settings')
    await page.getByRole('radio', { name: 'Deutsch' }).check()
    await expect(heading(page)).toHaveText('Einstellungen')
    await expect(page).toHaveTitle('Einstellungen · Stationmaster')
    await expect(page.getByRole('navigation')).toContainText('Verlauf')
    await page.reload()
    await expect(heading(page)).toHaveText('Einstellungen')
    await page.getByRole('radio', { name: 'English' }).check()
    await expect(heading(page)).toHaveText('Settings')
  })

  test('changes in the other tabs, too', async ({ page, context }) => {
    await page.goto('./#/settings')
    const other = await context.newPage()
    await other.goto('./#/history')
    await expect(heading(other)).toHaveText('History')
    await page.getByRole('radio', { name: 'Deutsch' }).check()
    await expect(heading(other)).toHaveText('Verlauf')
  })
})

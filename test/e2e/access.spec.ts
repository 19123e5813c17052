import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { listGame } from './fixtures/games'
import { choose, languages, pages, visit } from './fixtures/pages'
import { expect, test } from './fixtures/test'

/** How far the page can be scrolled sideways. */
const sidewaysRoom = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Every control that a finger would miss. A control inside a label has the label's area. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, textarea, summary, [role=button]')]
      .map(control => control.closest('label') ?? control)
      .filter(control => control.checkVisibility() && !control.classList.contains('skip-link'))
      .filter(control => {
        const { width, height } = control.getBoundingClientRect()
        return width < 44 || height < 44
      })
      .map(control => control.outerHTML),
  )

/** Text at 200 %, as a reader with weak eyes sets it. */
const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })

/** Everything a page is held to, light and dark, and with text at 200 %. */
async function check(page: Page, name: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate(theme => {
      document.documentElement.dataset['theme'] = theme
    }, theme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations, `${name}, ${theme}`).toEqual([])
  }
  expect(await sidewaysRoom(page), name).toBe(0)
  expect(await smallTargets(page), name).toEqual([])
  await enlargeText(page)
  expect(await sidewaysRoom(page), `${name} at 200 %`).toBe(0)
  expect(await smallTargets(page), `${name} at 200 %`).toEqual([])
}

for (const language of languages) {
  test.describe(`in ${language}, light and dark, axe finds nothing, nothing scrolls sideways, controls have 44 × 44 px`, () => {
    for (const here of pages) {
      test(`on ${here.hash}`, async ({ page }) => {
        await choose(page, { language })
        await visit(page, here, language)
        await check(page, here.hash)
      })
    }

    for (const here of pages.filter(({ hash }) => hash === '#/' || hash === '#/history')) {
      test(`on ${here.hash} with games`, async ({ page }) => {
        await choose(page, { language })
        await visit(page, here, language)
        await listGame(page, {
          players: ['Anna', 'Wolfeschlegelsteinhausenbergerdo', 'Chloé', 'Dima'].map((name, seat) => ({
            id: String(seat),
            name,
            color: 'red',
            points: 500 - seat,
          })),
        })
        await listGame(page, { id: 'friday', state: 'finished' })
        await page.reload()
        await expect(page.locator('main').getByText('Chloé 498')).toBeVisible()
        await check(page, here.hash)
      })
    }
  })
}

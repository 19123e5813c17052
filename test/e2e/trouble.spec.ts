import { heading } from './fixtures/pages'
import { expect, test } from './fixtures/test'

test.describe('a bug', () => {
  test.use({ expectedErrors: /derailed|went blank/ })

  test('shows what happened and a way out, and the navigation goes on working', async ({ page }) => {
    const derail = () =>
      page.evaluate(
        () =>
          void setTimeout(() => {
            throw new Error('derailed')
          }),
      )
    await page.goto('./#/history')
    await expect(heading(page)).toHaveText('History')
    await derail()
    await expect(heading(page)).toHaveText('Something went wrong')
    await page.getByText('What happened').click()
    await expect(page.getByText('Error: derailed')).toBeVisible()
    await page.getByRole('button', { name: 'Go to Home' }).click()
    await expect(heading(page)).toHaveText('Stationmaster')

    await derail()
    await expect(heading(page)).toHaveText('Something went wrong')
    await page.getByRole('link', { name: 'Players' }).click()
    await expect(heading(page)).toHaveText('Players')

    await derail()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(heading(page)).toHaveText('Players')
  })
})

test.describe('a page whose code does not come', () => {
  test.use({ serviceWorkers: 'block', expectedErrors: /ERR_CONNECTION_REFUSED/ })

  test('says so, and a reload brings it back', async ({ page, ownSite }) => {
    await page.goto(ownSite.address)
    await expect(page.getByText('No game yet')).toBeVisible()
    await ownSite.stop()
    await page.getByRole('link', { name: 'History' }).click()
    await expect(heading(page)).toHaveText('This page did not load')
    await ownSite.start()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(heading(page)).toHaveText('History')
  })
})

test('a browser that lets the page store nothing is told about, and the rest works', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not for you', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('not for you', 'SecurityError')
      },
    })
  })
  for (const hash of ['#/', '#/history', '#/game/thursday']) {
    await page.goto(`./?${encodeURIComponent(hash)}${hash}`)
    await expect(page.getByRole('alert')).toContainText('Saved games cannot be read')
  }
  await page.goto('./#/settings')
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(heading(page)).toHaveText('Einstellungen')
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { history as looking } from '../../src/text/en/history'
import { expectAccessibleEnlarged } from './fixtures/access'
import { heading } from './fixtures/pages'
import { readLines, startGame } from './fixtures/table'
import { expect, test } from './fixtures/test'

const derail = (page: Page) =>
  page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('derailed')
      }),
  )

test.describe('a bug', () => {
  test.use({ expectedErrors: /derailed|went blank/ })

  test('shows what happened and a way out, and the navigation goes on working', async ({ page }) => {
    await page.goto('./#/history')
    await expect(heading(page)).toHaveText('History')
    await derail(page)
    await expect(heading(page)).toHaveText('Something went wrong')
    await page.getByText('What happened').click()
    await expect(page.getByText('Error: derailed')).toBeVisible()
    await page.getByRole('button', { name: 'Go to Home' }).click()
    await expect(heading(page)).toHaveText('Stationmaster')

    await derail(page)
    await expect(heading(page)).toHaveText('Something went wrong')
    await page.getByRole('link', { name: 'Players' }).click()
    await expect(heading(page)).toHaveText('Players')

    await derail(page)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(heading(page)).toHaveText('Players')
  })

  test('on a game’s page offers the game’s file, and a reload goes on with the game', async ({ page }) => {
    await startGame(page, ['Anna', 'Boris'])
    const lines = await readLines(page)
    await derail(page)
    await expect(heading(page)).toHaveText('Something went wrong')
    await expectAccessibleEnlarged(page, 'failure')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export the game' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/Anna, Boris\.railroads\.json$/)
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      setup: { players: [{ name: 'Anna' }, { name: 'Boris' }] },
      actions: lines,
    })
    await expect(page.getByRole('status').getByText(file.suggestedFilename())).toBeVisible()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator('.table-screen')).toBeVisible()
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

test.describe('a game left before it has opened', () => {
  test.use({ serviceWorkers: 'block' })

  test('is read anew when it is opened again, with the names of then', async ({ page }) => {
    await startGame(page, ['Anna', 'Boris'])
    const { hash } = new URL(page.url())
    const go = (to: string) => page.evaluate(to => void (window.location.hash = to), to)
    await page.goto('./?again#/players')
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route('**/screens-*.js', async route => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest('**/screens-*.js')
    await go(hash)
    await asked
    await go('#/players')
    const came = page.waitForResponse('**/screens-*.js')
    release()
    await came
    await page.getByRole('link', { name: /Anna/ }).click()
    await page.getByRole('button', { name: looking.people.rename }).click()
    await page.getByRole('textbox', { name: looking.people.name }).fill('Annika')
    await page.getByRole('button', { name: looking.people.save }).click()
    await expect(heading(page)).toHaveText('Annika')
    await go(hash)
    await expect(page.getByRole('button', { name: /^Annika/ }).first()).toBeVisible()
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

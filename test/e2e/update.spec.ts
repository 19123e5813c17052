import type { Page } from '@playwright/test'
import { listGame, startGame } from './fixtures/games'
import { expect, nextVersion, test } from './fixtures/next-build'
import { heading } from './fixtures/pages'
import { readyForOffline } from './fixtures/worker'

// One worker for the file: the next version is built only once.
test.describe.configure({ mode: 'default' })

const offer = (page: Page) => page.getByText('A new version is ready.')
const take = (page: Page) => page.getByRole('button', { name: 'Update' })
const version = (page: Page) => page.locator('.facts div', { hasText: 'Version' }).locator('dd')

/** Makes the page look for a new version, as it does whenever the app comes back to the front. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Leaves something that a reload would wipe out. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'marked', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true)

test.beforeEach(async ({ page, ownSite }) => {
  await page.goto(ownSite.address)
  await readyForOffline(page)
  await expect(page.getByText('No game yet')).toBeVisible()
})

test('a new version offers itself; taken, it is there, and so is everything saved', async ({
  page,
  ownSite,
  nextBuild,
}) => {
  await listGame(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(version(page)).not.toHaveText(nextVersion)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await mark(page)

  await ownSite.start(nextBuild)
  await comeBack(page)
  await expect(offer(page).first()).toBeVisible()
  expect(await isMarked(page), 'it never reloads by itself').toBe(true)

  await take(page).first().click()
  await expect(version(page)).toHaveText(nextVersion)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(offer(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText('Anna 74 · Boris 81')).toBeVisible()

  await ownSite.stop()
  await page.reload()
  await expect(page.getByText('Anna 74 · Boris 81')).toBeVisible()
})

test('an offer that was closed does not come again, and waits in Settings', async ({ page, ownSite, nextBuild }) => {
  await ownSite.start(nextBuild)
  await comeBack(page)
  await expect(offer(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(offer(page)).toHaveCount(0)
  await comeBack(page)
  await page.getByRole('link', { name: 'History' }).click()
  await expect(heading(page)).toHaveText('History')
  await expect(offer(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Settings' }).click()
  await take(page).click()
  await expect(version(page)).toHaveText(nextVersion)
})

test('nothing is offered on a running game; the offer comes when it is left, and the game is still there', async ({
  page,
  ownSite,
  nextBuild,
}) => {
  await startGame(page, ['Anna', 'Boris'])
  await mark(page)
  await ownSite.start(nextBuild)
  await comeBack(page)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed')
  await expect(offer(page)).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)

  await page.getByRole('link', { name: 'All games' }).click()
  await expect(offer(page)).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  await Promise.all([page.waitForEvent('load'), take(page).click()])
  await page.getByRole('link', { name: /^Anna .* Boris/ }).click()
  await expect(page.locator('.table-screen')).toBeVisible()
})

test('a version taken in one tab leaves the other as it is until its player agrees', async ({
  page,
  context,
  ownSite,
  nextBuild,
}) => {
  const other = await context.newPage()
  await other.goto(`${ownSite.address}#/settings`)
  await readyForOffline(other)
  await mark(other)
  await ownSite.start(nextBuild)
  await comeBack(page)
  await take(page).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(version(page)).toHaveText(nextVersion)

  await expect(offer(other).first()).toBeVisible()
  expect(await isMarked(other)).toBe(true)
  await expect(version(other)).not.toHaveText(nextVersion)
  await take(other).first().click()
  await expect(version(other)).toHaveText(nextVersion)
})

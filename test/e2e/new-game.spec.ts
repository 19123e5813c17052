import type { Locator, Page } from '@playwright/test'
import { edit } from '../../src/games/russian-railroads/text/en/edit'
import { setup as en } from '../../src/games/russian-railroads/text/en/setup'
import { expectAccessibleEnlarged } from './fixtures/access'
import { heading, words } from './fixtures/pages'
import { expect, test } from './fixtures/test'

const names = ['Anna', 'Boris', 'Chloé']

/** Counts what a thumb does. */
function createTaps() {
  let count = 0
  return {
    count: () => count,
    async on(target: Locator) {
      count += 1
      await target.click()
    },
  }
}

async function addPlayers(page: Page, players: readonly string[]): Promise<void> {
  for (const name of players) {
    await page.getByLabel(en.name, { exact: true }).fill(name)
    await page.keyboard.press('Enter')
  }
}

const startButton = (page: Page) => page.getByRole('button', { name: en.start, exact: true })

async function playFirst(page: Page): Promise<void> {
  await page.goto('./#/new')
  await addPlayers(page, names)
  await startButton(page).click()
  await expect(page).toHaveURL(/#\/game\/\w+$/)
}

test('people who played last time start with three taps at most, on the same seats', async ({ page }) => {
  await playFirst(page)
  const first = page.url()
  await page.goto('./#/')
  const taps = createTaps()
  await taps.on(page.getByRole('link', { name: words.en.home.again(names) }))
  await taps.on(startButton(page))
  await expect(page).toHaveURL(/#\/game\/\w+$/)
  expect(page.url()).not.toBe(first)
  expect(taps.count()).toBeLessThanOrEqual(3)
  await page.goto('./#/')
  await expect(page.locator('.game-list li').filter({ hasText: /Anna.*Boris.*Chloé/ })).toHaveCount(2)
})

test('the way back from a new game leads Home, not to the form', async ({ page }) => {
  await page.goto('./#/')
  await page.getByRole('link', { name: words.en.newGame.title }).click()
  await addPlayers(page, names)
  await startButton(page).click()
  await expect(page).toHaveURL(/#\/game\/\w+$/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/$/)
  await expect(heading(page)).toHaveText(words.en.app.name)
})

test('a new game is on disk before its table opens', async ({ page }) => {
  await playFirst(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Anna/ }).first()).toBeVisible()
})

test('people are suggested, those who played last first, and sit down with a tap', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 2, 5))
  await playFirst(page)
  await page.clock.setFixedTime(new Date(2026, 2, 12))
  await page.goto('./#/new')
  await addPlayers(page, ['Dima', 'Emil'])
  await startButton(page).click()
  await expect(page).toHaveURL(/#\/game\/\w+$/)
  await page.goto('./#/new')
  const chips = page.getByRole('list', { name: en.known }).getByRole('button')
  await expect(chips).toHaveCount(5)
  expect((await chips.allTextContents()).slice(0, 2).toSorted()).toEqual(['Dima', 'Emil'])
  await chips.filter({ hasText: 'Boris' }).click()
  await expect(page.getByRole('button', { name: en.details('Boris', 'blue') })).toBeVisible()
})

test('the start button is always in sight, in the lower half', async ({ page }) => {
  await page.goto('./#/new')
  await addPlayers(page, names)
  const height = page.viewportSize()?.height ?? 0
  for (const top of [0, 300, 10_000]) {
    await page.locator('main').evaluate((main, to) => main.scrollTo(0, to), top)
    const box = await startButton(page).boundingBox()
    expect(box?.y).toBeGreaterThan(height / 2)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
  }
})

test('a table joins in the middle with its own order and engineers', async ({ page }) => {
  await page.goto('./#/new')
  await addPlayers(page, ['Anna', 'Boris'])
  await page.getByText(en.more, { exact: true }).click()
  for (let round = 1; round < 5; round++) await page.getByRole('button', { name: `${en.round} +1` }).click()
  await startButton(page).click()
  await expect(page.getByText(en.problems.order('Anna, Boris'))).toBeVisible()
  await page.getByRole('button', { name: en.noPlace('Boris') }).click()
  await page.getByRole('button', { name: en.noPlace('Anna') }).click()
  await page.getByRole('button', { name: en.noTile(en.engineerSpaces.hire, 'B') }).click()
  await page.getByRole('button', { name: /2 industry/ }).click()
  await page.getByRole('button', { name: /gray \+ brown/ }).click()
  await startButton(page).click()
  await expect(page).toHaveURL(/#\/game\/\w+$/)
  await expect(page.getByText(/Round 5 of 6/).first()).toBeVisible()
  await expect(page.locator('.edit-dock'), 'the boards are set first').toBeVisible()
  await page.getByRole('button', { name: edit.done, exact: true }).click()
  await expect(page.locator('.spaces-dock')).toBeVisible()
})

test('the form is for everyone, whatever is open on it', async ({ page }) => {
  test.slow()
  const choice = (legend: string, label: string) =>
    page.getByRole('group', { name: legend }).getByRole('radio', { name: label })
  await page.goto('./#/new')
  await addPlayers(page, ['Anna', 'Wolfeschlegelsteinhausenberger', 'Chloé', 'Dima'])
  await page.getByRole('button', { name: /Chloé/ }).click()
  await choice(en.order, en.orderBy.dealt).check()
  await choice(en.engineers, en.engineersBy.dealt).check()
  await page.getByText(en.more, { exact: true }).click()
  await page.getByRole('button', { name: `${en.values.rounds} +1` }).click()
  await startButton(page).click()
  await expectAccessibleEnlarged(page, 'the form with all its parts open')

  await page.getByRole('button', { name: en.noTile(en.engineerSpaces.hire, 'A') }).click()
  await page.getByText(en.otherLetter('A')).click()
  await expectAccessibleEnlarged(page, 'the sheet with the tiles')
})

test.describe('where the device saves nothing', () => {
  test('the game starts all the same, and its table says that it is not saved', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('forbidden', 'SecurityError')
      }
    })
    await page.goto('./#/new')
    await addPlayers(page, names)
    await startButton(page).click()
    await expect(page).toHaveURL(/#\/game\/\w+$/)
    await expect(page.locator('.notes')).toContainText('Not saved')
  })
})

import type { Page } from '@playwright/test'
import { isAway } from '../../src/games/russian-railroads/rules/state'
import { en as optionWords } from '../../src/text/options'
import { expectAccessible } from './fixtures/access'
import { type Laid, openLaid, playUntil } from './fixtures/laid'
import { startGame, words } from './fixtures/table'
import { expect, test } from './fixtures/test'

test.setTimeout(180_000)
test.use({ actionTimeout: 20_000 })

const { dock, edit } = words

/** Late enough that there is something of everything. */
const midGame = (): Laid =>
  playUntil(
    4,
    11,
    state => state.round === 4 && state.phase === 'turns' && state.open.length === 0 && state.placements.length > 4,
  )

const sheet = (page: Page) => page.getByRole('dialog')
const openMenu = (page: Page) => page.locator('.top-bar').getByRole('button', { name: dock.menu, exact: true }).click()
async function choose(page: Page, item: string): Promise<void> {
  await openMenu(page)
  await sheet(page).getByRole('button', { name: item, exact: true }).click()
}
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
}

test('what is tracked has no sheet that somebody could not use', async ({ page }) => {
  const laid = midGame()
  expect(isAway(laid.state, 0)).toBe(false)
  await openLaid(page, laid)

  await openMenu(page)
  await sheet(page).getByRole('button', { name: dock.menuItems.leaves, exact: true }).click()
  await expectAccessible(page, 'menu, a player leaves')
  await sheet(page).getByRole('button', { name: dock.menuItems.end, exact: true }).click()
  await expectAccessible(page, 'menu, the end')
  await close(page)

  await choose(page, dock.menuItems.log)
  await sheet(page).locator('li:not(.round) button').nth(3).click()
  await expectAccessible(page, 'log')
  await close(page)

  await choose(page, optionWords.title)
  await expectAccessible(page, 'options')
  await close(page)

  await choose(page, words.edit.copy.title)
  await expectAccessible(page, 'match the copy')
  await close(page)

  await choose(page, edit.table.title)
  await expectAccessible(page, 'correct the table')
  await close(page)
})

test('an earlier moment has no screen that somebody could not use', async ({ page }) => {
  const laid = playUntil(2, 3, state => state.round === 1 && state.placements.length >= 6 && state.open.length === 0)
  await openLaid(page, laid)
  const first = laid.lines.findIndex(line => line.do === 'take' && !line.auto)
  await choose(page, dock.menuItems.log)
  await sheet(page)
    .locator('li:not(.round)')
    .nth(laid.lines.length - 1 - first)
    .locator('button')
    .first()
    .click()
  await sheet(page).getByRole('button', { name: dock.log.insert, exact: true }).click()
  await expectAccessible(page, 'inserting')
  await page.locator('.dock').getByRole('button', { name: dock.pass, exact: true }).click()
  await page.getByRole('button', { name: dock.mend.done, exact: true }).click()
  await expect(sheet(page)).toContainText(dock.mend.doesNotFit)
  await expectAccessible(page, 'what no longer fits')
})

test('boards are corrected where everybody can', async ({ page }) => {
  await openLaid(page, midGame())
  await choose(page, dock.menuItems.edit)
  await expectAccessible(page, 'correcting a board')
  await page.locator('.dock').getByRole('button', { name: edit.more, exact: true }).click()
  await expectAccessible(page, 'beside the board')
})

test('rounds are scored where everybody can', async ({ page }) => {
  await startGame(page, ['Anna', 'Boris', 'Chloé'], { way: words.setup.ways.score.label })
  await expectAccessible(page, 'setting a board')
  await page.locator('.one-board.shown [data-spot="place:kiev:0"]').click()
  await expectAccessible(page, 'choosing a number')
  await page.locator('.dock .numbers button').nth(2).click()
  for (const section of ['trans-siberian', 'industry'] as const) {
    const chip = page.locator('.dock .chips').getByRole('button', { name: edit.sectionNames[section], exact: true })
    if (await chip.isVisible()) await chip.click()
    await expectAccessible(page, section)
  }
  const points = page.locator('.dock .chips').getByRole('button', { name: edit.sectionNames.points, exact: true })
  if (await points.isVisible()) await points.click()
  await page.locator('.dock').getByRole('button', { name: edit.other, exact: true }).click()
  await expectAccessible(page, 'points of the table’s own')
  await choose(page, dock.menuItems.toTrack)
  await expectAccessible(page, 'track again')
})

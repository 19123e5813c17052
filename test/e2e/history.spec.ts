import type { Page } from '@playwright/test'
import { history as en } from '../../src/text/en/history'
import { sized } from '../size'
import { expectAccessibleEnlarged } from './fixtures/access'
import { listMany, storedGame, storeGames } from './fixtures/history'
import { expect, test } from './fixtures/test'

const day = 86_400_000
const march = Date.UTC(2026, 2, 5, 12)

/** Four games of one group: a year ago with two, later with three and four. */
const games = [
  storedGame(2, 0, march - 400 * day),
  storedGame(3, 1, march - 60 * day),
  storedGame(4, 2, march - 30 * day),
  storedGame(4, 3, march),
]

const rows = (page: Page) => page.locator('.game-row')
const pointsOf = (index: number) => games[index]?.entry.players.map(({ points }) => String(points)) ?? []

async function openWith(page: Page, hash: string): Promise<void> {
  await page.goto('./')
  await page.locator('.home .empty-state').waitFor() // by then the app has made its database
  await storeGames(page, games)
  await page.goto(`./${hash}`)
}

test('History lists every game, the newest first, with its points', async ({ page }) => {
  await openWith(page, '#/history')
  await expect(rows(page)).toHaveCount(4)
  for (const [row, game] of [3, 2, 1, 0].entries())
    await expect(rows(page).nth(row).locator('b')).toHaveText(pointsOf(game))
})

test('games are filtered by player and year and searched by name', async ({ page }) => {
  await openWith(page, '#/history')
  await page.getByLabel(en.filter.player).selectOption('Dima')
  await expect(rows(page)).toHaveCount(2)
  await page.getByLabel(en.filter.player).selectOption(en.filter.all)
  await page.getByLabel(en.filter.year).selectOption('2025')
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel(en.filter.year).selectOption('2026')
  await page.getByLabel(en.filter.name).fill('chloe')
  await expect(page.getByRole('status').getByText(en.count(3))).toBeVisible()
  await page.getByLabel(en.filter.name).fill('nobody')
  await expect(page.getByRole('heading', { name: en.filter.none })).toBeVisible()
  await page.getByRole('button', { name: en.filter.clear }).click()
  await expect(rows(page)).toHaveCount(4)
})

test('a deleted game comes back with one tap, and so do two', async ({ page }) => {
  await openWith(page, '#/history')
  await rows(page).nth(1).getByRole('button').click()
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: en.undo }).click()
  await expect(rows(page)).toHaveCount(4)
  await rows(page).nth(1).getByRole('button').click()
  await expect(rows(page)).toHaveCount(3)
  await rows(page).nth(0).getByRole('button').click()
  await expect(page.getByText(en.removed(2))).toBeVisible()
  await page.getByRole('button', { name: en.undo }).click()
  await expect(rows(page)).toHaveCount(4)
  await expect(rows(page).nth(1).locator('b')).toHaveText(pointsOf(2))
  await rows(page).nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: en.review.title })).toBeVisible()
})

test('a review ends with the points of the result, and every round opens', async ({ page }) => {
  await openWith(page, '#/game/stored-4-3/review')
  const last = page.locator('.rounds tbody').last()
  await expect(last.locator('td > span')).toHaveText(pointsOf(3))
  await last.getByRole('button').click()
  await last.getByRole('link', { name: en.replay.boards }).click()
  await expect(page.locator('.review-boards h2 b')).toHaveText(pointsOf(3))
})

test('a replay moves by buttons, keys and slider, and its address leads back to the moment', async ({ page }) => {
  const lines = games[3]?.lines.length ?? 0
  await openWith(page, '#/game/stored-4-3/review/0')
  const slider = page.getByRole('slider', { name: en.replay.slider })
  const at = (position: number) => expect(slider).toHaveValue(String(position))
  await expect(page.locator('.review-boards > section')).toHaveCount(4)
  await at(0)
  await page.getByRole('button', { name: en.replay.next, exact: true }).click()
  await at(1)
  await page.keyboard.press('ArrowRight')
  await at(2)
  await page.keyboard.press('ArrowLeft')
  await at(1)
  await page.keyboard.press('End')
  await at(lines)
  await expect(page.locator('.review-boards h2 b')).toHaveText(pointsOf(3))
  await page.getByRole('button', { name: en.replay.start, exact: true }).click()
  await at(0)
  await page.keyboard.press('PageDown')
  const firstRound = Number(await slider.inputValue())
  const scored = games[3]?.lines.findIndex(line => (line as { do: string }).do === 'score') ?? -1
  expect(firstRound).toBe(scored + 1)
  await expect(page).toHaveURL(new RegExp(`#/game/stored-4-3/review/${firstRound}$`))
  await page.keyboard.press('PageUp')
  await at(0)
  await page.keyboard.press('PageDown')
  await slider.fill('7')
  await at(7)
  await expect(page).toHaveURL(/review\/7$/)
  const said = await page.locator('.said > span').innerText()
  await page.reload()
  await at(7)
  await expect(page.locator('.said > span')).toHaveText(said)
  await page.locator('.moves li button').nth(2).click()
  await at(3)
})

test('a round of a game that was changed afterwards opens at its own boards', async ({ page }) => {
  const { entry, setup, lines } = storedGame(2, 0, march)
  const points = { do: 'points', player: 0, points: 2, reason: 'table' }
  const mend = { do: 'mend', from: 3, actions: [points, ...lines.slice(3)], at: 9000 }
  const scored = lines.findIndex(line => (line as { do: string }).do === 'score')
  await openWith(page, '#/history')
  await storeGames(page, [
    { entry: { ...entry, id: 'mended', lines: lines.length + 1 }, setup, lines: [...lines, mend] },
  ])
  await page.goto('./#/game/mended/review')
  const first = page.locator('.rounds tbody').first()
  await first.getByRole('button').click()
  await first.getByRole('link', { name: en.replay.boards }).click()
  const slider = page.getByRole('slider', { name: en.replay.slider })
  await expect(slider).toHaveValue(String(scored + 2)) // after the scoring, with the points before it
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(`review/${lines.length + 1}-${scored + 1 - 3}$`))
  await page.reload()
  await expect(slider).toHaveValue(String(scored + 1))
})

test('a game is continued from a moment as a new game, and the first stays', async ({ page }) => {
  await openWith(page, '#/game/stored-3-1/review/30')
  await page.getByRole('button', { name: en.replay.goOn }).click()
  await expect(page.locator('.table-screen')).toHaveAttribute('data-lines', '30')
  await expect(page).not.toHaveURL(/stored-3-1/)
  await page.goto('./#/history')
  await expect(rows(page)).toHaveCount(5)
  await expect(rows(page).first()).toContainText(en.running)
})

test('a person has a page; a new name and a merge reach every game and can be taken back', async ({ page }) => {
  await openWith(page, '#/players')
  await expect(page.locator('.people-list li')).toHaveCount(4)
  await page.getByRole('link', { name: /Anna/ }).click()
  await expect(page.locator('.tally dd').first()).toHaveText('4')
  await page.getByRole('button', { name: en.people.rename }).click()
  await page.getByRole('textbox', { name: en.people.name }).fill('Annika')
  await page.getByRole('button', { name: en.people.save }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Annika' })).toBeVisible()
  await page.getByRole('button', { name: en.undo }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible()

  await storeGames(page, [withStranger()])
  await page.getByRole('button', { name: en.people.merge }).click()
  await expect(page.locator('.merge-sheet .button')).toHaveCount(2) // who sat with Anna is somebody else
  await page.getByRole('button', { name: 'Anja' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anja' })).toBeVisible()
  await expect(page.locator('.tally dd').first()).toHaveText('5')
  await page.getByRole('button', { name: en.undo }).click()
  await expect(page.locator('.tally dd').first()).toHaveText('1')
  await page.getByRole('link', { name: en.people.toGames('Anja') }).click()
  await expect(rows(page)).toHaveCount(1)
})

/** A game of people who have never met Anna. */
function withStranger() {
  const { entry, setup, lines } = storedGame(2, 4, march + day)
  const strangers = [
    { id: 'anja', name: 'Anja' },
    { id: 'emil', name: 'Emil' },
  ]
  const players = entry.players.map((player, seat) => ({ ...player, ...strangers[seat] }))
  const own = setup as { players: readonly object[] }
  const seats = own.players.map((player, seat) => ({ ...player, ...strangers[seat] }))
  return { entry: { ...entry, players }, setup: { ...own, players: seats }, lines }
}

const many = sized(2_000, 10_000)

test(`${many} games open and scroll, and only what is seen is on the page`, async ({ page }) => {
  test.setTimeout(120_000)
  await openWith(page, '#/settings')
  await listMany(
    page,
    many,
    games.map(({ entry }) => entry),
    march + day,
  )
  await page.goto('./#/history')
  await expect(page.getByRole('status').getByText(en.count(many + 4))).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  expect(await rows(page).count()).toBeLessThan(40)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect(page.locator(`li[aria-posinset="${many / 2}"] .game-row`)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.locator(`li[aria-posinset="${many + 4}"] b`).first()).toHaveText(pointsOf(0)[0] ?? '')
  expect(await rows(page).count()).toBeLessThan(40)

  const last = page.locator(`li[aria-posinset="${many + 4}"] a`)
  await last.click()
  await page.getByRole('main').getByRole('link', { name: en.review.back }).click()
  await expect(last, 'the way back leads to the same place').toBeInViewport()
})

test('the pages of the past are for everyone', async ({ page }) => {
  test.setTimeout(120_000)
  await openWith(page, '#/history')
  await expect(rows(page)).toHaveCount(4)
  await expectAccessibleEnlarged(page, 'history')
  await page.goto('./#/game/stored-4-3/review')
  await page.locator('.rounds button').first().click()
  await expect(page.locator('.rounds .source').first()).toBeVisible()
  await expectAccessibleEnlarged(page, 'review')
  await page.getByRole('link', { name: en.replay.boards }).click()
  await expect(page.locator('.review-boards > section')).toHaveCount(4)
  await expectAccessibleEnlarged(page, 'replay')
  await page.goto('./#/players')
  await expect(page.locator('.people-list li')).toHaveCount(4)
  await expectAccessibleEnlarged(page, 'players')
  await page.goto('./#/players/red')
  await expect(page.locator('.against')).toBeVisible()
  await expectAccessibleEnlarged(page, 'person')
  await page.getByRole('button', { name: en.people.rename }).click()
  await expectAccessibleEnlarged(page, 'rename')
})

import type { Locator, Page } from '@playwright/test'
import { offers } from '../../src/games/russian-railroads/rules/choices'
import { start } from '../../src/games/russian-railroads/rules/setup'
import { capital } from '../../src/games/russian-railroads/text/said'
import { keyOf } from '../../src/games/russian-railroads/ui/board/spot'
import { en as optionWords } from '../../src/text/options'
import { boardWith } from '../games/russian-railroads/game'
import { openTable, touch, touchesFor } from '../games/russian-railroads/ui/edit/scorekeeper'
import { red as redBoard } from '../games/russian-railroads/ui/scoring/fixtures'
import { expectAccessible, expectRoom } from './fixtures/access'
import { goOn, leaveScoring, savedLines, shownLines, startGame, tapAction, words } from './fixtures/table'
import { expect, test } from './fixtures/test'

test.setTimeout(120_000)

const { counted } = words.scoring
const names = ['Anna', 'Boris', 'Chloé', 'Maximiliane']

const row = (page: Page, name: string): Locator => page.locator(`.score-table tr[data-row="${name}"] td`)
const cell = (page: Page, name: string): Locator => row(page, name).first().getByRole('button')
const why = (page: Page): Locator => page.locator('.score-table .why')
const onward = (page: Page): Promise<void> => page.locator('.dock .undo-bar .button.main').click()
const say = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

/** Four players whose rounds are only scored; the first has the board of the rulebook's example. */
async function scoreRed(page: Page): Promise<void> {
  const setup = await startGame(page, names, { way: words.setup.ways.score.label })
  const { editing } = openTable(start(setup))
  const tile = page.locator('.strip button').first()
  if ((await tile.getAttribute('aria-pressed')) === 'false') await tile.click()
  for (const made of touchesFor(editing, boardWith(redBoard))) {
    if (made.on === 'spot') await page.locator(`.one-board.shown [data-spot="${keyOf(made.spot)}"]`).click()
    if (made.on === 'number')
      await page.locator('.dock .numbers').getByText(String(made.number), { exact: true }).click()
    touch(editing, made)
  }
  while (!(await page.locator('.scoring-panel').isVisible())) await onward(page)
}

test('a round is scored, doubted, explained and agreed on', async ({ page }) => {
  await scoreRed(page)
  await expect(row(page, 'round')).toHaveText(['20', '0', '0', '0'])
  await expect(row(page, 'pawn')).toHaveText(['20', '100', '100', '100'])
  await expectAccessible(page, 'a scored round')

  await cell(page, 'trans-siberian').click()
  await expect(why(page).locator('text.points')).toHaveText(['4', '2', '2', '1', '1', '1', '1', '0'])
  await expect(why(page)).toContainText('Brown 4 2 2, gray 1 1 1 1, black 0')
  await expectAccessible(page, 'an explanation')

  await cell(page, 'counted').click()
  await page.getByRole('textbox').fill('18')
  await expect(why(page)).toContainText(counted.less(2))
  await say(page, words.slips.explains(18, 'all doublers forgotten'))
  await expect(why(page)).toContainText('Trans-Siberian as counted: 10. The app: 12.')
  await expectAccessible(page, 'a doubt')

  await say(page, counted.app(20))
  await expect(row(page, 'counted')).toHaveText(['✓', '?', '?', '?'])
  await expect(why(page)).toContainText(counted.agreed(20))
  const lines = await shownLines(page)

  await page.getByRole('textbox').fill('18')
  await say(page, counted.ours(18))
  await expect(row(page, 'at-once')).toHaveText(['−2', '0', '0', '0'])
  await expect(row(page, 'total')).toHaveText(['18', '0', '0', '0'])
  expect(await shownLines(page)).toBe(lines + 1)
  await expect.poll(() => savedLines(page)).toBe(lines + 1)

  await page.reload()
  await expect(row(page, 'total'), 'the app reopens on the scoring').toHaveText(['18', '0', '0', '0'])
  await expect(row(page, 'counted')).toHaveText(['✓', '?', '?', '?'])

  await page.locator('.dock .undo').click()
  await expect(row(page, 'total')).toHaveText(['20', '0', '0', '0'])
  await expect(row(page, 'counted')).toHaveText(['?', '?', '?', '?'])
})

test('the board is fixed before the scoring, and the round is scored anew', async ({ page }) => {
  await scoreRed(page)
  await cell(page, 'counted').click()
  await page.getByRole('textbox').fill('18')
  await say(page, counted.fix)
  await expect(page.locator('.scoring-panel')).toHaveCount(0)
  await expectAccessible(page, 'a board is fixed')
  await page.locator('.one-board.shown [data-spot="doubler:1"]').click()
  await page.locator('.moment').getByRole('button', { name: words.dock.mend.done }).click()
  await expect(row(page, 'round')).toHaveText(['18', '0', '0', '0'])
  await expect(row(page, 'total')).toHaveText(['18', '0', '0', '0'])
  await expect(row(page, 'at-once')).toHaveText(['0', '0', '0', '0'])
})

test('text at 200 % leaves every number in sight and in reach', { tag: '@phone' }, async ({ page }) => {
  await scoreRed(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })
  for (const name of ['trans-siberian', 'industry', 'total', 'counted']) {
    await cell(page, name).click()
    await expectRoom(page, name)
  }
  await page.getByRole('textbox').fill('18')
  await expect(page.getByRole('button', { name: counted.fix })).toBeVisible()
  await expectRoom(page, 'a doubt')
})

test('during the next round the points so far open, and the earlier scoring can be looked at', async ({ page }) => {
  await scoreRed(page)
  await leaveScoring(page)
  const red = page.locator('.strip button').filter({ hasText: '+20' })
  if ((await red.getAttribute('aria-pressed')) === 'false') await red.click()
  await red.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(words.scoring.now.would(20))
  await expect(sheet).toContainText(words.scoring.now.same(1))
  await sheet.getByRole('button', { name: /^Kiev/ }).click()
  await expect(sheet).toContainText('Star on 2: +2')
  await expectAccessible(page, 'points so far')
  await page.keyboard.press('Escape')

  await page.locator('.one-board.shown [data-spot="doubler:2"]').click()
  await page.locator('.strip button[aria-pressed=true]').click()
  await expect(sheet).toContainText(words.scoring.now.would(22))
  await expect(sheet).toContainText('2: brown, doubled: 2 → 4')
  await page.keyboard.press('Escape')

  await page.locator('.top-bar').getByRole('button', { name: words.dock.menu }).click()
  await say(page, words.scoring.menu)
  await expect(row(page, 'round'), 'as the board lay then').toHaveText(['20', '0', '0', '0'])
  await say(page, words.scoring.back)
  await expect(page.locator('.scoring-panel')).toHaveCount(0)
})

test('a round that scores itself is shown; what-if leaves no trace; a card lies face down until the final', async ({
  page,
}, { project }) => {
  const setup = await startGame(page, names.slice(0, 2))
  let state = start(setup)
  while (state.scored.length === 0) {
    const offered = offers(state)
    const action = offered.find(({ do: word }) => word === 'pass') ?? offered[0]
    if (!action) throw new Error(`nothing can be done in ${state.phase}`)
    await tapAction(page, state, action)
    state = goOn(state, action).state
  }
  const totals = state.scored[0]?.scores.map(({ total }) => String(total)) ?? []
  await expect(row(page, 'round')).toHaveText(totals)
  await expect(page.locator('.boards')).toBeVisible({ visible: project.name === 'desktop' })
  await leaveScoring(page)

  await page.locator('.top-bar').getByRole('button', { name: words.dock.menu }).click()
  await say(page, optionWords.title)
  await page.getByLabel(optionWords.whatIf).check()
  await page.keyboard.press('Escape')
  const lines = await shownLines(page)
  await page.locator('.spaces-dock .space:not([aria-disabled])').first().click({ delay: 800 })
  await expect(page.getByRole('dialog')).toContainText(/scoring and points at once/)
  await expectAccessible(page, 'what if')
  await page.keyboard.press('Escape')
  expect(await shownLines(page)).toBe(lines)

  const card = capital(words.names.endBonusCards.fifteen)
  await page.locator('.top-bar').getByRole('button', { name: words.dock.menu }).click()
  await say(page, words.dock.menuItems.edit)
  await page.locator('.dock').getByRole('button', { name: words.edit.more, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: card, exact: true }).click()
  await page.keyboard.press('Escape')
  await say(page, words.edit.done)
  await expect(page.locator('.one-board.shown .face-down')).toHaveCount(1)
  await expect(page.locator('body')).not.toContainText(new RegExp(card, 'i'))

  await page.locator('.strip button[aria-pressed=true]').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(words.scoring.cards.faceDown)
  await expect(sheet).not.toContainText(card)
  await expectAccessible(page, 'cards')
  await say(page, words.scoring.cards.show)
  await expect(sheet).toContainText(card)
})

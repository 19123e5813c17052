import type { Locator, Page } from '@playwright/test'
import { offers } from '../../src/games/russian-railroads/rules/choices'
import type { State } from '../../src/games/russian-railroads/rules/state'
import { capital } from '../../src/games/russian-railroads/text/said'
import type { Option } from '../../src/table/options'
import { en as optionWords } from '../../src/text/options'
import { expectAccessibleEnlarged, expectRoom } from './fixtures/access'
import { type Laid, openLaid, playUntil } from './fixtures/laid'
import { goOn, savedLines, shownLines, startGame, tapAction, words } from './fixtures/table'
import { expect, test } from './fixtures/test'

test.use({ actionTimeout: 20_000 })

const { dock } = words

const isChoosing = (state: State): boolean => state.phase === 'turns' && state.open.length === 0
const midGame = (): Laid =>
  playUntil(3, 7, state => state.round === 3 && isChoosing(state) && state.placements.length > 3)
/** Somebody has taken a space and has steps left. */
const halfDone = (): Laid =>
  playUntil(3, 7, state => state.round === 2 && state.open[0]?.kind === 'advance' && state.open[0].steps > 1)

const shownBoard = (page: Page): Locator => page.locator('.one-board.shown')
const nameOf = ({ setup }: Laid, seat: number): string => setup.players[seat]?.name ?? ''

async function turn(page: Page, option: Option): Promise<void> {
  await page.locator('.top-bar').getByRole('button', { name: dock.menu, exact: true }).click()
  await page.getByRole('button', { name: optionWords.title, exact: true }).click()
  await page.getByRole('dialog').getByText(optionWords[option], { exact: true }).click()
  if (option !== 'lock') await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: optionWords.title })).toHaveCount(0)
}

/** A space that can be taken, and one that cannot. */
const free = (page: Page): Locator => page.locator('.dock .space:not([aria-disabled])').first()
const dimmed = (page: Page): Locator => page.locator('.dock section.chosen .space[aria-disabled]').first()

test('the screen is kept awake, asked again when the page comes back, and not where it is not wanted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(globalThis, { asked })
    const lock = { release: () => Promise.resolve(asked.push('let go')) }
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: (kind: string) => Promise.resolve(asked.push(kind)).then(() => lock) },
    })
  })
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)
  await openLaid(page, midGame())
  await expect.poll(asked).toEqual(['screen'])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(asked).toEqual(['screen', 'screen'])
  await turn(page, 'awake')
  await expect.poll(asked).toEqual(['screen', 'screen', 'let go'])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await asked()).toHaveLength(3)
  await page.reload()
  await page.locator('.table-screen').waitFor()
  expect(await asked(), 'the switch is remembered').toEqual([])
})

test('a device that refuses to stay awake is no news', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', { value: { request: () => Promise.reject(new Error('low battery')) } })
  })
  await openLaid(page, midGame())
  await expect(page.getByText('low battery')).toHaveCount(0)
})

test('a tap is felt, a refusal otherwise, and nothing where it is not wanted', async ({ page }) => {
  await page.addInitScript(() => {
    const felt: unknown[] = []
    Object.assign(globalThis, { felt })
    navigator.vibrate = pattern => Boolean(felt.push(pattern))
  })
  const felt = () => page.evaluate(() => (globalThis as unknown as { felt: number[][] }).felt)
  await openLaid(page, midGame())
  await dimmed(page).click({ force: true })
  await expect.poll(async () => (await felt()).length).toBe(1)
  await page.locator('.refusal-note').getByRole('button', { name: dock.close }).click()
  await free(page).click()
  await expect.poll(async () => (await felt()).length).toBe(2)
  const [refused, accepted] = await felt()
  expect(refused?.length).toBeGreaterThan(accepted?.length ?? 0)
  await page.locator('.undo').click()
  await turn(page, 'vibration')
  await free(page).click()
  await page.locator('.undo').click()
  expect(await felt()).toHaveLength(2)
})

test('the board of whose turn it is comes up by itself, unless the table chooses', async ({ page }) => {
  const laid = midGame()
  await openLaid(page, laid)
  await expect(shownBoard(page)).toHaveAttribute('aria-label', nameOf(laid, laid.state.turn))
  const { state } = await playTurn(page, laid.state)
  expect(state.turn).not.toBe(laid.state.turn)
  await expect(shownBoard(page)).toHaveAttribute('aria-label', nameOf(laid, state.turn))

  await turn(page, 'nextBoard')
  const stays = nameOf(laid, state.turn)
  await page.locator('.strip button').nth(state.turn).click()
  await page.keyboard.press('Escape') // where tapping one's own tile tells more
  const after = await playTurn(page, state)
  expect(after.state.turn).not.toBe(state.turn)
  await expect(shownBoard(page), 'the board stays').toHaveAttribute('aria-label', stays)
  await expect(page.getByText(dock.lookingAt(nameOf(laid, after.state.turn))), 'looking never plays').toBeVisible()
  await page.getByRole('button', { name: dock.backTo(nameOf(laid, after.state.turn)) }).click()
  await expect(shownBoard(page)).toHaveAttribute('aria-label', nameOf(laid, after.state.turn))
})

test('live points stand in the strip until they are switched off', async ({ page }) => {
  await openLaid(page, midGame())
  const live = page.locator('.strip small').filter({ hasText: /^\+\d+$/ })
  expect(await live.count()).toBeGreaterThan(0)
  await turn(page, 'livePoints')
  await expect(live).toHaveCount(0)
})

test('a locked table is shown and takes no taps', async ({ page }) => {
  await openLaid(page, midGame())
  const lines = await shownLines(page)
  const space = await free(page).boundingBox()
  await turn(page, 'lock')
  await page.mouse.click((space?.x ?? 0) + 10, (space?.y ?? 0) + 10)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: dock.unlock }), 'the keyboard reaches nothing else').toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.dock, .strip, .top-bar, .boards'))).toBeNull()
  expect(await shownLines(page)).toBe(lines)
  await page.getByRole('button', { name: dock.unlock }).click()
  const menu = page.locator('.top-bar').getByRole('button', { name: dock.menu, exact: true })
  await expect(menu, 'the focus is back where it was').toBeFocused()
  await free(page).click()
  await expect.poll(() => shownLines(page)).toBeGreaterThan(lines)
})

test('the large board shows one line at a time', async ({ page }) => {
  await openLaid(page, midGame())
  await expect(shownBoard(page).locator('.part')).toHaveCount(4)
  await turn(page, 'large')
  await expect(shownBoard(page).locator('.part')).toHaveCount(1)
  await shownBoard(page).getByRole('button', { name: words.names.lineMarks.kiev, exact: true }).click()
  await expect(shownBoard(page).locator('.part')).toHaveAttribute('data-part', 'kiev')
  await expect(shownBoard(page).locator('[aria-pressed="true"]')).toHaveText(words.names.lineMarks.kiev)
})

test('the dock is mirrored for the left hand', async ({ page }) => {
  await openLaid(page, midGame())
  const undoX = async () => (await page.locator('.undo').boundingBox())?.x ?? 0
  const lower = async () => (await page.locator('.lower').boundingBox())?.x ?? 0
  const [undo, dockX] = [await undoX(), await lower()]
  await turn(page, 'mirrored')
  expect(await undoX()).not.toBe(undo)
  if (dockX > 0) expect(await lower(), 'a dock at the side changes sides').toBe(0)
})

test('with text at 200 % one part of the board is shown, and nothing scrolls sideways', async ({ page }) => {
  await openLaid(page, halfDone())
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })
  await expect(shownBoard(page).locator('.part')).toHaveCount(1)
  await expectRoom(page, 'one part')
  const controls = page.locator('.dock button')
  for (const control of await controls.all()) {
    await control.scrollIntoViewIfNeeded()
    const box = await control.boundingBox()
    if (box) expect(box.x + box.width, await control.innerText()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  }
})

test.describe('a phone on its side', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 640, height: 360 } })
  test('has the dock beside the board, and all of it within reach', async ({ page }) => {
    await openLaid(page, midGame())
    const [board, lower] = [await page.locator('.boards').boundingBox(), await page.locator('.lower').boundingBox()]
    expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(lower?.x ?? 0)
    await expectRoom(page, 'on its side')
    await page.locator('.undo').scrollIntoViewIfNeeded()
    await expect(page.locator('.undo')).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px'
    })
    await expect(() => expectRoom(page, 'on its side at 200 %')).toPass()
  })
})

test('a closed app reopens on the same half-done action', async ({ page }) => {
  const laid = halfDone()
  await openLaid(page, laid)
  const marks = () => page.locator('.one-board.shown .target').evaluateAll(all => all.map(mark => mark.ariaLabel))
  const before = { dock: await page.locator('.dock h2').innerText(), marks: await marks() }
  expect(before.marks.length).toBeGreaterThan(1)
  await page.reload()
  await page.locator('.table-screen').waitFor()
  expect({ dock: await page.locator('.dock h2').innerText(), marks: await marks() }).toEqual(before)
})

test('a move is played with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const laid = midGame()
  await openLaid(page, laid)
  const lines = await shownLines(page)
  await tabTo(page, '.dock .space:not([aria-disabled])')
  await page.keyboard.press('Enter')
  await expect.poll(() => shownLines(page)).toBeGreaterThan(lines)
  for (let taken = await shownLines(page); await page.locator('.one-board.shown .target').first().isVisible(); ) {
    await tabTo(page, '.one-board.shown .target')
    await page.keyboard.press('Enter')
    await expect.poll(() => shownLines(page)).toBeGreaterThan(taken)
    taken = await shownLines(page)
    if (await page.locator('.dock .space').first().isVisible()) break
  }
  await tabTo(page, '.undo')
  const before = await shownLines(page)
  await page.keyboard.press(' ')
  await expect.poll(() => shownLines(page)).toBeGreaterThan(before)
})

test('a screen reader hears each line of the board in one sentence', async ({ page }) => {
  await startGame(page, ['Anna', 'Boris'])
  const line = (name: RegExp) => shownBoard(page).getByRole('group', { name })
  await expect(line(/^Trans-Siberian, black on 1, next space 2 free; .*reach \d/)).toHaveCount(1)
  await expect(line(/^St\. Petersburg, black on 1, next space 2 free; no locomotive, reach 0$/)).toHaveCount(1)
  await expect(line(/^Kiev, black on 1, next space 2 free; no locomotive, reach 0$/)).toHaveCount(1)
  await expect(page.locator('.strip button').first()).toHaveAccessibleName(
    /^Anna, \d+ points, \d+ workers, \d+ roubles/,
  )
})

test('what is written to the log is on disk before it counts', async ({ page }) => {
  await page.addInitScript(() => {
    const kept: string[] = []
    Object.assign(globalThis, { kept })
    const { transaction } = IDBDatabase.prototype // eslint-disable-line @typescript-eslint/unbound-method -- called on its own database below
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      const made = transaction.call(this, stores, mode, options)
      if (mode === 'readwrite' && [...made.objectStoreNames].includes('lines')) kept.push(made.durability)
      return made
    }
  })
  await startGame(page, ['Anna', 'Boris'])
  await page
    .locator('.dock')
    .getByRole('button', { name: capital(Object.values(words.names.startingBonusCards)[0] ?? '') })
    .first()
    .click()
  await expect.poll(() => savedLines(page)).toBeGreaterThan(0)
  const kept = await page.evaluate(() => (globalThis as unknown as { kept: string[] }).kept)
  expect(kept.length).toBeGreaterThan(1)
  expect(new Set(kept)).toEqual(new Set(['strict']))
})

/** Plays through the screen until it is somebody else's turn. */
async function playTurn(page: Page, from: State): Promise<{ state: State }> {
  let state = from
  while (state.turn === from.turn) {
    const action = offers(state).find(({ do: word }) => word !== 'leave')
    if (!action) throw new Error('nothing can be done')
    await tapAction(page, state, action)
    state = goOn(state, action).state
  }
  return { state }
}

/** Presses Tab until something of the kind has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${selector}.`)
}

test('the settings have the switches too, and the copy that the games are played with', async ({ page }) => {
  const { copy } = words.edit
  const awake = page.getByLabel(optionWords.awake)
  const openCopy = () => page.getByRole('button', { name: 'Russian Railroads' }).click()
  await page.goto('./#/settings')
  await awake.uncheck()
  await openCopy()
  await expectAccessibleEnlarged(page, 'the copy')
  await page.getByLabel(copy.kievStar8).fill('12')
  await page.getByRole('button', { name: copy.save }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(awake).not.toBeChecked()
  await expect(page.getByLabel(optionWords.vibration)).toBeChecked()
  await openCopy()
  await expect(page.getByLabel(copy.kievStar8)).toHaveValue('12')
  await page.keyboard.press('Escape')
  await page.goto('./#/reference')
  await page.getByRole('searchbox').fill('kiev 8')
  await expect(page.locator('[data-entry="special:kiev-8"]')).toContainText(/corrected.*12 points/s)
})

import type { Locator, Page } from '@playwright/test'
import { russianRailroads } from '../../src/games/russian-railroads'
import type { Action } from '../../src/games/russian-railroads/rules/actions'
import { start } from '../../src/games/russian-railroads/rules/setup'
import { boardAt, type State } from '../../src/games/russian-railroads/rules/state'
import { foldLines, stateOf, stepsOf } from '../../src/table/log'
import { tryMend } from '../../src/table/mend'
import { type Laid, openLaid, playUntil } from './fixtures/laid'
import { readLines, readSetup, savedLines, shownLines, startGame, words } from './fixtures/table'
import { expect, test } from './fixtures/test'

test.use({ actionTimeout: 20_000 })

const { dock, edit } = words
const log = dock.log

/** In the third round, before somebody chooses a space. */
const midGame = (): Laid =>
  playUntil(
    3,
    7,
    state => state.round === 3 && state.phase === 'turns' && state.open.length === 0 && state.placements.length > 3,
  )

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const sheet = (page: Page): Locator => page.getByRole('dialog')

async function choose(page: Page, item: string): Promise<void> {
  await page.locator('.top-bar').getByRole('button', { name: dock.menu, exact: true }).click()
  await sheet(page).getByRole('button', { name: item, exact: true }).click()
}

/** The log as it lies on disk, once everything shown is there. */
async function storedLog(page: Page) {
  await expect.poll(async () => (await savedLines(page)) === (await shownLines(page))).toBe(true)
  const folded = foldLines(russianRailroads, start(await readSetup(page)), await readLines(page))
  expect(folded.refused, 'every line on disk fits').toBeUndefined()
  return folded.log
}

/** The game as it lies on disk. */
const stored = async (page: Page): Promise<State> => stateOf(await storedLog(page))

const newest = (page: Page): Locator => page.locator('.log-sheet li:not(.round)').first()

test.describe('a correction', () => {
  test('of a board is made while every move is tracked, and the log calls it one', async ({ page }) => {
    const laid = midGame()
    await openLaid(page, laid)
    const other = (laid.state.turn + 1) % 3
    await page.locator('.strip button').nth(other).click()
    await choose(page, dock.menuItems.edit)
    const before = boardAt(laid.state, other)
    const free = 9
    expect(Object.values(before.tracks.kiev)).not.toContain(free)
    await page.locator(`.one-board.shown [data-spot="space:kiev:${free}"]`).click()
    await expect(page.locator('.one-board.shown'), 'the board stays while it is corrected').toHaveAttribute(
      'aria-label',
      laid.setup.players[other]?.name ?? '',
    )
    expect(Object.values(boardAt(await stored(page), other).tracks.kiev)).toContain(free)
    await button(page, edit.done).click()
    await choose(page, dock.menuItems.log)
    await expect(newest(page)).toContainText(log.correction)
    await page.keyboard.press('Escape')
    const state = await stored(page)
    expect(state.turn, 'a correction is nobody’s turn').toBe(laid.state.turn)
    await page.getByRole('button', { name: /^Undo: / }).click()
    expect(boardAt(await stored(page), other)).toEqual(before)
  })

  test('of the table sets whose turn it is', async ({ page }) => {
    const laid = midGame()
    await openLaid(page, laid)
    const other = laid.setup.players.findIndex(
      (_, seat) => seat !== laid.state.turn && !laid.state.passed.includes(seat),
    )
    await choose(page, edit.table.title)
    await sheet(page)
      .getByRole('group', { name: edit.table.turn })
      .getByRole('button', { name: laid.setup.players[other]?.name ?? '' })
      .click()
    await button(page, edit.table.save).click()
    expect((await stored(page)).turn).toBe(other)
    await expect(page.locator('.one-board.shown')).toHaveAttribute('aria-label', laid.setup.players[other]?.name ?? '')
  })

  test('of what is printed holds in this game and in the next', async ({ page }) => {
    await openLaid(page, midGame())
    await choose(page, words.edit.copy.title)
    await sheet(page).getByLabel(edit.copy.kievStar8).fill('12')
    await button(page, edit.copy.save).click()
    await expect(sheet(page)).toHaveCount(0)
    expect((await stored(page)).copy.kievStar8).toBe(12)
    const next = await startGame(page, ['Anna', 'Boris'])
    expect(next.printed).toEqual({ kievStar8: 12 })
  })
})

test('what is refused says why in one sentence, and is done anyway', async ({ page }) => {
  const laid = midGame()
  await openLaid(page, laid)
  const [taken] = laid.state.placements.filter(({ space }) => space.startsWith('track-') && space !== 'track-basic')
  expect(taken, 'somebody stands on a track space').toBeDefined()
  const lines = await shownLines(page)
  await page.locator(`[data-space="${taken?.space}"]`).click({ force: true }) // dimmed, but it answers
  const note = page.getByRole('alert').filter({ has: button(page, dock.doAnyway) })
  await expect(note).toBeVisible()
  await expect(note.locator('p')).toHaveText(/^[^.]+\.$/)
  expect(await shownLines(page), 'nothing was done').toBe(lines)
  await button(page, dock.doAnyway).click()
  await expect(note).toHaveCount(0)
  const state = await stored(page)
  expect(state.placements.filter(({ space }) => space === taken?.space)).toHaveLength(2)
  await choose(page, dock.menuItems.log)
  await expect(page.locator('.log-sheet')).toContainText(log.forced)
})

test.describe('an earlier moment', () => {
  test('is gone back to from any line, and a restart does not forget the way forth', async ({ page }) => {
    const laid = midGame()
    await openLaid(page, laid)
    const all = await stored(page)
    await choose(page, dock.menuItems.log)
    const tapped = page.locator('.log-sheet li:not(.round)').filter({ hasNotText: log.auto })
    const far = tapped.nth(10)
    const said = await far.locator('button span').first().innerText()
    await far.locator('button').first().click()
    await button(page, log.goBack).click()
    const back = await stored(page)
    expect(back).not.toEqual(all)
    await page.reload()
    await page.locator('.table-screen').waitFor()
    expect(await stored(page), 'it stands there after a restart').toEqual(back)
    await page.getByRole('button', { name: /^Redo: / }).click()
    expect(await stored(page)).toEqual(all)
    await choose(page, dock.menuItems.log)
    await expect(page.locator('.log-sheet')).toContainText(said)
  })

  test('is gone back to inside what an earlier change has brought, and undo leads forth', async ({ page }) => {
    const laid = midGame()
    // Early in the game the table decided on points: one line brings them and all that came after them.
    const played = foldLines(russianRailroads, start(laid.setup), laid.lines).log
    const insert: Action[] = [{ do: 'points', player: 0, points: 4, reason: 'table' }]
    const { from, actions, ready } = tryMend(russianRailroads, played, { position: 5, remove: 0, insert })
    expect(ready).toBe(true)
    await openLaid(page, { ...laid, lines: [...laid.lines, { do: 'mend', from, actions, at: 9000 }] })
    const all = await stored(page)
    const position = 20
    await openLine(page, position)
    await button(page, log.goBack).click()
    const back = await storedLog(page)
    expect(stepsOf(back)).toHaveLength(position)
    expect(stateOf(back).atOnce).toContainEqual({ round: 1, seat: 0, points: 4, reason: 'table' })
    await page.getByRole('button', { name: /^Undo: / }).click()
    expect(await stored(page)).toEqual(all)
  })

  test('ends where another window has put something else in its place, and says so', async ({ page, context }) => {
    await openLaid(page, midGame())
    const other = await context.newPage()
    await other.goto(page.url())
    await other.locator('.table-screen').waitFor()
    const lines = await shownLines(page)
    await openLine(page, 20)
    await button(page, log.insert).click()
    await expect(page.locator('.moment')).toBeVisible()
    await openLine(other, 10)
    await button(other, log.goBack).click()
    await expect(page.getByText(dock.notMade)).toBeVisible()
    await expect(page.locator('.moment')).toHaveCount(0)
    expect(await stored(page)).toEqual(await stored(other))
    expect(await shownLines(page), 'only the other window wrote').toBe(lines + 1)
  })

  test('is changed: the later actions are tried, and nothing is done before it is applied', async ({ page }) => {
    const laid = playUntil(2, 3, state => state.round === 1 && state.placements.length >= 6 && state.open.length === 0)
    await openLaid(page, laid)
    const lines = await shownLines(page)
    const index = laid.lines.findIndex(line => line.do === 'take' && !line.auto)
    const take = laid.lines[index]
    await openLine(page, index)
    await button(page, log.change).click()
    await expect(page.locator('.moment')).toBeVisible()
    // Instead of what was done, the player passes.
    await page.locator('.dock').getByRole('button', { name: dock.pass, exact: true }).click()
    await button(page, dock.mend.done).click()
    await expect(sheet(page)).toContainText(/still fit|still fits/)
    expect(await shownLines(page), 'nothing is done yet').toBe(lines)
    await sheet(page).getByRole('button', { name: dock.mend.cancel }).click()
    expect(await shownLines(page)).toBe(lines)
    await button(page, dock.mend.done).click()
    await decideAll(page, 'drop')
    await button(page, dock.mend.apply).click()
    await expect(sheet(page)).toHaveCount(0)
    const state = await stored(page)
    expect(state.passed).toContain(take && 'player' in take ? take.player : -1)
  })

  test('gets what was forgotten; what no longer fits is forced or dropped, one by one', async ({ page }) => {
    const laid = playUntil(2, 3, state => state.round === 1 && state.placements.length >= 6 && state.open.length === 0)
    await openLaid(page, laid)
    const index = laid.lines.findIndex(line => line.do === 'take' && !line.auto)
    await openLine(page, index)
    await button(page, log.insert).click()
    await page.locator('.dock').getByRole('button', { name: dock.pass, exact: true }).click()
    await button(page, dock.mend.done).click()
    await expect(sheet(page)).toContainText(dock.mend.doesNotFit)
    await expect(button(page, dock.mend.apply), 'each is decided first').toHaveCount(0)
    await decideAll(page, 'force')
    await button(page, dock.mend.apply).click()
    await expect(sheet(page)).toHaveCount(0)
    const state = await stored(page)
    expect(state.passed.length).toBeGreaterThan(0)
    expect(state.placements.length, 'what was forced still stands').toBeGreaterThanOrEqual(laid.state.placements.length)
    await choose(page, dock.menuItems.log)
    await expect(page.locator('.log-sheet')).toContainText(log.forced)
  })

  test('gets what was forgotten where only rounds are scored; the round is not scored once more', async ({ page }) => {
    await startGame(page, ['Anna', 'Boris'], { way: words.setup.ways.score.label })
    const onward = page.locator('.dock .undo-bar .button.main')
    await page.locator('.one-board.shown [data-spot="space:kiev:4"]').click()
    while (!(await page.locator('.scoring-panel').isVisible())) await onward.click()
    await openLine(page, 0)
    await button(page, log.insert).click()
    await expect(onward, 'no button scores inside').toHaveCount(0)
    await page.locator('.one-board.shown [data-spot="space:st-petersburg:3"]').click()
    await button(page, dock.mend.done).click()
    await button(page, dock.mend.apply).click()
    await expect(sheet(page)).toHaveCount(0)
    const state = await stored(page)
    expect(state.scored).toHaveLength(1)
    expect(boardAt(state, 0).tracks).toMatchObject({ kiev: { black: 4 }, 'st-petersburg': { black: 3 } })
  })

  test('was made by somebody else', async ({ page }) => {
    const laid = playUntil(3, 5, state => state.round === 1 && state.placements.length >= 4 && state.open.length === 0)
    await openLaid(page, laid)
    const index = laid.lines.findIndex(line => line.do === 'take' && !line.auto)
    const take = laid.lines[index]
    const by = take && 'player' in take ? take.player : -1
    const other = laid.setup.players.findIndex((_, seat) => seat !== by)
    await openLine(page, index)
    await button(page, log.giveTo(laid.setup.players[other]?.name ?? '')).click()
    await decideAll(page, 'drop')
    await button(page, dock.mend.apply).click()
    const space = take?.do === 'take' ? take.space : ''
    const given = await storedLog(page)
    expect(stateOf(given).placements.find(placement => placement.space === space)?.seat).toBe(other)
    const next = laid.lines.findIndex((line, at) => at > index && (line.do === 'take' || line.do === 'pass'))
    const turn = stepsOf(given).slice(index, next)
    expect(turn.length, 'something was done with it').toBeGreaterThan(1)
    for (const { action } of turn) expect(action).toMatchObject({ player: other })
  })
})

test.describe('the course of a game', () => {
  test('goes on when a player leaves, and when they are back', async ({ page }) => {
    const laid = midGame()
    await openLaid(page, laid)
    const { turn } = laid.state
    const name = laid.setup.players[turn]?.name ?? ''
    await choose(page, dock.menuItems.leaves)
    await sheet(page)
      .getByRole('button', { name: `${name}: ${dock.ranked.no}` })
      .click()
    const gone = await stored(page)
    expect(gone.away).toEqual([{ seat: turn, ranked: false }])
    expect(gone.turn).not.toBe(turn)
    await choose(page, dock.menuItems.leaves)
    await sheet(page)
      .getByRole('button', { name: dock.comesBack(name) })
      .click()
    expect((await stored(page)).away).toEqual([])
  })

  test('ends early, scored as it stands', async ({ page }) => {
    const laid = midGame()
    await openLaid(page, laid)
    await choose(page, dock.menuItems.end)
    await sheet(page).getByRole('button', { name: dock.endNow.scored }).click()
    const state = await stored(page)
    expect(state.scored).toHaveLength(3)
    expect(['final', 'over']).toContain(state.phase)
  })

  test('changes to scoring the rounds and back, and keeps everything', async ({ page }) => {
    const laid = midGame()
    await openLaid(page, laid)
    await choose(page, dock.menuItems.toScore)
    const scoring = await stored(page)
    expect(scoring.way).toBe('score')
    expect(scoring.players).toEqual(laid.state.players)
    await expect(page.locator('.one-board.shown')).toHaveAttribute('aria-label', laid.setup.players[0]?.name ?? '')
    await choose(page, dock.menuItems.toTrack)
    await button(page, edit.again.begin(laid.state.round)).click()
    const tracking = await stored(page)
    expect(tracking).toMatchObject({ way: 'track', phase: 'turns', round: laid.state.round, placements: [] })
    expect(tracking.players).toEqual(laid.state.players)
    expect(tracking.engineers).toEqual(laid.state.engineers)
  })
})

/** Opens what can be done with a line of the log. */
async function openLine(page: Page, index: number): Promise<void> {
  await choose(page, dock.menuItems.log)
  const all = page.locator('.log-sheet li:not(.round)')
  const count = await all.count()
  await all
    .nth(count - 1 - index)
    .locator('button')
    .first()
    .click()
}

/** Decides on everything that no longer fits; a decision may bring up the next. */
async function decideAll(page: Page, verdict: 'drop' | 'force'): Promise<void> {
  const name = verdict === 'drop' ? dock.mend.dropOne : dock.mend.forceOne
  await expect(sheet(page).locator('.mending')).toBeVisible()
  const open = () =>
    sheet(page)
      .locator('li')
      .filter({ hasNot: page.locator('[aria-pressed="true"]') })
  while ((await open().count()) > 0) await open().first().getByRole('button', { name, exact: true }).click()
}

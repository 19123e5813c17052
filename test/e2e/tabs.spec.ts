import type { Page } from '@playwright/test'
import type { Line } from '../../src/games/game'
import type { Action } from '../../src/games/russian-railroads/rules/actions'
import { apply } from '../../src/games/russian-railroads/rules/apply'
import { offers } from '../../src/games/russian-railroads/rules/choices'
import { pickByKind, seededRandom } from '../../src/games/russian-railroads/rules/random-game'
import { type Random, start } from '../../src/games/russian-railroads/rules/setup'
import type { State } from '../../src/games/russian-railroads/rules/state'
import { usualTake } from '../../src/games/russian-railroads/rules/usual'
import { foldLines, stateOf } from '../../src/table/log'
import { history as looking } from '../../src/text/en/history'
import { seed } from '../size'
import { goOn, readLines, savedLines, shownLines, startGame, tapAction, words } from './fixtures/table'
import { expect, test } from './fixtures/test'

test.setTimeout(120_000)

test.describe('two tabs on one game', { tag: '@desktop' }, () => {
  test('play in turns, and each follows the other live', async ({ page, context }) => {
    let state = start(await startGame(page, ['Anna', 'Boris']))
    const other = await context.newPage()
    await other.goto(page.url())
    await other.locator('.table-screen').waitFor()
    const random = seededRandom(seed)
    let lines = 0
    for (let turn = 0; turn < 24 && state.scored.length === 0; turn++) {
      const action = nextAction(state, random)
      const { lines: added } = await tapAction(turn % 2 === 0 ? page : other, state, action)
      state = goOn(state, action).state
      lines += added
      for (const tab of [page, other]) await expect.poll(() => shownLines(tab)).toBe(lines)
    }
    expect(await points(page)).toEqual(await points(other))
  })

  test('tapping at the same moment loses, doubles and reorders nothing', async ({ page, context }) => {
    const setup = await startGame(page, ['Anna', 'Boris', 'Chloé'])
    const other = await context.newPage()
    await other.goto(page.url())
    await other.locator('.table-screen').waitFor()
    // A tab that is overtaken finds its target gone, and does not wait for it.
    for (const tab of [page, other]) tab.setDefaultTimeout(1500)
    const random = seededRandom(seed)
    let log: readonly Line<Action>[] = []
    let state = start(setup)
    let overtaken = 0
    for (let turn = 0; turn < 12 && state.scored.length === 0; turn++) {
      const action = nextAction(state, random)
      const before = log
      await Promise.all([page, other].map(tab => tapAction(tab, state, action).catch(() => undefined)))
      for (const tab of [page, other]) {
        await expect.poll(async () => (await shownLines(tab)) === (await savedLines(tab))).toBe(true)
        const told = tab.getByText(words.dock.notMade)
        if (!(await told.isVisible())) continue
        overtaken++
        await tab.locator('.notes').getByRole('button', { name: words.dock.close }).click()
      }
      log = await readLines(page)
      expect(log.slice(0, before.length), 'what was on disk stays as it was').toEqual(before)
      const made = goOn(state, action).lines
      expect(log.length, JSON.stringify(action)).toBeGreaterThanOrEqual(before.length + made)
      const folded = foldLines({ apply }, start(setup), log)
      expect(folded.refused, 'every line on disk fits the rules').toBeUndefined()
      state = stateOf(folded.log)
      for (const tab of [page, other]) await expect.poll(() => shownLines(tab)).toBe(log.length)
      expect(await points(page)).toEqual(await points(other))
    }
    console.log(`${overtaken} moves were told to be not made`)
  })

  test('a delete is not undone over what the other has put back and played on', async ({ page, context }) => {
    let state = start(await startGame(page, ['Anna', 'Boris']))
    const random = seededRandom(seed)
    const play = async () => {
      const action = nextAction(state, random)
      await tapAction(page, state, action)
      state = goOn(state, action).state
    }
    await play()
    const history = await context.newPage()
    await history.goto('./#/history')
    await history.locator('.game-row').getByRole('button').click()
    await page.getByRole('button', { name: words.dock.putBack }).click()
    await expect(page.getByText(words.dock.deleted)).toBeHidden()
    await play()
    await expect.poll(async () => (await savedLines(page)) === (await shownLines(page))).toBe(true)
    const lines = await readLines(page)
    await history.getByRole('button', { name: looking.undo }).click()
    await expect(history.getByText(looking.removed(1))).toBeHidden()
    await play()
    await expect.poll(async () => (await savedLines(page)) === (await shownLines(page))).toBe(true)
    expect((await readLines(page)).slice(0, lines.length)).toEqual(lines)
  })
})

const points = (page: Page) => page.locator('.strip button').evaluateAll(tiles => tiles.map(tile => tile.ariaLabel))

function nextAction(state: State, random: Random) {
  const action = pickByKind(offers(state), random)
  if (!action) throw new Error(`nothing can be done in ${state.phase}`)
  if (action.do !== 'take') return action
  const ways = offers(state)
    .filter(other => other.do === 'take')
    .filter(other => other.space === action.space)
  return usualTake(state, ways) ?? action
}

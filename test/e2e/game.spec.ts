import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Action } from '../../src/games/russian-railroads/rules/actions'
import { offers } from '../../src/games/russian-railroads/rules/choices'
import { pickByKind, seededRandom } from '../../src/games/russian-railroads/rules/random-game'
import { start } from '../../src/games/russian-railroads/rules/setup'
import type { State } from '../../src/games/russian-railroads/rules/state'
import { root } from '../../tools/install.mjs'
import { seed } from '../size'
import { goOn, leaveScoring, savedLines, startGame, tapAction, words } from './fixtures/table'
import { expect, test } from './fixtures/test'

test.setTimeout(300_000)

test('a whole game for four is played through the screen, with no tap too many', async ({ page }, { project }) => {
  const setup = await startGame(page, ['Anna', 'Boris', 'Chloé', 'Dima'])
  const random = seededRandom(seed)
  let state = start(setup)
  let lines = 0
  const taps: number[] = []
  const looked = new Set<string>()

  while (state.phase !== 'over') {
    const action = nextAction(state, random)
    const kind = kindOfScreen(state)
    if (!looked.has(kind)) {
      looked.add(kind)
      await expectAccessible(page, kind)
    }
    const cost = await tapAction(page, state, action)
    expect(cost.taps, `taps for ${JSON.stringify(action)}`).toBeLessThanOrEqual(cost.allowed)
    if (action.do !== 'finish' && action.do !== 'reveal') taps.push(cost.taps)
    const { scored } = state
    state = goOn(state, action).state
    lines += cost.lines
    await expect(page.locator('.table-screen'), JSON.stringify(action)).toHaveAttribute('data-lines', String(lines))
    if (state.scored.length > scored.length) {
      await expectScored(page, state)
      if (!looked.has('scored')) await expectAccessible(page, 'scored')
      looked.add('scored')
      await leaveScoring(page)
    }
  }
  await expect.poll(() => savedLines(page)).toBe(lines)
  await expectAccessible(page, 'over')
  taps.sort((a, b) => a - b)
  console.log(
    `${project.name}: ${taps.length} decisions, taps median ${taps[taps.length >> 1]}, p95 ${taps[Math.floor(taps.length * 0.95)]}`,
  )

  const file = await exportGame(page)
  const replayed = replay(file)
  expect(replayed.final.map(({ points }) => points)).toEqual(state.players.map(player => player.points))
  const shown = await page.locator('.strip b').allInnerTexts()
  expect(shown.map(Number)).toEqual(replayed.final.map(({ points }) => points))
})

/** What the simulated table does next; hidden cards are named at the end. */
function nextAction(state: State, random: () => number): Action {
  const hidden = state.players.findIndex(({ board }) => board.endBonus.includes('hidden'))
  if (state.phase === 'final' && hidden >= 0) {
    const held = state.players.flatMap(({ board }) => board.endBonus)
    const count = state.players[hidden]?.board.endBonus.filter(card => card === 'hidden').length ?? 0
    const order = [...state.order].find(seat => state.players[seat]?.board.endBonus.includes('hidden')) ?? hidden
    const own = state.players[order]?.board.endBonus.filter(card => card === 'hidden').length ?? count
    const free = (Object.keys(words.names.endBonusCards) as (keyof typeof words.names.endBonusCards)[]).filter(
      card => !held.includes(card),
    )
    return { do: 'reveal', player: order, cards: free.slice(0, own) }
  }
  const action = pickByKind(offers(state), random)
  if (!action) throw new Error(`nothing can be done in ${state.phase}`)
  return action
}

/** The kinds of screen that a game passes through. */
function kindOfScreen(state: State): string {
  return state.open[0]?.kind ?? state.phase
}

/** axe in both languages and both themes, and every control large enough. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const [language, scheme] of [
    ['en', 'dark'],
    ['de', 'light'],
    ['de', 'dark'],
    ['en', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.evaluate(language => {
      dispatchEvent(new StorageEvent('storage', { key: 'stationmaster.language', newValue: language }))
    }, language)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations, `${name}, ${language}, ${scheme}`).toEqual([])
    expect(await smallControls(page), `${name}, ${language}`).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${name}, ${language}: room to scroll sideways`,
    ).toBe(0)
  }
}

const smallControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table-screen :is(a, button, input, [role=button])')]
      .map(control => control.closest('label') ?? control)
      .filter(control => control.checkVisibility() && !control.closest('[aria-hidden=true]'))
      .filter(control => {
        const { width, height } = control.getBoundingClientRect()
        return Math.round(width) < 44 || Math.round(height) < 44
      })
      .map(control => control.outerHTML.slice(0, 200)),
  )

async function expectScored(page: Page, state: State): Promise<void> {
  const scored = state.scored.at(-1)
  const totals = scored?.order.map(seat => String(scored.scores[seat]?.total))
  expect(await page.locator('.score-table tr[data-row="round"] td').allInnerTexts()).toEqual(totals)
}

/** Exports through the menu and gives the path of the file. */
async function exportGame(page: Page): Promise<string> {
  await page.getByRole('button', { name: words.dock.menu }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: words.dock.menuItems.export, exact: true }).click()
  return (await downloading).path()
}

function replay(file: string): { final: { points: number }[] } {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'tools/replay.ts', file],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  expect(status, stderr + readFileSync(file, 'utf8').slice(0, 200)).toBe(0)
  return JSON.parse(stdout) as { final: { points: number }[] }
}

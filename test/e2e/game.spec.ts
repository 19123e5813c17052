import type { Page } from '@playwright/test'
import type { Action } from '../../src/games/russian-railroads/rules/actions'
import { offers } from '../../src/games/russian-railroads/rules/choices'
import { pickByKind, seededRandom } from '../../src/games/russian-railroads/rules/random-game'
import { start } from '../../src/games/russian-railroads/rules/setup'
import type { State } from '../../src/games/russian-railroads/rules/state'
import { seed } from '../size'
import { expectAccessible } from './fixtures/access'
import { exportGame, replay } from './fixtures/replayed'
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
  expect(replayed).toEqual(state.players.map(player => player.points))
  const shown = await page.locator('.strip b').allInnerTexts()
  expect(shown.map(Number)).toEqual(replayed)
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

async function expectScored(page: Page, state: State): Promise<void> {
  const scored = state.scored.at(-1)
  const totals = scored?.scores.map(({ total }) => String(total))
  expect(await page.locator('.score-table tr[data-row="round"] td').allInnerTexts()).toEqual(totals)
}

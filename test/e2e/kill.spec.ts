import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Action } from '../../src/games/russian-railroads/rules/actions'
import { offers } from '../../src/games/russian-railroads/rules/choices'
import { pickByKind, seededRandom } from '../../src/games/russian-railroads/rules/random-game'
import { type Random, start } from '../../src/games/russian-railroads/rules/setup'
import type { State } from '../../src/games/russian-railroads/rules/state'
import { usualTake } from '../../src/games/russian-railroads/rules/usual'
import { seed, sized } from '../size'
import { openKillable } from './fixtures/killable'
import { goOn, leaveScoring, savedLines, shownLines, startGame, tapAction } from './fixtures/table'
import { expect, test } from './fixtures/test'

const kills = sized(50, 1000)
test.setTimeout(kills * 20_000)

test.describe('nothing is lost', { tag: '@desktop' }, () => {
  test(`the browser is killed ${kills} times in the middle of a move, and the game is there`, async ({ ownSite }) => {
    const profile = mkdtempSync(join(tmpdir(), 'stationmaster-kill-'))
    const random = seededRandom(seed)
    const open = async () => {
      const browser = await openKillable(profile)
      if (address) await browser.page.goto(address)
      return browser
    }
    let address = ''
    /** Where the game may stand: as it was last shown to be saved, or after the move that was interrupted. */
    let possible: readonly Moment[] = []
    let later = 0
    for (let kill = 0; kill < kills; kill++) {
      const { page, kill: killBrowser } = await open()
      const [before, after] = possible
      let now = before && (await standsAt(page, possible))
      if (now && now === after) later++
      if (!now || now.state.phase === 'final') {
        const setup = await startGame(page, ['Anna', 'Boris', 'Chloé', 'Dima'], { site: ownSite.address })
        address = page.url()
        now = { state: start(setup), lines: 0 }
      }
      // One move that is seen to be saved, then one that is interrupted.
      now = await move(page, now, random)
      await expect.poll(() => savedLines(page)).toBe(now.lines)
      possible = [now]
      if (now.state.phase !== 'final') {
        const action = nextAction(now.state, random)
        const done = goOn(now.state, action)
        possible = [now, { state: done.state, lines: now.lines + done.lines }]
        void tapAction(page, now.state, action).catch(() => undefined) // it is killed in the middle
        await new Promise(resolve => setTimeout(resolve, random() * 150))
      }
      await killBrowser()
    }
    const { page, kill: killBrowser } = await open()
    await standsAt(page, possible)
    await killBrowser()
    console.log(`${kills} kills: ${later} times the interrupted move was on disk all the same`)
    rmSync(profile, { recursive: true, force: true })
  })
})

interface Moment {
  readonly state: State
  readonly lines: number
}

/** The moment at which the reopened game stands, which must be one of those possible. */
async function standsAt(page: Page, possible: readonly Moment[]): Promise<Moment> {
  await expect(page.locator('.table-screen')).toHaveAttribute('data-saved', /./)
  const lines = await shownLines(page)
  expect(await savedLines(page)).toBe(lines)
  const now = possible.find(moment => moment.lines === lines)
  if (!now) throw new Error(`${lines} lines are none of ${possible.map(moment => moment.lines).join(' or ')}`)
  return now
}

/** Does one move and goes on where it scored a round. */
async function move(page: Page, { state, lines }: Moment, random: Random): Promise<Moment> {
  if (await page.locator('.scoring-panel').isVisible()) await leaveScoring(page)
  const action = nextAction(state, random)
  const cost = await tapAction(page, state, action)
  const next = goOn(state, action).state
  if (next.scored.length > state.scored.length) await leaveScoring(page)
  return { state: next, lines: lines + cost.lines }
}

/** A move that one tap makes; of the ways to pay the usual one. */
function nextAction(state: State, random: Random): Action {
  const action = pickByKind(offers(state), random)
  if (!action) throw new Error(`nothing can be done in ${state.phase}`)
  if (action.do !== 'take') return action
  const ways = offers(state)
    .filter(other => other.do === 'take')
    .filter(other => other.space === action.space)
  return usualTake(state, ways) ?? action
}

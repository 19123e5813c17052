import type { Locator, Page } from '@playwright/test'
import type { Board } from '../../src/games/russian-railroads/board/board'
import type { Action } from '../../src/games/russian-railroads/rules/actions'
import { apply } from '../../src/games/russian-railroads/rules/apply'
import {
  drawSetup,
  pickByKind,
  playRandomGame,
  seededRandom,
} from '../../src/games/russian-railroads/rules/random-game'
import { start } from '../../src/games/russian-railroads/rules/setup'
import { type AtOnce, boardAt, type State } from '../../src/games/russian-railroads/rules/state'
import { capital } from '../../src/games/russian-railroads/text/said'
import { keyOf } from '../../src/games/russian-railroads/ui/board/spot'
import { setHidden, toggle, toggleCard } from '../../src/games/russian-railroads/ui/edit/cards'
import { usualPoints } from '../../src/games/russian-railroads/ui/edit/points'
import { allowance, openTable, type Touch, touch, touchesFor } from '../games/russian-railroads/ui/edit/scorekeeper'
import { seed } from '../size'
import { exportGame, replay } from './fixtures/replayed'
import { leaveScoring, savedLines, shownLines, startGame, tapAction, words } from './fixtures/table'
import { expect, test } from './fixtures/test'

test.setTimeout(300_000)
test.use({ actionTimeout: 20_000 })

const { edit, names } = words

for (const players of [
  ['Anna', 'Boris'],
  ['Anna', 'Boris', 'Chloé'],
])
  test(`the rounds of a game for ${players.length} are scored through the screen, with no tap too many`, async ({
    page,
  }, { project }) => {
    const setup = await startGame(page, players, { way: words.setup.ways.score.label })
    const keeper = new Scorekeeper(page, start(setup))
    const costs: number[] = []
    const { rounds, over } = playThrough(players.length === 2 ? 2 : 3)
    let given = 0
    for (const real of rounds) {
      const atOnce = real.atOnce.slice(given)
      given = real.atOnce.length
      for (const seat of real.players.keys()) {
        const name = players[seat] ?? ''
        await expect(page.locator('.one-board.shown'), 'one board after the other').toHaveAttribute('aria-label', name)
        keeper.sit(seat)
        const own = atOnce.filter(entry => entry.seat === seat)
        const { taps, allowed } = await keeper.setBoard(boardAt(real, seat), own)
        expect(taps, `round ${real.round}, ${name}`).toBeLessThanOrEqual(allowed)
        costs.push(taps)
        await keeper.goOn()
      }
      const scores = real.scored.at(-1)?.scores ?? []
      await expect(page.locator('.score-table tr[data-row="round"] td')).toHaveText(
        scores.map(({ total }) => String(total)),
      )
      await leaveScoring(page)
    }
    await keeper.finish(over)
    costs.sort((a, b) => a - b)
    console.log(
      `${project.name}: ${costs.length} boards, taps median ${costs[costs.length >> 1]}, p95 ${costs[Math.floor(costs.length * 0.95)]}`,
    )

    await expect.poll(async () => (await savedLines(page)) === (await shownLines(page))).toBe(true)
    const points = over.players.map(player => player.points)
    expect(keeper.points(), 'scored by the rounds as when every move is tracked').toEqual(points)
    expect(replay(await exportGame(page))).toEqual(points)
  })

/** A game that was tracked: how it stands behind each scoring, and at the end. */
function playThrough(players: 2 | 3): { rounds: State[]; over: State } {
  const random = seededRandom(seed)
  const setup = drawSetup(players, random)
  const rounds: State[] = []
  let state = start(setup)
  for (const action of playRandomGame(setup, random, pickByKind)) {
    const outcome = apply(state, action)
    if (!outcome.ok) throw new Error(outcome.refusal.rule)
    if (outcome.state.scored.length > state.scored.length) rounds.push(outcome.state)
    state = outcome.state
  }
  return { rounds, over: state }
}

/** Sets boards on the screen, and the same boards in memory, and counts the taps. */
class Scorekeeper {
  private taps = 0
  private seat = 0
  private readonly table
  private readonly dock: Locator
  private readonly sheet: Locator

  constructor(
    private readonly page: Page,
    first: State,
  ) {
    this.table = openTable(first)
    this.dock = page.locator('.dock')
    this.sheet = page.getByRole('dialog')
  }

  sit(seat: number): void {
    this.seat = seat
    this.table.sit(seat)
  }

  points = (): number[] => this.table.state().players.map(player => player.points)

  /** Points at once first, then the board, then on to the next one or the scoring. */
  async setBoard(target: Board, atOnce: readonly AtOnce[]): Promise<{ taps: number; allowed: number }> {
    this.taps = 0
    const { editing } = this.table
    const before = editing.board()
    for (const entry of atOnce) await this.givePoints(entry)
    const beside = { pieces: 0, isOpen: false, isDone: false }
    for (const made of touchesFor(editing, target)) {
      if (made.on === 'token') {
        if (!beside.isOpen) await this.openMore()
        beside.isOpen = true
        beside.pieces++
        await this.tap(this.sheet.getByRole('button', { name: capital(names.tokens[made.token]), exact: true }))
        touch(editing, made)
        continue
      }
      if (beside.isOpen) {
        beside.pieces += await this.setBeside(target)
        await this.closeMore()
        Object.assign(beside, { isOpen: false, isDone: true })
      }
      await this.touch(made)
    }
    if (!beside.isOpen && hasMore(editing.board(), target)) await this.openMore()
    if (await this.sheet.isVisible()) {
      beside.pieces += await this.setBeside(target)
      await this.closeMore()
    }
    // What lies beside the board: one tap each, and two for its sheet.
    const allowed = allowance(before, target) + atOnce.length + (beside.pieces > 0 ? beside.pieces + 2 : 0)
    return { taps: this.taps, allowed }
  }

  async goOn(): Promise<void> {
    const isLast = this.seat === this.table.state().players.length - 1
    if (isLast) this.do({ do: 'score' })
    await this.dock.locator('.undo-bar .button.main').click()
  }

  /** Turns the hidden cards over, and scores the end. */
  async finish(over: State): Promise<void> {
    for (;;) {
      const state = this.table.state()
      const seat = state.order.find(one => boardAt(state, one).endBonus.includes('hidden'))
      if (seat === undefined) break
      const cards = boardAt(over, seat).endBonus.flatMap(card =>
        card === 'hidden' || boardAt(state, seat).endBonus.includes(card) ? [] : [card],
      )
      await tapAction(this.page, state, { do: 'reveal', player: seat, cards })
      this.do({ do: 'reveal', player: seat, cards })
    }
    await tapAction(this.page, this.table.state(), { do: 'finish' })
    this.do({ do: 'finish' })
  }

  private do(action: Action): void {
    this.table.act(action)
  }

  private async tap(control: Locator): Promise<void> {
    this.taps++
    await control.click()
  }

  private async touch(made: Touch): Promise<void> {
    if (made.on === 'spot') await this.tap(this.page.locator(`.one-board.shown [data-spot="${keyOf(made.spot)}"]`))
    else if (made.on === 'number')
      await this.tap(this.dock.locator('.numbers').getByText(String(made.number), { exact: true }))
    else if (made.on === 'ask') {
      const section = this.dock.locator('[data-section="industry"]')
      const chip = this.dock.getByRole('button', { name: edit.sectionNames.industry, exact: true })
      if (!(await section.isVisible())) await this.tap(chip)
      await this.tap(section.locator('.piece-button').nth(made.gap - 1))
    }
    touch(this.table.editing, made)
  }

  private async givePoints({ points, reason }: AtOnce): Promise<void> {
    const { editing } = this.table
    const usual = usualPoints(editing.state(), this.seat).find(one => one.points === points && one.reason === reason)
    const section = this.dock.locator('[data-section="points"]')
    if (!(await section.isVisible())) await this.tap(this.dock.getByRole('button', { name: edit.sectionNames.points }))
    if (usual) {
      const said = edit.give(points, edit.reasons[reason])
      await this.tap(section.getByRole('button', { name: usual.isDue ? `${said}, ${edit.due}` : said, exact: true }))
    } else {
      await this.tap(section.getByRole('button', { name: edit.other, exact: true }))
      await this.page.keyboard.type(String(points))
      await this.page.keyboard.press('Enter')
      await expect(section.locator('.free-points')).toHaveCount(0)
    }
    editing.givePoints(points, usual ? reason : 'table')
  }

  private async openMore(): Promise<void> {
    await this.tap(this.dock.getByRole('button', { name: edit.more, exact: true }))
    this.table.editing.setMoreOpen(true)
  }

  private async closeMore(): Promise<void> {
    await this.tap(this.sheet.getByRole('button', { name: words.dock.close, exact: true }))
    this.table.editing.setMoreOpen(false)
  }

  /** Everything of the sheet but the tokens; gives the number of pieces. */
  private async setBeside(target: Board): Promise<number> {
    const { editing } = this.table
    let pieces = 0
    const piece = (name: string) => this.sheet.getByRole('button', { name, exact: true })
    for (const id of target.engineers) {
      if (editing.board().engineers.includes(id)) continue
      pieces++
      await this.tap(piece(`#${editing.state().copy.engineers[id].number} ${names.engineers[id]}`))
      editing.setBoard({ engineers: toggle(editing.board().engineers, id) })
    }
    for (const card of target.endBonus) {
      if (card === 'hidden' || editing.board().endBonus.includes(card)) continue
      pieces++
      await this.tap(piece(capital(names.endBonusCards[card])))
      editing.setBoard({ endBonus: toggleCard(editing.board().endBonus, card) })
    }
    const hidden = hiddenIn(target)
    while (hiddenIn(editing.board()) < hidden) {
      pieces++
      await this.tap(piece(`${edit.faceDown} +1`))
      const { endBonus } = editing.board()
      editing.setBoard({ endBonus: setHidden(endBonus, hiddenIn(editing.board()) + 1) })
    }
    if (target.blackWorker && !editing.board().blackWorker) {
      pieces++
      await this.tap(piece(edit.blackWorker))
      editing.setBoard({ blackWorker: true })
    }
    return pieces
  }
}

const hiddenIn = ({ endBonus }: Board): number => endBonus.filter(card => card === 'hidden').length

const hasMore = (now: Board, target: Board): boolean =>
  target.engineers.length > now.engineers.length ||
  target.endBonus.length > now.endBonus.length ||
  target.blackWorker !== now.blackWorker

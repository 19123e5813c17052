import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { actions, finals, linesOf, setup } from '../games/russian-railroads/ui/final/evening'
import { expectAccessible, expectAccessibleEnlarged, expectRoom } from './fixtures/access'
import { replay } from './fixtures/replayed'
import { openStored } from './fixtures/stored'
import { savedLines, shownLines, startGame, words } from './fixtures/table'
import { expect, test } from './fixtures/test'

test.setTimeout(240_000)

const { final, names, dock } = words
const say = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const shot = (page: Page, name: string) =>
  process.env['SHOTS'] ? page.screenshot({ path: `${process.env['SHOTS']}/${name}.png` }) : undefined

/** Four players before their cards are turned over; two have equally many engineers. */
const openEvening = (page: Page) =>
  openStored(page, { id: 'evening', startedAt: Date.UTC(2026, 2, 14, 19, 30), setup, lines: linesOf(actions) })

async function playToTheEnd(page: Page): Promise<void> {
  await openEvening(page)
  await say(page, dock.toFinal)
  await say(page, names.endBonusCards.fifteen)
  await say(page, names.endBonusCards.locomotives)
  await say(page, dock.finish)
  await expect.poll(() => savedLines(page)).toBe(actions.length + 2)
}

test('the cards are turned over one player after the other, and the tie in engineers is explained', async ({ page }, {
  project,
}) => {
  await openEvening(page)
  await say(page, dock.toFinal)
  const cards = page.locator('.final .card-row')
  await expect(cards.filter({ hasText: 'Boris' })).toContainText(final.cards.down(2))
  await expectAccessible(page, 'cards are named')
  await shot(page, `${project.name}-naming`)
  await say(page, names.endBonusCards.fifteen)
  await say(page, names.endBonusCards.locomotives)
  await expect(cards.filter({ hasText: 'Boris' })).toContainText(/\+21.*15 points \+15.*Locomotives: 6 \+6/s)

  await expect(cards.filter({ hasText: 'Chloé' })).toContainText(final.cards.down(1))
  await say(page, final.cards.turn('Chloé'))
  await expect(cards.filter({ hasText: 'Chloé' })).toContainText('Doublers: 5 +20')
  await expect(page.locator('.final'), 'not before all cards lie open').not.toContainText(final.majority.title)
  await shot(page, `${project.name}-turning`)
  await say(page, final.cards.turn('Anna'))
  await expect(cards.filter({ hasText: 'Anna' })).toContainText('Factories: 3 +12')
  await expect(page.locator('.final')).toContainText(
    'Chloé and Anna have 2 engineers each; the single highest number decides: Chloé has 15, against 12.',
  )
  await shot(page, `${project.name}-majority`)

  await say(page, dock.finish)
  await expect(page.locator('.final .places li')).toHaveText([
    /^1\s*Anna\s*81$/,
    /^1\s*Chloé\s*81$/,
    /^3\s*Boris\s*42$/,
    /^–\s*Dima\s*14$/,
  ])
  await expect(page.locator('.final')).toContainText('Anna and Chloé share the victory.')
  await expect(page.locator('.final')).toContainText('Dima left early and is not ranked.')
  await expect(page.locator('.final')).toContainText('Playing time: 1 h 10 min.')
  await expectAccessible(page, 'the result')
  await shot(page, `${project.name}-result`)
  await page.locator('.final .bars').scrollIntoViewIfNeeded()
  await shot(page, `${project.name}-charts`)
  await expect(page.getByRole('table', { name: final.bars }).getByRole('row', { name: 'Total' })).toHaveText(
    /81\s*42\s*81\s*14/,
  )
  await expect(page.getByRole('table', { name: final.curve }).getByRole('row').last()).toHaveText(
    /End\s*81\s*42\s*81\s*14/,
  )

  await page.getByRole('button', { name: 'Place 1: Anna, 81 points' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Round 3', { exact: true }).click()
  await sheet.locator('details[open] > .points-tree').getByText('Industry', { exact: true }).click()
  await expect(sheet).toContainText('Marker on 4')
  await expectAccessible(page, 'all points of a player')
  await shot(page, `${project.name}-points`)
})

test('the result is taken along as text, picture, file, table and play', async ({ page, context }, { project }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await playToTheEnd(page)
  await say(page, final.share)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('img')).toBeVisible()
  await expectAccessible(page, 'the share sheet')
  await shot(page, `${project.name}-share`)

  await say(page, 'Text')
  await expect(sheet.getByRole('status')).toHaveText('The text is on the clipboard.')
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toEqual([
    'Russian Railroads: Mar 14, 2026 · 1 h 10 min',
    '1. Anna 81',
    '1. Chloé 81',
    '3. Boris 42',
    'Dima 14 (not ranked)',
  ])

  const picture = await download(page, 'Picture')
  expect(picture.name).toBe('2026-03-14 Anna, Boris, Chloé, Dima.png')
  const png = readFileSync(picture.path)
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 864])
  const [paper, bar, noBar] = await pixelsOf(page, png, [
    [5, 5],
    [110, 334],
    [900, 334 + 2 * 132],
  ])
  expect(paper, 'paper').toEqual([0xf4, 0xf1, 0xea])
  expect(bar, 'the winner’s bar is red').toEqual([0xc8, 0x28, 0x3c])
  expect(noBar, 'and half as long for half the points').toEqual([0xd6, 0xd1, 0xc4])

  const file = await download(page, 'Game file')
  expect(file.name).toBe('2026-03-14 Anna, Boris, Chloé, Dima.railroads.json')
  expect(replay(file.path)).toEqual(finals)

  const csv = await download(page, 'Table (CSV)')
  const rows = readFileSync(csv.path, 'utf8').split('\r\n')
  expect(rows).toHaveLength(1 + 9 * 4 + 1)
  expect(rows.at(-5)).toBe('End,Anna,0,0,0,0,0,12,20,0,81')

  const link = sheet.getByRole('link', { name: 'Send to BG Stats' })
  await expect(link).toHaveAttribute('rel', /noopener/)
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://app.bgstatsapp.com/createPlay.html')
  const play = JSON.parse(address.searchParams.get('data') ?? '') as unknown
  expect(play).toEqual({
    sourceName: 'Stationmaster',
    sourcePlayId: 'evening',
    playDate: '2026-03-14 19:30:00',
    durationMin: 70,
    comments: 'Anna’s kitchen',
    game: {
      name: 'Russian Railroads',
      sourceGameId: 'russian-railroads',
      bggId: 144733,
      highestWins: true,
      noPoints: false,
    },
    players: [
      { name: 'Anna', sourcePlayerId: 'id-anna', score: 81, rank: 1, winner: true, startPlayer: false },
      { name: 'Boris', sourcePlayerId: 'id-boris', score: 42, rank: 3, winner: false, startPlayer: false },
      { name: 'Chloé', sourcePlayerId: 'id-chloe', score: 81, rank: 1, winner: true, startPlayer: true },
      { name: 'Dima', sourcePlayerId: 'id-dima', score: 14, rank: 0, winner: false, startPlayer: false },
    ],
  })
  for (const sent of ['2026-03-14 19:30:00', '70', 'Anna’s kitchen', 'Dima: 14, not ranked', 'id-chloe', 'evening'])
    await expect(sheet.locator('.bg-stats')).toContainText(sent)
})

test('a board is still corrected in the final, and nothing is left to be set once it is over', async ({ page }) => {
  await openEvening(page)
  await say(page, dock.toFinal)
  await say(page, dock.menu)
  await say(page, dock.menuItems.edit)
  await expect(page.locator('.one-board.shown')).toHaveAttribute('aria-label', 'Anna')
  await page.locator('.one-board.shown [data-spot="position:3"]').click()
  await say(page, words.edit.done)
  expect(await shownLines(page)).toBe(actions.length + 1)
  await say(page, names.endBonusCards.fifteen)
  await say(page, names.endBonusCards.locomotives)
  await say(page, dock.finish)
  await expect(page.locator('.final .places')).toBeVisible()
  await expect(page.locator('.undo-bar .button.main')).toHaveCount(0)
})

test('where the device has a share sheet, files go through it under names it takes', async ({ page }) => {
  await page.addInitScript(() => {
    const given: ShareData[] = []
    Object.assign(window, { given })
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: ShareData) => Promise.resolve(given.push(data)),
    })
  })
  await playToTheEnd(page)
  await say(page, final.share)
  for (const way of ['Text', 'Picture', 'Game file', 'Table (CSV)']) await say(page, way)
  const given = () =>
    page.evaluate(() =>
      (Reflect.get(window, 'given') as ShareData[]).map(({ text, files }) => files?.[0]?.name ?? text?.split('\n')[1]),
    )
  const name = '2026-03-14 Anna, Boris, Chloé, Dima'
  await expect.poll(given).toEqual(['1. Anna 81', `${name}.png`, `${name}.railroads.txt`, `${name}.csv`])
})

test('text at 200 % leaves the final in sight and in reach', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openEvening(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })
  await say(page, dock.toFinal)
  await expectRoom(page, 'cards are named')
  await say(page, names.endBonusCards.fifteen)
  await say(page, names.endBonusCards.locomotives)
  await say(page, dock.finish)
  await expectRoom(page, 'the result')
  expect(await page.evaluate(() => document.getAnimations().length), 'nothing moves where that is not wanted').toBe(0)
  await say(page, final.share)
  await expectRoom(page, 'the share sheet')
})

test('holding, or asking, explains anything on the table and changes nothing', async ({ page }, { project }) => {
  const setup = await startGame(page, ['Anna', 'Boris'])
  expect(setup.players).toHaveLength(2)
  const lines = await shownLines(page)
  const sheet = page.getByRole('dialog')
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  }
  await page.locator('.one-board.shown [data-spot="space:kiev:5"]').click({ delay: 800 })
  await expect(sheet).toContainText(/Kiev 5.*20 points at every scoring, if the Kiev medal lies there/s)
  await expectAccessible(page, 'a space is explained')
  await shot(page, `${project.name}-explained`)
  await close()

  await page.locator('.pending-dock .button').first().click({ delay: 800 })
  await expect(sheet).toContainText(/before the first round/)
  await close()
  await page.locator('.pending-dock .button').first().click({ button: 'right' })
  await expect(sheet, 'the menu key or the second button does the same').toContainText(/before the first round/)
  await close()

  await say(page, dock.menu)
  await say(page, words.reference.explain)
  await page.locator('.one-board.shown [data-spot="doubler:3"]').click()
  await expect(sheet).toContainText('doubles what the space scores')
  await close()
  await page.locator('.pending-dock .button').first().click()
  await expect(sheet).toContainText(/before the first round/)
  await close()
  await say(page, words.reference.explainDone)
  expect(await shownLines(page), 'nothing was played').toBe(lines)

  await page.locator('.pending-dock .button', { hasText: names.startingBonusCards.rouble }).click()
  await expect.poll(() => shownLines(page)).toBe(lines + 1)
  await page.locator('[data-space="track-any"]').click({ delay: 800 })
  await expect(sheet).toContainText('A worker never stands for the rouble')
  await close()
  expect(await shownLines(page)).toBe(lines + 1)
})

test('the Reference is searched in both languages, and marks what this device has corrected', async ({ page }, {
  project,
}) => {
  await page.goto('./#/reference')
  const search = page.getByRole('searchbox')
  await expect(page.getByRole('heading', { name: words.reference.sections.engineers, exact: true })).toBeVisible()
  await expectAccessibleEnlarged(page, 'the Reference')
  await shot(page, `${project.name}-reference`)
  await search.fill('munze')
  await expect(page.locator('[data-entry="piece:roubles"]')).toBeVisible()
  await expect(page.locator('[data-entry="track:white"]')).toHaveCount(0)
  await expectAccessibleEnlarged(page, 'a search')
  await expect(page.locator('.reference small')).toHaveCount(0)

  await startGame(page, ['Anna', 'Boris'])
  await say(page, dock.menu)
  await say(page, words.edit.copy.title)
  await page.getByLabel(words.edit.copy.kievStar8).fill('12')
  await say(page, words.edit.copy.save)
  await say(page, dock.menu)
  await say(page, dock.menuItems.reference)
  await page.getByRole('searchbox').fill('kiev 8')
  await expect(page.locator('[data-entry="special:kiev-8"]')).toContainText(/corrected.*12 points/s)
  await expectAccessible(page, 'the Reference of this table')
  await shot(page, `${project.name}-reference-sheet`)
  await page.goto('./#/reference')
  await page.getByRole('searchbox').fill('kiev 8')
  await expect(page.locator('[data-entry="special:kiev-8"]'), 'kept on this device').toContainText(
    /corrected.*12 points/s,
  )
})

async function download(page: Page, way: string): Promise<{ name: string; path: string }> {
  const downloading = page.waitForEvent('download')
  await say(page, way)
  const file = await downloading
  return { name: file.suggestedFilename(), path: await file.path() }
}

/** The colours at some points of a picture, as the browser decodes it. */
const pixelsOf = (page: Page, png: Buffer, points: readonly (readonly [number, number])[]): Promise<number[][]> =>
  page.evaluate(
    async ({ data, points }) => {
      const image = new Image()
      image.src = data
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const pen = canvas.getContext('2d')
      pen?.drawImage(image, 0, 0)
      return points.map(([x, y]) => [...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3))
    },
    { data: `data:image/png;base64,${png.toString('base64')}`, points },
  )

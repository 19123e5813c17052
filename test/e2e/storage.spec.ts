import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { writeGame } from '../../src/games/russian-railroads/files/game-file'
import { en } from '../../src/text/exchange'
import { soaking } from '../size'
import { backupFile, chooseFiles, drawGame } from './fixtures/files'
import { readLines, savedLines, shownLines, words } from './fixtures/table'
import { expect, test } from './fixtures/test'

/** From the n-th write on the disk is full, until it is told otherwise. */
const fillDisk = (page: Page, from: number) =>
  page.addInitScript(first => {
    let writes = 0
    const disk = { full: true }
    Object.assign(window, { disk })
    for (const name of ['add', 'put'] as const) {
      IDBObjectStore.prototype[name] = new Proxy(Reflect.get(IDBObjectStore.prototype, name), {
        apply(write, store, values) {
          writes++
          if (disk.full && writes >= first) throw new DOMException('the disk is full', 'QuotaExceededError')
          return Reflect.apply(write, store, values) as IDBRequest<IDBValidKey>
        },
      })
    }
  }, from)

const makeRoom = (page: Page) =>
  page.evaluate(() => Object.assign(Reflect.get(window, 'disk') as object, { full: false }))

/** The game's file, from the note that says that it is not saved. */
async function exportFromNote(page: Page): Promise<{ actions: unknown[] }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words.dock.exportFile }).click()
  return JSON.parse(await readFile(await (await download).path(), 'utf8')) as { actions: unknown[] }
}

// A game begins with a handful of writes, and each tap makes at least two: a round of little else than passing has 15.
for (const write of soaking ? Array.from({ length: 15 }, (_, i) => i + 1) : [1, 4, 9, 14]) {
  test(`disk full from write ${write} on: nothing acknowledged is lost, the table says so, the export is whole @phone`, async ({
    page,
  }) => {
    await fillDisk(page, write)
    await page.goto('./#/new')
    for (const name of ['Anna', 'Boris']) {
      const field = page.getByRole('textbox', { name: words.setup.name })
      await field.fill(name)
      await field.press('Enter')
    }
    await page.getByRole('button', { name: words.setup.start }).click()
    await page.locator('.table-screen').waitFor()
    const passes = page.getByRole('button', { name: words.dock.pass, exact: true })
    const note = page.locator('.notes')
    const options = page.locator('.dock .options button')
    while (!(await page.locator('.reviewing').isVisible())) {
      const before = await shownLines(page)
      await passes.or(options).first().click()
      await expect.poll(() => shownLines(page)).toBeGreaterThan(before)
    }
    await expect(note).toContainText(words.dock.notSaved)
    const [shown, saved] = [await shownLines(page), await savedLines(page)]
    expect(saved).toBeLessThan(shown)
    const exported = await exportFromNote(page)
    expect(exported.actions).toHaveLength(shown)
    if (saved > 0) expect((await readLines(page)).slice(0, saved)).toEqual(exported.actions.slice(0, saved))

    await makeRoom(page)
    await page.getByRole('button', { name: words.dock.retry }).click()
    await expect(note).not.toContainText(words.dock.notSaved)
    expect(await readLines(page)).toEqual(exported.actions)
  })
}

test('after ten finished games the app reminds of a backup, once', async ({ page }) => {
  const game = drawGame(0)
  await page.goto('./#/import')
  await chooseFiles(page, backupFile(Array.from({ length: 10 }, (_, i) => writeGame({ ...game, id: `game-${i}` }))))
  await page.getByRole('button', { name: en.import.start, exact: true }).click()
  await page.getByText(en.import.done(10)).waitFor()
  await page.goto('./#/')
  await expect(page.getByText(en.reminder.text(10))).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: en.data.exportAll }).click()
  await download
  await page.reload()
  await expect(page.getByText('Last results')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(en.reminder.text(10))).toBeHidden()
})

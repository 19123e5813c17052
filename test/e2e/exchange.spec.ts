import { readFile } from 'node:fs/promises'
import { writeGame } from '../../src/games/russian-railroads/files/game-file'
import { en } from '../../src/text/exchange'
import { sized } from '../size'
import { expectAccessibleEnlarged } from './fixtures/access'
import { backupFile, chooseFiles, countGames, drawGame, gameFile, jsonFile } from './fixtures/files'
import { expect, test } from './fixtures/test'
import { readyForOffline } from './fixtures/worker'

const [short, full] = [sized(100, 10_000), sized(10, 1_000)]

test('a file is looked at first, imported on request, and the game opens where it was', async ({ page }) => {
  await page.goto('./#/settings')
  await page.getByRole('link', { name: en.data.import }).click()
  await chooseFiles(page, gameFile(drawGame(0, 40)))
  await expect(page.getByText(en.import.relations.new(1))).toBeVisible()
  expect(await countGames(page)).toEqual({ games: 0, orphans: 0 })
  await page.getByRole('button', { name: en.import.start, exact: true }).click()
  await page.getByRole('link', { name: en.import.open }).click()
  await expect(page.locator('.table-screen')).toHaveAttribute('data-saved', '40')
})

test('a file that is not ours gets one sentence and changes nothing', async ({ page }) => {
  await page.goto('./#/import')
  for (const [file, problem] of [
    ['no JSON', 'foreign'],
    ['{"format":"railroads.game"', 'damaged'],
    [writeGame(drawGame(0, 3)).replace('"version":1', '"version":2'), 'newer'],
    [`{"format":"railroads.game","x":"${'x'.repeat(2_000_000)}"}`, 'too-large'],
  ] as const) {
    await chooseFiles(page, jsonFile(file))
    await expect(page.getByRole('alert')).toContainText(`${en.problems[problem]} ${en.nothingChanged}`)
  }
  expect(await countGames(page)).toEqual({ games: 0, orphans: 0 })
})

test('files can be dropped on any page', async ({ page }) => {
  await page.goto('./#/players')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const text = writeGame(drawGame(0, 10))
  await page.evaluate(content => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([content], 'game.railroads.json'))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, text)
  await expect(page.getByText(en.import.relations.new(1))).toBeVisible()
})

test('a file shared from another app arrives through the worker', async ({ page }) => {
  await page.goto('./')
  await readyForOffline(page)
  await page.evaluate(
    content => {
      const form = document.createElement('form')
      form.method = 'post'
      form.enctype = 'multipart/form-data'
      form.action = './share-target'
      const input = document.createElement('input')
      input.type = 'file'
      input.name = 'files'
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content], 'game.railroads.txt', { type: 'text/plain' }))
      input.files = dataTransfer.files
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    writeGame(drawGame(0, 10)),
  )
  await page.waitForURL(/#\/import$/)
  await expect(page.getByText(en.import.relations.new(1))).toBeVisible()
  await page.reload()
  await expect(page.getByText(en.import.hint)).toBeVisible()
})

test('the manifest names share target and file handler', async ({ page, request }) => {
  await page.goto('./')
  const manifest = (await (await request.get('./manifest.webmanifest')).json()) as Record<string, unknown>
  expect(manifest['share_target']).toMatchObject({ action: './share-target', method: 'POST' })
  expect(manifest['file_handlers']).toEqual([
    { action: './#/import', accept: { 'application/json': ['.railroads', '.json'] } },
  ])
})

test(`${short} short and ${full} full games are imported; cancelled, nothing of them is there @desktop`, async ({
  page,
}) => {
  test.setTimeout(60_000 + (short + 20 * full) * 100)
  // One log under many ids is as much work as many logs, and drawn in no time.
  const [begun, whole] = [drawGame(0, 30), drawGame(2)]
  const games = [
    ...Array.from({ length: short }, (_, i) => writeGame({ ...begun, id: `short-${i}` })),
    ...Array.from({ length: full }, (_, i) => writeGame({ ...whole, id: `full-${i}` })),
  ]
  const file = backupFile(games)
  await page.goto('./#/import')
  // A fast machine would be done before anybody could cancel.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  const progress = page.getByRole('progressbar')
  await chooseFiles(page, file)
  await progress.waitFor()
  await page.getByRole('button', { name: en.import.cancel }).click()
  await expect(page.getByText(en.import.hint)).toBeVisible()

  await chooseFiles(page, file)
  const start = page.getByRole('button', { name: en.import.start, exact: true })
  await start.click({ timeout: 600_000 })
  await progress.waitFor()
  await page.getByRole('button', { name: en.import.cancel }).click()
  await expect(page.getByText(en.import.hint)).toBeVisible()
  expect(await countGames(page)).toEqual({ games: 0, orphans: 0 })

  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await chooseFiles(page, file)
  const began = Date.now()
  await start.click({ timeout: 600_000 })
  await expect(page.getByText(en.import.done(short + full))).toBeVisible({ timeout: 600_000 })
  console.log(`${short + full} games of ${file.buffer.length} bytes written in ${Date.now() - began} ms`)
  expect(await countGames(page)).toEqual({ games: short + full, orphans: 0 })
})

test('everything exported, cleared and imported is exported to the same bytes', async ({ page }) => {
  await page.goto('./#/import')
  await chooseFiles(page, backupFile([drawGame(0), drawGame(1, 50), drawGame(2, 10)].map(writeGame)))
  await page.getByRole('button', { name: en.import.start, exact: true }).click()
  await page.getByText(en.import.done(3)).waitFor()

  await page.goto('./#/settings')
  const exportAll = async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: en.data.exportAll }).last().click()
    const saved = await download
    expect(saved.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d backup\.railroads\.json$/)
    return readFile(await saved.path(), 'utf8')
  }
  await page.getByRole('button', { name: en.data.clear, exact: true }).click()
  const first = await exportAll()
  await page.getByRole('button', { name: en.data.clearNow }).click()
  await expect(page.getByText('No game yet')).toBeVisible()

  await page.goto('./#/import')
  await chooseFiles(page, jsonFile(first))
  await page.getByRole('button', { name: en.import.start, exact: true }).click()
  await page.getByText(en.import.done(3)).waitFor()
  await page.goto('./#/settings')
  expect(await exportAll()).toBe(first)
})

test('the games that the history shows are exported together, with their people and nothing else', async ({ page }) => {
  await page.goto('./#/import')
  await chooseFiles(page, backupFile([drawGame(0), drawGame(1, 50)].map(writeGame)))
  await page.getByRole('button', { name: en.import.start, exact: true }).click()
  await page.getByRole('link', { name: en.import.toHistory }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: en.data.exportThese }).click()
  const file: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file).toMatchObject({
    format: 'railroads.backup',
    settings: {},
    games: [{ id: drawGame(0).id }, { id: drawGame(1).id }],
  })
})

test('import and data are for everyone', async ({ page }) => {
  test.slow()
  await page.goto('./#/import')
  await page.getByText(en.import.hint).waitFor()
  await expectAccessibleEnlarged(page, 'import')
  await chooseFiles(page, gameFile(drawGame(0, 30)))
  await page.getByRole('button', { name: en.import.start, exact: true }).click()
  await page.getByText(en.import.done(1)).waitFor()
  await expectAccessibleEnlarged(page, 'import done')

  await page.goto('./#/')
  await page.goto('./#/import')
  const other = drawGame(0, 20)
  await chooseFiles(page, [
    gameFile({ ...other, actions: [...other.actions, { do: 'undo', to: 5, at: 900 }] }),
    gameFile(drawGame(1)),
  ])
  await page.getByText(en.import.preview).waitFor()
  await expectAccessibleEnlarged(page, 'preview with a choice')
  await page.getByRole('button', { name: en.import.cancel }).click()
  await chooseFiles(page, jsonFile('{'))
  await page.getByRole('alert').waitFor()
  await expectAccessibleEnlarged(page, 'refused')
  await page.getByRole('button', { name: en.import.scan }).click()
  await page.getByText(en.scan.missing).or(page.getByText(en.scan.refused)).waitFor()
  await expectAccessibleEnlarged(page, 'scanner without a camera')

  await page.goto('./#/settings')
  await page.getByRole('button', { name: en.data.clear, exact: true }).click()
  await expectAccessibleEnlarged(page, 'clear all data')
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { encode } from 'uqr'
import { toFrames } from '../../src/exchange/frames'
import { pack } from '../../src/exchange/pack'
import { writeGame } from '../../src/games/russian-railroads/files/game-file'
import { en } from '../../src/text/exchange'
import { findBrowser, launchFlags } from '../../tools/browser'
import { expectAccessibleEnlarged } from './fixtures/access'
import { chooseFiles, drawGame, gameFile, type TestFile } from './fixtures/files'
import { readLines, shownLines, words as table } from './fixtures/table'
import { expect, test } from './fixtures/test'

/** Puts a game on a phone and opens it. */
async function bring(page: Page, game: ReturnType<typeof drawGame>): Promise<void> {
  await page.goto('./#/import')
  await chooseFiles(page, gameFile(game))
  await page.getByRole('button', { name: en.import.start, exact: true }).click()
  await page.getByRole('link', { name: en.import.open }).click()
  await page.locator('.table-screen').waitFor()
}

/** From the table to its codes, and a picture of each of them. */
async function showCodes(page: Page): Promise<TestFile[]> {
  await page.getByRole('button', { name: table.dock.menu }).click()
  await page.getByRole('button', { name: table.dock.menuItems.handOver }).click()
  const code = page.locator('.qr-code')
  await code.waitFor()
  const pause = page.getByRole('button', { name: en.handOver.pause })
  const total = Number(/of (\d+)$/.exec((await code.getAttribute('aria-label')) ?? '')?.[1])
  if (total > 1) await pause.click()
  const pictures: TestFile[] = []
  while (pictures.length < total) {
    pictures.push({ name: 'code.png', mimeType: 'image/png', buffer: await code.screenshot() })
    if (total > 1) await page.getByRole('button', { name: en.handOver.next }).click()
  }
  return pictures
}

/** Reads pictures of codes on another phone and takes the game in. */
async function takePictures(page: Page, pictures: readonly TestFile[]): Promise<void> {
  await page.goto('./#/import')
  await page.getByRole('button', { name: en.import.scan }).click()
  await chooseFiles(page, pictures)
}

const otherPhone = (browser: Browser, baseURL: string | undefined): Promise<BrowserContext> =>
  browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB', viewport: { width: 360, height: 640 } })

for (const [name, game] of [
  ['one code', drawGame(2, 12)],
  ['a sequence of codes', drawGame(3, 150)],
] as const) {
  test(`a game handed over by ${name} goes on at the same move on the other phone`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow()
    await bring(page, game)
    const before = await readLines(page)
    const codes = await showCodes(page)
    expect(codes.length > 1).toBe(name !== 'one code')

    const other = await otherPhone(browser, baseURL)
    const phone = await other.newPage()
    await takePictures(phone, codes)
    await expect(phone.getByText(en.import.relations.new(1))).toBeVisible()
    await phone.getByRole('button', { name: en.import.start, exact: true }).click()
    await phone.getByRole('link', { name: en.import.open }).click()
    await phone.locator('.table-screen').waitFor()
    expect(await readLines(phone)).toEqual(before)
    await expect(phone.locator('.dock')).toBeVisible()

    // It goes on there, comes back, and continues what is here.
    await phone
      .getByRole('button', { name: /^Undo: / })
      .first()
      .click()
    await expect.poll(() => shownLines(phone)).toBe(before.length + 1)
    const back = await showCodes(phone)
    await takePictures(page, back)
    await expect(page.getByText(en.import.relations.longer(1))).toBeVisible()
    await other.close()
  })
}

test('a link carries the whole game; one that is cut off is refused', async ({ page }) => {
  await bring(page, drawGame(2, 40))
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await showCodes(page)
  await page.getByRole('button', { name: en.handOver.link }).click()
  const link = await page.getByRole('textbox', { name: en.handOver.copyByHand }).inputValue()
  await page.goto(link)
  await expect(page.getByText(en.import.relations.same(1))).toBeVisible()
  await page.goto(link.slice(0, -20))
  await expect(page.getByText(en.problems.code)).toBeVisible()
})

test('a game handed over is marked on the giving phone', async ({ page }) => {
  await bring(page, drawGame(2, 12))
  await showCodes(page)
  await page.getByRole('button', { name: en.handOver.done }).click()
  await expect(page.locator('.game-list')).toContainText('handed to another phone')
})

test('a picture without a code gets a sentence', async ({ page }) => {
  await page.goto('./#/')
  const buffer = await page.screenshot()
  await takePictures(page, [{ name: 'home.png', mimeType: 'image/png', buffer }])
  await expect(page.getByText(en.scan.notFound)).toBeVisible()
})

test('the camera reads a sequence of codes @desktop', async ({ baseURL }) => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'stationmaster-camera-'))
  const video = join(folder, 'codes.y4m')
  const codes = toFrames(await pack(writeGame(drawGame(3, 150))))
  expect(codes.length).toBeGreaterThan(1)
  await writeFile(video, film(codes))
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      ...launchFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  })
  try {
    const context = await otherPhone(browser, baseURL)
    await context.grantPermissions(['camera'])
    const page = await context.newPage()
    await page.goto('./#/import')
    await page.getByRole('button', { name: en.import.scan }).click()
    await expect(page.getByText(en.import.relations.new(1))).toBeVisible({ timeout: 60_000 })
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
})

/** A film in which one code after the other stands still for a while, as raw pictures in shades of grey. */
function film(codes: readonly string[]): Buffer {
  const [width, height, still] = [640, 480, 8]
  const gray = Buffer.alloc((width * height) / 2, 128)
  const parts = [Buffer.from(`YUV4MPEG2 W${width} H${height} F20:1 Ip A1:1 C420jpeg\n`)]
  for (const text of codes) {
    const { data, size } = encode(text, { border: 4 })
    const scale = Math.floor(height / size)
    const light = Buffer.alloc(width * height, 235)
    for (let y = 0; y < size * scale; y++)
      for (let x = 0; x < size * scale; x++)
        if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)]) light[y * width + x] = 16
    for (let i = 0; i < still; i++) parts.push(Buffer.from('FRAME\n'), light, gray)
  }
  return Buffer.concat(parts)
}

test('handing over is for everyone', async ({ page }) => {
  await bring(page, drawGame(2))
  const id = new URL(page.url()).hash.split('/').at(-1) ?? ''
  await page.goto(`./?hand-over#/hand-over/${id}`)
  await page.getByRole('button', { name: en.handOver.pause }).click()
  await expectAccessibleEnlarged(page, 'hand over')
})

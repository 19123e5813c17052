import type { Page } from '@playwright/test'
import { en as exchange } from '../../src/text/exchange'
import { readLines, startGame } from './fixtures/table'
import { expect, test } from './fixtures/test'

interface Manifest {
  readonly name: string
  readonly id?: string
  readonly start_url: string
  readonly scope: string
  readonly display: string
  readonly icons: readonly Picture[]
  readonly screenshots: readonly (Picture & { readonly form_factor: string })[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
}
interface Picture {
  readonly src: string
  readonly sizes: string
  readonly purpose?: string
}

const readManifest = (page: Page): Promise<Manifest> =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    return (await (await fetch(link?.href ?? '')).json()) as Manifest
  })

/** The size a picture really has, and what its manifest says. */
const measure = (page: Page, { src, sizes }: Picture) =>
  page.evaluate(
    async ({ src, sizes }) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return { src, says: sizes, is: `${image.naturalWidth}x${image.naturalHeight}` }
    },
    { src, sizes },
  )

test.describe('the manifest', { tag: '@desktop' }, () => {
  test('is read by the browser without a complaint', async ({ page }) => {
    await page.goto('./')
    const session = await page.context().newCDPSession(page)
    const { errors, url } = await session.send('Page.getAppManifest')
    expect(url).toMatch(/manifest\.webmanifest$/)
    expect(errors).toEqual([])
  })

  test('makes an app of its own window that works in any folder', async ({ page }) => {
    await page.goto('./')
    const manifest = await readManifest(page)
    expect(manifest).toMatchObject({ name: 'Stationmaster', display: 'standalone', start_url: './', scope: './' })
    expect(manifest.id, 'an id of / would belong to another app in a subfolder').toBeUndefined()
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Continue', './#/continue'],
      ['New game', './#/new'],
      ['History', './#/history'],
    ])
  })

  test('has icons and screenshots of the sizes it names', async ({ page }) => {
    await page.goto('./')
    const { icons, screenshots } = await readManifest(page)
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
    for (const picture of [...icons, ...screenshots].filter(({ sizes }) => sizes !== 'any')) {
      const { is, says, src } = await measure(page, picture)
      expect(is, src).toBe(says)
    }
  })
})

/** Chromium's offer, which a headless browser never makes. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(offer, { prompt: () => Promise.resolve(Reflect.set(window, 'asked', true)) })
    window.dispatchEvent(offer)
  })

test.describe('the install hint', () => {
  const hint = (page: Page) => page.getByText('Installed, Stationmaster opens like any app')

  test('comes where the browser offers it, and asks the browser', async ({ page }) => {
    await page.goto('./')
    await expect(page.getByText('No game yet')).toBeVisible()
    await expect(hint(page)).toHaveCount(0)
    await offerInstallation(page)
    await expect(hint(page)).toBeVisible()
    await page.getByRole('button', { name: 'Install' }).click()
    await expect(hint(page)).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'asked') === true)).toBe(true)
  })

  test('once closed stays away', async ({ page }) => {
    await page.goto('./')
    await offerInstallation(page)
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(hint(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('No game yet')).toBeVisible()
    await offerInstallation(page)
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByText('No game yet')).toBeVisible()
    await expect(hint(page)).toHaveCount(0)
  })

  test('on iOS comes before the first game and says how', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }))
    await page.goto('./')
    await expect(page.getByText('Add to Home Screen')).toBeVisible()
  })
})

test.describe('the app opens', () => {
  /** Closes the app and opens it as its icon does. */
  async function reopen(page: Page, address = './'): Promise<Page> {
    const context = page.context()
    const id = /#\/game\/(\w+)$/.exec(page.url())?.[1]
    await expect.poll(() => readLeftOpen(page)).toBe(id)
    await page.close()
    const next = await context.newPage()
    await next.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('.home')) Reflect.set(window, 'sawHome', true)
      }).observe(document, { childList: true, subtree: true })
    })
    await next.goto(address)
    return next
  }

  const readLeftOpen = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<unknown>(resolve => {
          const opening = indexedDB.open('stationmaster')
          opening.onsuccess = () => {
            const reading = opening.result.transaction('settings').objectStore('settings').get('left-open')
            reading.onsuccess = () => {
              opening.result.close()
              resolve((reading.result as { value: unknown } | undefined)?.value)
            }
          }
        }),
    )

  const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Stationmaster' })

  test('on the table it was closed on, and Home is not seen before', async ({ page }) => {
    await startGame(page, ['Anna', 'Boris'])
    const { hash } = new URL(page.url())
    const lines = await readLines(page)
    const next = await reopen(page)
    await expect(next.locator('.table-screen')).toBeVisible()
    expect(new URL(next.url()).hash).toBe(hash)
    expect(await readLines(next)).toEqual(lines)
    expect(await next.evaluate(() => Reflect.get(window, 'sawHome') === true)).toBe(false)
    const again = await reopen(next) // it was closed there once more
    await expect(again.locator('.table-screen')).toBeVisible()
  })

  test('on the table in place of Home, so that back leads to where the player came from', async ({ page }) => {
    await page.goto('./#/settings')
    await page.evaluate(() => void (window.location.hash = '#/history'))
    await startGame(page, ['Anna', 'Boris'], { site: './?next' })
    await expect.poll(() => readLeftOpen(page)).toBeTruthy()
    await page.goto('./')
    await expect(page.locator('.table-screen')).toBeVisible()
    await page.goBack() // the table as it was left
    await expect(page).toHaveURL(/next#/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  })

  test('on Home where the player has left the table', async ({ page }) => {
    await startGame(page, ['Anna', 'Boris'])
    await page.evaluate(() => void (window.location.hash = '#/'))
    await expect(page.locator('.game-list')).toContainText('Anna')
    const next = await reopen(page)
    await expect(next.locator('.game-list')).toContainText('Anna')
    await expect(home(next)).toBeVisible()
  })

  test('on the page of its address, Home too, and that page is then what it was closed on', async ({ page }) => {
    await startGame(page, ['Anna', 'Boris'])
    const next = await reopen(page, './#/')
    await expect(home(next)).toBeVisible()
    await expect(next.locator('.game-list')).toContainText('Anna')
    const again = await reopen(next)
    await expect(home(again)).toBeVisible()
    await expect(again.locator('.game-list')).toContainText('Anna')
  })

  test('on a table that was handed over only when the player opens it', async ({ page }) => {
    await startGame(page, ['Anna', 'Boris'])
    const { hash } = new URL(page.url())
    await page.goto(hash.replace('#/game/', './#/hand-over/'))
    await page.getByRole('button', { name: exchange.handOver.done }).click()
    await expect(home(page)).toBeVisible()
    await page.goto(`./${hash}`)
    await expect(page.locator('.table-screen')).toBeVisible()
    const next = await reopen(page)
    await expect(next.locator('.game-list')).toContainText('Anna')
  })
})

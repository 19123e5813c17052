import type { Page } from '@playwright/test'
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

import { openOwnSite } from './fixtures/own-site'
import { choose, heading, languages, pages } from './fixtures/pages'
import { expect, test } from './fixtures/test'
import { readyForOffline } from './fixtures/worker'

// A dead network is what these tests are about; the browser remarks on it when the worker looks for an update.
test.use({ expectedErrors: /ERR_CONNECTION_REFUSED/ })

for (const language of languages) {
  test(`without a network every page opens in ${language}, by reload, by link and in a new tab`, async ({
    page,
    context,
    ownSite,
  }) => {
    await choose(page, { language })
    await page.goto(ownSite.address)
    await readyForOffline(page)
    await ownSite.stop()

    await page.reload()
    for (const { hash, heading: name } of pages) {
      await page.goto(`${ownSite.address}?${encodeURIComponent(hash)}${hash}`)
      await expect(heading(page)).toHaveText(name(language))
    }
    const tab = await context.newPage()
    await tab.goto(`${ownSite.address}#/settings`)
    await expect(heading(tab)).toHaveText(pages.find(({ hash }) => hash === '#/settings')?.heading(language) ?? '')
  })
}

test('pages never opened before are there when the network goes away during the first visit', async ({
  page,
  ownSite,
}) => {
  await page.goto(ownSite.address)
  await readyForOffline(page)
  await ownSite.stop()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(heading(page)).toHaveText('Settings')
  await expect(page.getByText('Without a network')).toBeVisible()
  await expect(page.locator('.facts').getByText('Ready', { exact: true })).toBeVisible()
})

test('"Ready to work offline" is said once', async ({ page, ownSite }) => {
  await page.goto(ownSite.address)
  const notice = page.getByText('Ready to work offline.')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
  await readyForOffline(page)
  await page.reload()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.locator('.facts').getByText('Ready', { exact: true })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a subfolder of a static host is as good as its root, also offline', async ({ page }) => {
  const site = await openOwnSite({ prefix: '/club/trains/' })
  try {
    await page.goto(site.address)
    await readyForOffline(page)
    await site.stop()
    for (const { hash, heading: name } of pages) {
      await page.goto(`${site.address}?${encodeURIComponent(hash)}${hash}`)
      await expect(heading(page)).toHaveText(name('en'))
    }
  } finally {
    await site.stop()
  }
})

test('everything the app can load is kept on the device', async ({ page, ownSite }) => {
  await page.goto(ownSite.address)
  await readyForOffline(page)
  await ownSite.stop()
  // What index.html names, and the manifest's icons but the large ones, which are read when the app is installed.
  const missing = await page.evaluate(async () => {
    const named = [...document.querySelectorAll<HTMLElement>('head [href], head [src]')].map(
      element => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    )
    const manifest = (await (await fetch('./manifest.webmanifest')).json()) as { icons: { src: string }[] }
    const icons = manifest.icons.map(({ src }) => src).filter(src => !src.includes('-512'))
    const paths = [...named, ...icons]
    const found = await Promise.all(
      paths.map(path =>
        fetch(path).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    return paths.filter((_, index) => !found[index])
  })
  expect(missing).toEqual([])
})

import { heading, languages, pages, visit } from './fixtures/pages'
import { expect, test } from './fixtures/test'

for (const language of languages) {
  test.describe(`in ${language}, as the browser's language says`, () => {
    test.use({ locale: { en: 'en-GB', de: 'de-AT' }[language] })

    for (const { hash, heading: expected } of pages) {
      test(`${hash} is a deep link to a page with its heading and title`, async ({ page }) => {
        await page.goto(`./${hash}`)
        const name = expected(language)
        await expect(heading(page)).toHaveText(name)
        await expect(page).toHaveTitle(hash === '#/' ? name : `${name} · Stationmaster`)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
      })
    }
  })
}

test.describe('another language', () => {
  test.use({ locale: 'fr-FR' })
  test('falls back to English', async ({ page }) => {
    await page.goto('./#/settings')
    await expect(heading(page)).toHaveText('Settings')
  })
})

const full = ['#/new', '#/settings', '#/reference', '#/import']
for (const here of pages.filter(({ hash }) => !full.includes(hash))) {
  test(`${here.hash} with nothing to show has one button that leads on`, async ({ page }) => {
    await visit(page, here)
    const button = page.locator('main').locator('a.button.main')
    await expect(button).toHaveCount(1)
    await button.click()
    await expect(heading(page)).toBeFocused()
    await expect(heading(page)).not.toHaveText(here.heading('en'))
  })
}

test.describe('navigation', () => {
  test('leads to each page, marks it, and moves the focus to its heading at the top', async ({ page }) => {
    await page.goto('./')
    const navigation = page.getByRole('navigation', { name: 'Pages' })
    for (const name of ['History', 'Players', 'Reference', 'Settings', 'Home']) {
      await navigation.getByRole('link', { name }).click()
      await expect(heading(page)).toBeFocused()
      await expect(heading(page)).toHaveText(name === 'Home' ? 'Stationmaster' : name)
      await expect(navigation.locator('[aria-current=page]')).toHaveText(name)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
  })

  test('goes back and forward with the browser', async ({ page }) => {
    await page.goto('./')
    await page.getByRole('link', { name: 'History' }).click()
    await expect(heading(page)).toHaveText('History')
    await page.goBack()
    await expect(heading(page)).toHaveText('Stationmaster')
    await page.goForward()
    await expect(heading(page)).toHaveText('History')
  })

  test('leaves the focus alone on a fresh load', async ({ page }) => {
    await page.goto('./#/history')
    await expect(heading(page)).toHaveText('History')
    await expect(heading(page)).not.toBeFocused()
  })

  test('can be skipped by keyboard, without changing the address', async ({ page }) => {
    await page.goto('./#/settings')
    await expect(heading(page)).toHaveText('Settings')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    expect(new URL(page.url()).hash).toBe('#/settings')
  })

  test('lies along the bottom of a phone', { tag: '@phone' }, async ({ page }) => {
    await page.goto('./#/settings')
    const box = await page.getByRole('navigation').boundingBox()
    expect(box).toMatchObject({ x: 0, width: 360 })
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640)
  })

  test('stands at the side of a wide screen', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('./#/settings')
    const box = await page.getByRole('navigation').boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, height: 800 })
    expect(box?.width).toBeLessThan(320)
  })

  test('is absent where a game has the screen to itself', async ({ page }) => {
    await page.goto('./#/game/nowhere')
    await expect(heading(page)).toHaveText('Game')
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  })
})

test.describe('the shortcut Continue', () => {
  test('leads Home where no game is running', async ({ page }) => {
    await page.goto('./#/continue')
    await expect(heading(page)).toHaveText('Stationmaster')
  })
})

test('no element moves when the system asks for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const here of pages) {
    await visit(page, here)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter(element => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element)
          return transitionDuration !== '0s' || animationName !== 'none' || scrollBehavior === 'smooth'
        })
        .map(element => element.outerHTML),
    )
    expect(moving).toEqual([])
  }
})

import { chromium } from '@playwright/test'
import { findBrowser, launchFlags } from '../../tools/browser'
import { expect, test } from './fixtures/test'

test.describe('the policy', { tag: '@desktop' }, () => {
  test('is the strict one, and stands before everything it holds for', async ({ page, request }) => {
    const source = await (await request.get('./')).text()
    expect(source.indexOf('Content-Security-Policy')).toBeLessThan(source.indexOf('<script'))
    await page.goto('./')
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
      'content',
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; " +
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'",
    )
  })

  test('the page brings no inline script and no inline style', async ({ request }) => {
    const source = await (await request.get('./')).text()
    expect(source.match(/<script(?![^>]*\bsrc=)[^>]*>/g)).toBeNull()
    expect(source).not.toMatch(/<style|\sstyle=|\son\w+=/)
  })

  test.describe('forbids', () => {
    test.use({ expectedErrors: /Content Security Policy|The policy forbids/ })

    test('code made of text', async ({ page }) => {
      await page.goto('./')
      const ran = await page.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'window.inlineRan = true'
        document.body.append(script)
        return Reflect.has(window, 'inlineRan')
      })
      expect(ran).toBe(false)
    })

    test('a request to another port of the same machine', async ({ page, ownSite }) => {
      await page.goto('./')
      const forbidden = await page.evaluate(async address => {
        const violation = new Promise<string>(resolve => {
          addEventListener('securitypolicyviolation', event => resolve(event.violatedDirective))
        })
        await fetch(address).catch(() => undefined)
        return violation
      }, ownSite.address)
      expect(forbidden).toBe('connect-src')
    })
  })
})

test.describe('an address without https', { tag: '@phone' }, () => {
  test('runs, and says once what needs it', async ({ baseURL }) => {
    const { port } = new URL(baseURL ?? '')
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [...launchFlags, '--host-resolver-rules=MAP laptop.test 127.0.0.1'],
    })
    try {
      const page = await browser.newPage({ locale: 'en-GB' })
      const errors: string[] = []
      page.on('pageerror', error => errors.push(error.message))
      await page.goto(`http://laptop.test:${port}/`)
      expect(await page.evaluate(() => isSecureContext)).toBe(false)
      const sentence = page.getByText('This address has no https.')
      await expect(sentence).toBeVisible()
      await page.getByRole('link', { name: 'Settings' }).click()
      await expect(page.getByText('Needs an address with https')).toBeVisible()
      await page.reload()
      await page.getByRole('link', { name: 'Home' }).click()
      await expect(page.getByText('No game yet')).toBeVisible()
      await expect(sentence).toHaveCount(0)
      expect(errors).toEqual([])
    } finally {
      await browser.close()
    }
  })
})

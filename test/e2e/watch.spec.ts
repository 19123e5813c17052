import { expect, test, watch } from './fixtures/test'

// The guards of every other test, each shown something it must see. A context of its own, so that this test stays clean.
test.describe('a test notices', { tag: '@desktop' }, () => {
  const wrongs: [string, () => void, RegExp][] = [
    [
      'a request to another host',
      () => location.assign('https://example.com/'),
      /asked another host: https:\/\/example\.com/,
    ],
    [
      'a breach of the policy',
      () => document.body.setAttribute('style', 'color: red'),
      /The policy forbids style-src-attr/,
    ],
    [
      'an uncaught error',
      () =>
        void setTimeout(() => {
          throw new Error('derailed')
        }),
      /threw: derailed/,
    ],
    ['a lost promise', () => void Promise.reject(new Error('derailed')), /threw: derailed/],
    ['a page that goes blank', () => document.querySelector('main')?.replaceChildren(), /logged: The page went blank/],
    ['an error in the console', () => console.error('derailed'), /logged: derailed/],
  ]
  for (const [name, wrong, complaint] of wrongs) {
    test(name, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '' })
      const complaints = await watch(context)
      const page = await context.newPage()
      await page.goto('./')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(wrong)
      await expect.poll(() => complaints).toContainEqual(expect.stringMatching(complaint))
      await context.close()
    })
  }
})

import { checkAccess } from './fixtures/access'
import { listGame } from './fixtures/games'
import { choose, languages, pages, visit } from './fixtures/pages'
import { expect, test } from './fixtures/test'

for (const language of languages) {
  test.describe(`in ${language}, light and dark, axe finds nothing, nothing scrolls sideways, controls have 44 × 44 px`, () => {
    for (const here of pages) {
      test(`on ${here.hash}`, async ({ page }) => {
        await choose(page, { language })
        await visit(page, here, language)
        await checkAccess(page, here.hash)
      })
    }

    for (const here of pages.filter(({ hash }) => hash === '#/' || hash === '#/history')) {
      test(`on ${here.hash} with games`, async ({ page }) => {
        await choose(page, { language })
        await visit(page, here, language)
        await listGame(page, {
          players: ['Anna', 'Wolfeschlegelsteinhausenbergerdo', 'Chloé', 'Dima'].map((name, seat) => ({
            id: String(seat),
            name,
            color: 'red',
            points: 500 - seat,
          })),
        })
        await listGame(page, { id: 'friday', state: 'finished' })
        await page.reload()
        await expect(page.locator('main').getByText('Chloé 498')).toBeVisible()
        await checkAccess(page, here.hash)
      })
    }
  })
}

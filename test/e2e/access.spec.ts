import { expectAccessibleEnlarged } from './fixtures/access'
import { listGame } from './fixtures/games'
import { pages, visit } from './fixtures/pages'
import { expect, test } from './fixtures/test'

test.describe('axe finds nothing, nothing scrolls sideways, controls have 44 × 44 px, in every look and at 200 %', () => {
  for (const here of pages) {
    test(`on ${here.hash}`, async ({ page }) => {
      await visit(page, here)
      await expectAccessibleEnlarged(page, here.hash)
    })
  }

  for (const here of pages.filter(({ hash }) => hash === '#/' || hash === '#/history')) {
    test(`on ${here.hash} with games`, async ({ page }) => {
      await visit(page, here)
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
      await expectAccessibleEnlarged(page, here.hash)
    })
  }
})

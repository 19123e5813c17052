import { render, screen } from '@solidjs/testing-library'
import { createRoot } from 'solid-js'
import { afterEach, expect, test } from 'vitest'
import { russianRailroads } from '../../../../../src/games/russian-railroads'
import { createPlay } from '../../../../../src/games/russian-railroads/ui/table/play'
import { Strip } from '../../../../../src/games/russian-railroads/ui/table/Strip'
import { createDraft } from '../../../../../src/table/draft'
import { showLanguage } from '../../../../../src/text/language'
import { gameOf, setupOf } from '../../game'
import { red } from '../scoring/fixtures'

afterEach(() => showLanguage('en'))

/** Red has the rulebook's board, which scores 20, one point and one rouble. */
function show() {
  const draft = createDraft(russianRailroads, gameOf(2, { boards: [red], points: [1], roubles: [1] }), 0)
  const play = createRoot(() => createPlay(setupOf(2), () => draft))
  render(() => <Strip play={play} onAsk={() => undefined} />)
}
const label = () => screen.getByRole('button', { name: /^red/ }).getAttribute('aria-label')

test('what a player has is said as it is shown, live points too', () => {
  show()
  expect(label()).toMatch(/^red, 1 point, \+20 on the board, \d workers, 1 rouble, place 1 in the turn order, /)
})

test('what a player has is said in German', () => {
  showLanguage('de')
  show()
  expect(label()).toMatch(/^red, 1 Punkt, \+20 auf dem Tableau, \d Arbeiter, 1 Münze, Platz 1 der Spielerreihenfolge, /)
})

import { cleanup, render, screen } from '@solidjs/testing-library'
import userEvent from '@testing-library/user-event'
import { createRoot } from 'solid-js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { russianRailroads } from '../../../../../src/games/russian-railroads'
import type { Action } from '../../../../../src/games/russian-railroads/rules/actions'
import { wordsIn } from '../../../../../src/games/russian-railroads/text/words'
import { Final } from '../../../../../src/games/russian-railroads/ui/final/Final'
import { FinalCards } from '../../../../../src/games/russian-railroads/ui/final/FinalCards'
import { createPlay } from '../../../../../src/games/russian-railroads/ui/table/play'
import { createDraft } from '../../../../../src/table/draft'
import { actions, logOf, setup, toTheEnd } from './evening'

const words = wordsIn.en
const { final, dock, names } = words
afterEach(cleanup)

/** The evening, played again on a table that keeps nothing. */
function playEvening(played: readonly Action[]) {
  const draft = createDraft(russianRailroads, logOf([]).start, 0)
  for (const action of played) draft.do(action)
  return { draft, play: createRoot(() => createPlay(setup, () => draft)) }
}

const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const shows = (text: string | RegExp) => expect(document.body).toHaveTextContent(text)
const hides = (text: string | RegExp) => expect(document.body).not.toHaveTextContent(text)

describe('before the final scoring', () => {
  test('cards that the app was not told are named, and then lie open with their points', async () => {
    const { draft, play } = playEvening(actions)
    render(() => <FinalCards play={play} />)
    expect(screen.queryByRole('button', { name: dock.finish }), 'not while a card is unknown').toBeNull()
    hides('Factories: 3')
    await tap(names.endBonusCards.fifteen)
    expect(draft.log().length, 'one of two cards is named').toBe(actions.length)
    expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
      names.endBonusCards.fifteen,
    ])
    await tap(names.endBonusCards.locomotives)
    expect(draft.log().line).toMatchObject({ do: 'reveal', player: 1, cards: ['fifteen', 'locomotives'] })
    shows(/Boris\+21.*15 points \+15.*Locomotives: 6 \+6/)
  })

  test('a card tapped twice is not named', async () => {
    const { draft, play } = playEvening(actions)
    render(() => <FinalCards play={play} />)
    await tap(names.endBonusCards.fifteen)
    await tap(names.endBonusCards.fifteen)
    await tap(names.endBonusCards.tokens)
    expect(draft.log().length).toBe(actions.length)
  })

  test('known cards are turned over one player after the other, without a line in the log; then the majority is told', async () => {
    const { draft, play } = playEvening([...actions, ...toTheEnd.slice(0, 1)])
    render(() => <FinalCards play={play} />)
    const lines = draft.log().length
    await tap(final.cards.turn('Chloé'))
    shows('Doublers: 5 +20')
    hides('Factories: 3')
    await tap(final.cards.turn('Anna'))
    shows('Factories: 3 +12')
    await tap(final.cards.turn('Boris'))
    shows('Chloé has 15, against 12.')
    expect(draft.log().length).toBe(lines)
    await tap(dock.finish)
    expect(play.state().phase).toBe('over')
  })

  test('the final scoring does not wait for cards that the app knows', async () => {
    const { play } = playEvening([...actions, ...toTheEnd.slice(0, 1)])
    render(() => <FinalCards play={play} />)
    await tap(dock.finish)
    expect(play.state().players.map(({ points }) => points)).toEqual([81, 42, 81, 14])
  })
})

describe('the result', () => {
  test('has places, sentences, and two charts that are tables for those who do not see them', () => {
    const { play } = playEvening([...actions, ...toTheEnd])
    render(() => <Final play={play} onShare={() => undefined} />)
    expect(
      screen
        .getAllByRole('button', { name: /points/ })
        .map(place => place.getAttribute('aria-label'))
        .filter(Boolean),
    ).toEqual([
      'Place 1: Anna, 81 points',
      'Place 1: Chloé, 81 points',
      'Place 3: Boris, 42 points',
      'Dima, 14 points, not ranked',
    ])
    shows('Anna and Chloé share the victory.')
    expect(screen.getByRole('table', { name: final.curve })).toHaveTextContent(/End8142 ?81 ?14$/)
    expect(screen.getByRole('table', { name: final.bars })).toHaveTextContent(/Engineer majority20 ?0 ?40 ?0/)
  })

  test('a game that was broken off has points but no places', () => {
    const { play } = playEvening([...actions.slice(0, 6), { do: 'stop', then: 'nothing' }])
    render(() => <Final play={play} onShare={() => undefined} />)
    shows(final.places.unfinished)
    hides(final.majority.title)
    expect(screen.queryByRole('button', { name: /^Place/ })).toBeNull()
  })

  test('leads to sharing', async () => {
    const share = vi.fn()
    const { play } = playEvening([...actions, ...toTheEnd])
    render(() => <Final play={play} onShare={share} />)
    await tap(final.share)
    expect(share).toHaveBeenCalledOnce()
  })

  test('a card says what it is', async () => {
    const { play } = playEvening([...actions, ...toTheEnd])
    render(() => <Final play={play} onShare={() => undefined} />)
    await tap(/^Doublers: 5/)
    shows('20 points from 4 doublers on, 30 points from 7 doublers on.')
  })
})

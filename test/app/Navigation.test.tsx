import { render, screen, waitFor, within } from '@solidjs/testing-library'
import { afterEach, describe, expect, test } from 'vitest'
import { Navigation } from '../../src/app/Navigation'
import { showLanguage } from '../../src/text/language'

afterEach(() => showLanguage('en'))

const links = () => within(screen.getByRole('navigation')).getAllByRole('link')

describe('the navigation', () => {
  test('has the five pages one comes back to, by plain links', () => {
    render(() => <Navigation />)
    expect(links().map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '#/'],
      ['History', '#/history'],
      ['Players', '#/players'],
      ['Reference', '#/reference'],
      ['Settings', '#/settings'],
    ])
  })

  test('marks the page one is on, and only it', async () => {
    render(() => <Navigation />)
    for (const name of ['Players', 'Settings', 'Home']) {
      window.location.hash =
        links()
          .find(link => link.textContent === name)
          ?.getAttribute('href') ?? ''
      await waitFor(() =>
        expect(links().flatMap(link => (link.hasAttribute('aria-current') ? link.textContent : []))).toEqual([name]),
      )
    }
  })

  test('follows the language', () => {
    render(() => <Navigation />)
    showLanguage('de')
    expect(screen.getByRole('navigation', { name: 'Seiten' })).toBeInTheDocument()
    expect(links().map(link => link.textContent)).toEqual(['Start', 'Verlauf', 'Personen', 'Referenz', 'Einstellungen'])
  })
})

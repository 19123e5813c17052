import { cleanup, fireEvent, render, screen } from '@solidjs/testing-library'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ShareSheet } from '../../src/exchange/ShareSheet'
import { share } from '../../src/exchange/share'
import { showLanguage } from '../../src/text/language'
import { shared } from './shared'

afterEach(() => {
  cleanup()
  showLanguage('en')
  vi.restoreAllMocks()
})

const open = (game = shared) => render(() => <ShareSheet game={game} onClose={() => undefined} />)
/** Not by user-event, which brings a clipboard of its own. */
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const stubNavigator = (parts: Partial<Navigator>) =>
  vi.spyOn(window, 'navigator', 'get').mockReturnValue(parts as Navigator)

describe('the text', () => {
  test('goes through the share sheet where there is one', () => {
    const share = vi.fn(() => Promise.resolve())
    stubNavigator({ share })
    open()
    tap('Text')
    expect(share).toHaveBeenCalledWith({ text: expect.stringContaining('1. Chloé 81') as string })
  })

  test('whoever closes the share sheet again wanted nothing else', async () => {
    stubNavigator({ share: () => Promise.reject(new DOMException('', 'AbortError')) })
    expect(await share({ text: 'the result' })).toBe('cancelled')
  })

  test('is refused where the share sheet does not take it', async () => {
    stubNavigator({ share: () => Promise.resolve(), canShare: () => false })
    expect(await share({ text: 'the result' })).toBe('refused')
  })

  test('can be copied by hand where the browser neither shares nor copies', async () => {
    stubNavigator({})
    open()
    tap('Text')
    expect(await screen.findByRole('textbox')).toHaveValue(
      'Russian Railroads: Mar 14, 2026 · 2 h 5 min\n1. Anna 81\n1. Chloé 81\n3. Boris 42\nDima 90 (not ranked)',
    )
  })
})

describe('BG Stats', () => {
  test('is a link that only a person follows, with everything it sends beside it', () => {
    open()
    const link = screen.getByRole('link', { name: 'Send to BG Stats' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    const sent = JSON.parse(new URL(link.getAttribute('href') ?? '').searchParams.get('data') ?? '') as object
    const said = document.querySelector('.bg-stats')?.textContent ?? ''
    for (const value of valuesIn(sent)) expect(said).toContain(String(value))
  })

  test('is not offered for a game without a result', () => {
    open({ ...shared, finished: false })
    expect(screen.queryByRole('link')).toBeNull()
  })
})

test('speaks German too', () => {
  open()
  showLanguage('de')
  expect(screen.getByRole('button', { name: 'Spieldatei' })).toBeInTheDocument()
})

/** Every name and number in it; truth values are said in words. */
function valuesIn(value: unknown): (string | number)[] {
  if (typeof value === 'string' || (typeof value === 'number' && value !== 0)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : []
}

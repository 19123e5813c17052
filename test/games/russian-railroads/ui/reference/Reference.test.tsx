import { cleanup, render, screen } from '@solidjs/testing-library'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { wordsIn } from '../../../../../src/games/russian-railroads/text/words'
import { setAsking } from '../../../../../src/games/russian-railroads/ui/reference/asking'
import { ExplainedButton } from '../../../../../src/games/russian-railroads/ui/reference/ExplainedButton'
import { ReferencePage } from '../../../../../src/games/russian-railroads/ui/reference/ReferencePage'
import { showLanguage } from '../../../../../src/text/language'

const { reference } = wordsIn.en
const entry = (id: string) => document.querySelector(`[data-entry="${id}"]`)

afterEach(() => {
  cleanup()
  setAsking(false)
  showLanguage('en')
})

describe('the Reference', () => {
  test('groups everything under the headings of its kinds', () => {
    render(() => <ReferencePage printed={undefined} />)
    expect(screen.getAllByRole('heading').map(heading => heading.textContent)).toEqual(
      Object.values(reference.sections),
    )
  })

  test('opens the groups in which something is found, and says how much', async () => {
    render(() => <ReferencePage printed={undefined} />)
    await userEvent.type(screen.getByRole('searchbox'), 'Aufwerter')
    expect(entry('token:revaluation')).toBeInTheDocument()
    expect(entry('token:card')).toBeNull()
    expect(document.querySelectorAll('details:not([open])')).toHaveLength(0)
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), 'no such thing')
    expect(screen.getByRole('status')).toHaveTextContent(reference.found(0))
  })

  test('follows the language', () => {
    render(() => <ReferencePage printed={undefined} />)
    showLanguage('de')
    expect(entry('track:white')).toHaveTextContent('weiß')
  })

  test('marks what this device has corrected, and takes nothing that is no correction', () => {
    render(() => <ReferencePage printed={{ kievStar8: 12 }} />)
    expect(entry('special:kiev-8')).toHaveTextContent(reference.corrected)
    expect(entry('special:kiev-4')).not.toHaveTextContent(reference.corrected)
    cleanup()
    render(() => <ReferencePage printed={{ kievStar8: 'many' }} />)
    expect(entry('special:kiev-8')).toHaveTextContent('10 points')
  })
})

describe('a button of the dock', () => {
  const show = () => {
    const act = vi.fn()
    render(() => (
      <ExplainedButton ids={['token:revaluation']} corrections={{}} onClick={act}>
        a token
      </ExplainedButton>
    ))
    return act
  }
  const explained = () => document.body.textContent.includes('Brown, natural and white spaces score more')

  test('acts when it is tapped', async () => {
    const act = show()
    await userEvent.click(screen.getByRole('button', { name: 'a token' }))
    expect(act).toHaveBeenCalledOnce()
    expect(explained()).toBe(false)
  })

  test('explains itself by the menu key or the second button, and does not act', async () => {
    const act = show()
    await userEvent.pointer({ target: screen.getByRole('button', { name: 'a token' }), keys: '[MouseRight]' })
    expect(explained()).toBe(true)
    expect(act).not.toHaveBeenCalled()
  })

  test('explains itself by a tap while the table asks', async () => {
    const act = show()
    setAsking(true)
    await userEvent.click(screen.getByRole('button', { name: 'a token' }))
    expect(explained()).toBe(true)
    expect(act).not.toHaveBeenCalled()
  })
})

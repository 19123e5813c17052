import { fireEvent, render, screen } from '@solidjs/testing-library'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { HeldCards } from '../../../../../src/games/russian-railroads/ui/scoring/HeldCards'

describe('cards that lie face down', () => {
  beforeEach(() => {
    render(() => <HeldCards cards={['lines', 'hidden']} name="Anna" />)
  })
  const faces = () => screen.getAllByRole('listitem').map(item => item.textContent)
  const down = ['A card, face down', 'A card, face down']
  const up = ['Finished lines', 'A card that the app was not told']

  it('are only cards', () => {
    expect(faces()).toEqual(down)
  })

  it('show as long as the finger holds', () => {
    const button = screen.getByRole('button', { name: 'Hold to look' })
    fireEvent.pointerDown(button)
    expect(faces()).toEqual(up)
    fireEvent.pointerUp(button)
    expect(faces()).toEqual(down)
  })

  it('show by a button that does what holding does, until they are covered', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(faces()).toEqual(up)
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(faces()).toEqual(down)
  })
})

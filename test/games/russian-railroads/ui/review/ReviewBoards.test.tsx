import { render, screen } from '@solidjs/testing-library'
import { describe, expect, test } from 'vitest'
import { ReviewBoards } from '../../../../../src/games/russian-railroads/ui/review/ReviewBoards'
import { gameOf, type Scene, setupOf } from '../../game'

const show = (scene: Scene = {}) =>
  render(() => <ReviewBoards setup={setupOf(2)} state={gameOf(2, { boards: [{ endBonus: ['lines'] }], ...scene })} />)

describe('an End Bonus card that the app was told', () => {
  test('is only a card while the game is running', () => {
    show()
    expect(screen.getByText('End Bonus card, face down')).toBeInTheDocument()
    expect(screen.queryByText(/finished lines/)).toBeNull()
  })

  test('lies open once the game is over', () => {
    show({ phase: 'over' })
    expect(screen.getByText('End Bonus card: finished lines')).toBeInTheDocument()
  })
})

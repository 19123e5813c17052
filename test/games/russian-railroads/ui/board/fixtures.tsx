import { render } from '@solidjs/testing-library'
import { vi } from 'vitest'
import { type Board as BoardState, startBoard } from '../../../../../src/games/russian-railroads/board/board'
import { matchCopy } from '../../../../../src/games/russian-railroads/board/copy'
import { Board } from '../../../../../src/games/russian-railroads/ui/board/Board'
import type { BoardProps, Spot } from '../../../../../src/games/russian-railroads/ui/board/spot'

/** Black 11, gray 8, brown 4 and natural 1 on Trans-Siberian under #6 and #3; Kiev with #4. */
export const midGame: BoardState = {
  ...startBoard,
  tracks: {
    'trans-siberian': { black: 11, gray: 8, brown: 4, natural: 1 },
    'st-petersburg': { black: 6, gray: 4 },
    kiev: { black: 5, gray: 2 },
  },
  locomotives: { 'trans-siberian': [6, 3], 'st-petersburg': [5], kiev: [4] },
  doublers: 3,
  factories: [2, 5],
  industry: [6],
  engineers: ['use-again', 'doubler-3-points'],
  tokens: ['advance-4'],
}

/** A board on the screen, and what it said was tapped and held. */
export function show(props: Partial<BoardProps> = {}) {
  const onTap = vi.fn<(spot: Spot) => void>()
  const onHold = vi.fn<(spot: Spot) => void>()
  const { container } = render(() => (
    <Board board={startBoard} copy={matchCopy()} color="red" marks={[]} onTap={onTap} onHold={onHold} {...props} />
  ))
  const find = (selector: string): Element => {
    const found = container.querySelector(selector)
    if (!found) throw new Error(`Nothing on the board is ${selector}.`)
    return found
  }
  /** The drawing of a spot, by its key. */
  const spot = (key: string) => find(`[data-spot="${key}"]`)
  return { container, find, spot, onTap, onHold }
}

import { createContext, createMemo, useContext } from 'solid-js'
import type { Board } from '../../board/board'
import type { Copy } from '../../board/copy'
import type { PlayerColor } from '../../printed/players'
import { type BoardProps, keyOf, type Mark, type Spot, type SpotPoints } from './spot'

/** What every piece of a board's drawing may look at. */
export interface View {
  readonly board: () => Board
  readonly copy: () => Copy
  readonly color: () => PlayerColor
  /** Whether only some of the board is shown, large. */
  readonly large: () => boolean
  readonly markAt: (key: string) => Mark | undefined
  readonly pointsAt: (spot: Spot) => SpotPoints | undefined
}

export const ViewContext = createContext<View>()

export function useView(): View {
  const view = useContext(ViewContext)
  if (!view) throw new Error('This is a part of a board and stands only inside one.')
  return view
}

/** The view of a board's props. */
export function createView(props: BoardProps): View {
  const marks = createMemo(() => new Map(props.marks.map(mark => [keyOf(mark.spot), mark])))
  return {
    board: () => props.board,
    copy: () => props.copy,
    color: () => props.color,
    large: () => props.lines !== undefined,
    markAt: key => marks().get(key),
    pointsAt: spot => props.points?.get(keyOf(spot)),
  }
}

import { Sheet } from '../../../../ui/Sheet'
import { boardAt, playerAt, type Seat } from '../../rules/state'
import { Board } from '../board/Board'
import { PointsTree } from '../scoring/PointsTree'
import type { Play } from '../table/play'
import { words } from '../words'
import { sayAllPoints } from './said-end'

/** Where every point of a player came from, and the board as it lay at the end. */
export function PlayerPoints(props: { readonly play: Play; readonly seat: Seat; readonly onClose: () => void }) {
  const state = () => props.play.state()
  const title = () => words().final.cards.sum(props.play.nameOf(props.seat), playerAt(state(), props.seat).points)
  return (
    <Sheet title={title()} onClose={() => props.onClose()}>
      <PointsTree of={sayAllPoints(words(), props.play.surface().log(), props.seat)} />
      <section class="end-board">
        <h3>{words().final.board}</h3>
        <Board
          board={boardAt(state(), props.seat)}
          copy={state().copy}
          color={props.play.colorOf(props.seat)}
          marks={[]}
          onTap={() => undefined}
          onHold={() => undefined}
        />
      </section>
    </Sheet>
  )
}

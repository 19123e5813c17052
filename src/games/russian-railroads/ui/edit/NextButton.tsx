import { Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { words } from '../words'
import type { Editing } from './editing'

interface NextButtonProps {
  readonly editing: Editing
  /** The players by seat. */
  readonly names: readonly string[]
  /** Shows another board. */
  readonly onSeat: (seat: number) => void
  /** All boards are set: the round is scored. */
  readonly onScore: () => void
}

/** From board to board, and after the last one to the scoring. */
export function NextButton(props: NextButtonProps) {
  const next = () => props.editing.seat() + 1
  return (
    <Show
      when={props.names[next()]}
      fallback={
        <Button kind="main" onClick={() => props.onScore()}>
          {words().edit.scoreRound(props.editing.state().round)}
        </Button>
      }
    >
      {name => (
        <Button kind="main" onClick={() => props.onSeat(next())}>
          {words().edit.next(name())}
        </Button>
      )}
    </Show>
  )
}

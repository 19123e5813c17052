import './UndoBar.css'
import { For, type JSX, Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import type { TurnMove } from '../../rules/actions'
import { piecesOf } from '../../rules/payment'
import { sayPieces } from '../../text/action'
import { spaceName } from '../../text/said'
import { Cost } from '../Cost'
import { words } from '../words'
import type { Play } from './play'
import { sayTap } from './sentence'

/** Undo with what it takes back, redo, the other ways to pay, and what ends the turn. */
export function UndoBar(props: { readonly play: Play; readonly children?: JSX.Element }) {
  const undone = () => props.play.surface().canRedo()
  const undoText = () => {
    const tap = props.play.surface().canUndo()
    return tap && sayTap(tap, props.play.telling(), words())
  }
  return (
    <div class="undo-bar">
      <button
        type="button"
        class="button plain undo"
        aria-disabled={undoText() === undefined ? 'true' : undefined}
        aria-label={words().dock.undo(undoText() ?? words().dock.nothingToUndo)}
        onClick={() => props.play.undo()}
      >
        <Icon name="undo" />
        <span>{undoText() ?? ''}</span>
      </button>
      <Show when={undone()}>
        {tap => (
          <Button
            kind="plain"
            label={words().dock.redo(sayTap(tap(), props.play.telling(), words()))}
            onClick={() => props.play.redo()}
          >
            <Icon name="redo" />
          </Button>
        )}
      </Show>
      <Show when={props.play.isOn() && (props.play.payments().length > 0 || props.play.leavable())}>
        <div class="payments">
          <For each={props.play.payments()}>{take => <PayButton play={props.play} take={take} />}</For>
          <Show when={props.play.leavable()}>
            <Button onClick={() => props.play.leaveAfterAll()}>
              <Icon name="swap" />
              {words().dock.leave}
            </Button>
          </Show>
        </div>
      </Show>
      {props.children}
    </div>
  )
}

/** One other way to pay, as pictures. */
function PayButton(props: { readonly play: Play; readonly take: TurnMove<'take'> }) {
  const pieces = () => piecesOf(props.take.pay)
  const label = () => words().dock.payInstead(sayPieces(words(), props.take.pay))
  const swapped = () => (props.take.swap ? spaceName(words().names, props.take.swap) : undefined)
  return (
    <Button
      label={swapped() ? `${label()}, ${swapped()}` : label()}
      onClick={() => props.play.payOtherwise(props.take)}
    >
      <Icon name="swap" />
      <Cost workers={pieces().own} black={pieces().black} turquoise={pieces().turquoise} roubles={pieces().roubles} />
      <Show when={swapped()}>
        <small>{swapped()}</small>
      </Show>
    </Button>
  )
}

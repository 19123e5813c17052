import './UndoBar.css'
import { For, type JSX, Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import type { TurnMove } from '../../rules/actions'
import { pieceKinds, piecesOf } from '../../rules/payment'
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
    <>
      <Show when={props.play.paying()}>
        <div class="payments">
          <For each={props.play.payments()}>
            {take => <Button onClick={() => props.play.payOtherwise(take)}>{sayPayment(take)}</Button>}
          </For>
        </div>
      </Show>
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
        <Show when={props.play.payments()[0]}>
          {only => (
            <Show
              when={props.play.payments().length > 1}
              fallback={<Button onClick={() => props.play.payOtherwise(only())}>{sayPayment(only())}</Button>}
            >
              <Button onClick={() => props.play.setPaying(!props.play.paying())}>{words().dock.payOther}</Button>
            </Show>
          )}
        </Show>
        {props.children}
      </div>
    </>
  )
}

function sayPayment({ pay, swap }: TurnMove<'take'>): string {
  const { names, dock } = words()
  const pieces = piecesOf(pay)
  const said = pieceKinds
    .filter(kind => pieces[kind] > 0)
    .map(kind => `${pieces[kind]} ${names.pieces[kind][pieces[kind] === 1 ? 'one' : 'many']}`)
    .join(' + ')
  const swapped = swap && swap in names.spaces ? ` (${names.spaces[swap as keyof typeof names.spaces].short})` : ''
  return dock.payInstead(said + swapped)
}

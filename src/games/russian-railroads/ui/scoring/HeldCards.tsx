import './HeldCards.css'
import { createSignal, For, onCleanup } from 'solid-js'
import { Button } from '../../../../ui/Button'
import type { Board } from '../../board/board'
import { capital } from '../../text/said'
import { words } from '../words'

/** A player's End Bonus cards, face down: they show as long as a finger holds, or until they are covered again. */
export function HeldCards(props: { readonly cards: Board['endBonus']; readonly name: string }) {
  const [isHeld, setHeld] = createSignal(false)
  const [isShown, setShown] = createSignal(false)
  const face = (card: Board['endBonus'][number]) => {
    if (!isHeld() && !isShown()) return words().scoring.cards.faceDown
    return card === 'hidden' ? words().scoring.cards.unknown : capital(words().names.endBonusCards[card])
  }
  const letGo = () => setHeld(false)
  addEventListener('blur', letGo) // the screen may be put down while a finger rests on it
  onCleanup(() => removeEventListener('blur', letGo))
  return (
    <section class="held-cards">
      <h3>{words().scoring.cards.title(props.name)}</h3>
      <ul>
        <For each={props.cards}>{card => <li>{face(card)}</li>}</For>
      </ul>
      <div>
        <button
          type="button"
          class="button"
          onPointerDown={() => setHeld(true)}
          onPointerUp={letGo}
          onPointerLeave={letGo}
          onPointerCancel={letGo}
          onContextMenu={event => event.preventDefault()}
        >
          {words().scoring.cards.hold}
        </button>
        <Button onClick={() => setShown(!isShown())}>
          {isShown() ? words().scoring.cards.hide : words().scoring.cards.show}
        </Button>
      </div>
    </section>
  )
}

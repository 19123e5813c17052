import './final.css'
import { createSignal, For, Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import type { EndBonusId } from '../../printed/cards'
import { endBonusIds } from '../../rules/moves/question'
import { boardAt, type Seat } from '../../rules/state'
import { ExplainedButton } from '../reference/ExplainedButton'
import type { Play } from '../table/play'
import { words } from '../words'
import { CardRow } from './CardRow'
import { sayMajority } from './majority'

/** Before the final scoring: End Bonus cards are turned over one player after the other, then the majority is told. */
export function FinalCards(props: { readonly play: Play }) {
  const [turned, setTurned] = createSignal<readonly Seat[]>([])
  const state = () => props.play.state()
  const cardsOf = (seat: Seat) => boardAt(state(), seat).endBonus
  const hiddenOf = (seat: Seat) => cardsOf(seat).filter(card => card === 'hidden').length
  const isOpen = (seat: Seat) => hiddenOf(seat) === 0 && (cardsOf(seat).length === 0 || turned().includes(seat))
  /** Cards that the app was not told come first: they have to be named. */
  const next = (): Seat | undefined =>
    state().order.find(seat => hiddenOf(seat) > 0) ?? state().order.find(seat => !isOpen(seat))
  const turn = (seat: Seat) => setTurned([...turned(), seat])
  const name = (seat: Seat, cards: readonly EndBonusId[]) => {
    turn(seat)
    props.play.act({ do: 'reveal', player: seat, cards })
  }
  return (
    <div class="final">
      <div class="paper" tabindex="0" role="group" aria-label={words().final.cards.title}>
        <section>
          <h2>{words().final.cards.title}</h2>
          <For each={state().order}>
            {seat => (
              <div classList={{ next: next() === seat }}>
                <CardRow play={props.play} seat={seat} open={isOpen(seat)} />
                <Show when={next() === seat && hiddenOf(seat) > 0}>
                  <Naming play={props.play} seat={seat} count={hiddenOf(seat)} onNamed={cards => name(seat, cards)} />
                </Show>
              </div>
            )}
          </For>
        </section>
        <Show when={next() === undefined}>
          <section class="told" role="status">
            <h2>{words().final.majority.title}</h2>
            <For each={sayMajority(words(), state(), props.play.names)}>{sentence => <p>{sentence}</p>}</For>
          </section>
        </Show>
      </div>
      <div class="ways">
        <Show when={next() !== undefined && hiddenOf(next() ?? 0) === 0}>
          <Button kind="main" onClick={() => turn(next() ?? 0)}>
            {words().final.cards.turn(props.play.nameOf(next() ?? 0))}
          </Button>
        </Show>
        <Show when={state().order.every(seat => hiddenOf(seat) === 0)}>
          <Button kind={next() === undefined ? 'main' : undefined} onClick={() => props.play.act({ do: 'finish' })}>
            {words().dock.finish}
          </Button>
        </Show>
      </div>
    </div>
  )
}

interface NamingProps {
  readonly play: Play
  readonly seat: Seat
  readonly count: number
  readonly onNamed: (cards: readonly EndBonusId[]) => void
}

/** Which the cards are that the app was not told; the last tap names them all. */
function Naming(props: NamingProps) {
  const [cards, setCards] = createSignal<readonly EndBonusId[]>([])
  const held = () => props.play.state().players.flatMap(player => player.board.endBonus)
  const free = () => endBonusIds.filter(card => !held().includes(card))
  const tap = (card: EndBonusId) => {
    const named = cards().includes(card) ? cards().filter(other => other !== card) : [...cards(), card]
    if (named.length < props.count) setCards(named)
    else props.onNamed(named)
  }
  return (
    <div class="naming">
      <p>
        {words().dock.reveal(props.play.nameOf(props.seat))} {words().dock.revealHint}
      </p>
      <div class="options">
        <For each={free()}>
          {card => (
            <ExplainedButton
              ids={[`end-bonus:${card}`]}
              corrections={props.play.state().corrections}
              pressed={cards().includes(card)}
              onClick={() => tap(card)}
            >
              {words().names.endBonusCards[card]}
            </ExplainedButton>
          )}
        </For>
      </div>
    </div>
  )
}

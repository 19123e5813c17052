import './FinalDock.css'
import { createSignal, For, Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import type { EndBonusId } from '../../printed/cards'
import { endBonusIds } from '../../rules/moves/question'
import { placesIn } from '../../rules/result'
import { PlayerShape } from '../PlayerShape'
import { words } from '../words'
import type { Play } from './play'

/** The final: hidden cards are turned over one player after the other, then everything is scored. */
export function FinalDock(props: { readonly play: Play }) {
  const state = () => props.play.state()
  const hiddenOf = (seat: number) => state().players[seat]?.board.endBonus.filter(card => card === 'hidden').length ?? 0
  const next = () => state().order.find(seat => hiddenOf(seat) > 0)
  return (
    <Show
      when={next() !== undefined}
      fallback={
        <div class="final-dock">
          <Button kind="main" onClick={() => props.play.act({ do: 'finish' })}>
            {words().dock.finish}
          </Button>
        </div>
      }
    >
      <Reveal play={props.play} seat={next() ?? 0} count={hiddenOf(next() ?? 0)} />
    </Show>
  )
}

function Reveal(props: { readonly play: Play; readonly seat: number; readonly count: number }) {
  const [cards, setCards] = createSignal<readonly EndBonusId[]>([])
  const held = () => props.play.state().players.flatMap(player => player.board.endBonus)
  const free = () => endBonusIds.filter(card => !held().includes(card))
  const tap = (card: EndBonusId) => {
    const named = cards().includes(card) ? cards().filter(other => other !== card) : [...cards(), card]
    if (named.length < props.count) return void setCards(named)
    setCards([])
    props.play.act({ do: 'reveal', player: props.seat, cards: named })
  }
  return (
    <div class="final-dock">
      <h2>{words().dock.reveal(props.play.nameOf(props.seat))}</h2>
      <p>{words().dock.revealHint}</p>
      <div class="options">
        <For each={free()}>
          {card => (
            <Button kind={cards().includes(card) ? 'main' : undefined} onClick={() => tap(card)}>
              {words().names.endBonusCards[card]}
            </Button>
          )}
        </For>
      </div>
    </div>
  )
}

/** The places, once everything is scored. */
export function OverDock(props: { readonly play: Play }) {
  const points = () => props.play.state().players.map(player => player.points)
  const ranking = () =>
    placesIn(props.play.state())
      .map((place, seat) => ({ place, seat }))
      .sort((a, b) => (a.place ?? Number.POSITIVE_INFINITY) - (b.place ?? Number.POSITIVE_INFINITY))
  return (
    <ol class="final-dock places">
      <For each={ranking()}>
        {({ place, seat }) => (
          <li>
            <span>{place === undefined ? words().dock.ranked.no : words().dock.place(place)}</span>
            <PlayerShape color={props.play.colorOf(seat)} />
            <strong>{props.play.nameOf(seat)}</strong>
            <b>{points()[seat]}</b>
          </li>
        )}
      </For>
    </ol>
  )
}

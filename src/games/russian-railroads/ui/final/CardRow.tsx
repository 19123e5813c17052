import { createMemo, For, Show } from 'solid-js'
import { endBonusIds } from '../../rules/moves/question'
import { boardAt, type Seat } from '../../rules/state'
import { scoreCard } from '../../scoring/end'
import { labelOf } from '../../text/points'
import { capital } from '../../text/said'
import { PlayerShape } from '../PlayerShape'
import { ExplainedButton } from '../reference/ExplainedButton'
import type { Play } from '../table/play'
import { words } from '../words'

interface CardRowProps {
  readonly play: Play
  readonly seat: Seat
  /** Whether the cards lie open; else only how many there are is said. */
  readonly open: boolean
}

/** The End Bonus cards of a player: what each one counts and scores. Each opens its explanation. */
export function CardRow(props: CardRowProps) {
  const board = () => boardAt(props.play.state(), props.seat)
  const known = () => board().endBonus.flatMap(card => endBonusIds.filter(id => id === card))
  const total = createMemo(() => {
    const lies = board()
    return known().reduce((sum, card) => sum + scoreCard(lies, card).points, 0)
  })
  return (
    <div class="card-row">
      <p>
        <PlayerShape color={props.play.colorOf(props.seat)} />
        <strong>{props.play.nameOf(props.seat)}</strong>
        <Show
          when={props.open && known().length > 0}
          fallback={
            <small>
              {board().endBonus.length === 0
                ? words().final.cards.none
                : words().final.cards.down(board().endBonus.length)}
            </small>
          }
        >
          <b>+{total()}</b>
        </Show>
      </p>
      <Show when={props.open && known().length > 0}>
        <ul>
          <For each={known()}>
            {card => {
              const scored = () => scoreCard(board(), card)
              return (
                <li>
                  <ExplainedButton ids={[`end-bonus:${card}`]} corrections={props.play.state().corrections} explains>
                    <span>{capital(labelOf(words(), scored().label))}</span> <b>+{scored().points}</b>
                  </ExplainedButton>
                </li>
              )
            }}
          </For>
        </ul>
      </Show>
    </div>
  )
}

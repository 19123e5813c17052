import './side.css'
import { For, Show } from 'solid-js'
import type { EndBonusId } from '../../printed/cards'
import { words } from '../words'
import { Item } from './Item'
import { useView } from './view'
import { Worker } from './Worker'

/** What lies beside the board: engineers, ? tokens, extra workers and End Bonus cards. */
export function Side() {
  const view = useView()
  const board = () => view.board()
  const hasWorkers = () => board().extraWorkers > 0 || board().blackWorker
  const isEmpty = () =>
    board().engineers.length + board().tokens.length + board().endBonus.length === 0 && !hasWorkers()
  return (
    <div class="side" role="group" aria-label={words().board.beside}>
      <Show when={!isEmpty()} fallback={<p>{words().board.nothingBeside}</p>}>
        <ul>
          <For each={board().engineers}>
            {engineer => {
              const number = () => view.copy().engineers[engineer].number
              return (
                <Item
                  kind="engineer"
                  spot={{ at: 'engineer', engineer }}
                  label={words().board.engineer(number(), words().names.engineers[engineer])}
                  sign={`#${number()}`}
                  short={words().board.engineers[engineer]}
                  long={words().names.engineers[engineer]}
                />
              )
            }}
          </For>
          <For each={board().tokens}>
            {token => (
              <Item
                kind="token"
                spot={{ at: 'token', token }}
                label={words().board.token(words().names.tokens[token])}
                sign="?"
                short={words().board.tokens[token]}
                long={token === 'card' ? words().board.tokens.card : words().names.tokens[token]}
              />
            )}
          </For>
          <Show when={hasWorkers()}>
            <Item
              kind="worker"
              spot={{ at: 'worker' }}
              label={words().board.workers(board().extraWorkers, board().blackWorker)}
              sign={<Workers own={board().extraWorkers} black={board().blackWorker} />}
            />
          </Show>
          <For each={board().endBonus}>
            {(card, i) => (
              <Show
                when={card !== 'hidden' && card}
                fallback={
                  <Item kind="face-down" spot={{ at: 'card', index: i() }} label={words().board.hiddenCard} sign="★" />
                }
              >
                {known => <OpenCard card={known()} index={i()} />}
              </Show>
            )}
          </For>
        </ul>
      </Show>
    </div>
  )
}

const OpenCard = (props: { readonly card: EndBonusId; readonly index: number }) => (
  <Item
    kind="card"
    spot={{ at: 'card', index: props.index }}
    label={words().board.card(words().names.endBonusCards[props.card])}
    sign="★"
    short={words().board.cards[props.card]}
    long={words().names.endBonusCards[props.card]}
  />
)

const Workers = (props: { readonly own: number; readonly black: boolean }) => (
  <>
    <Show when={props.own > 0}>
      +{props.own}
      <Worker />
    </Show>
    <Show when={props.black}>
      +1
      <Worker black />
    </Show>
  </>
)

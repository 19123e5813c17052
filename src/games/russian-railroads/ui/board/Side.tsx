import './side.css'
import { For, Show } from 'solid-js'
import { words } from '../words'
import { Item } from './Item'
import { useView } from './view'
import { Worker } from './Worker'

/** What lies beside the board: engineers, ? tokens, extra workers and End Bonus cards. */
export function Side() {
  const view = useView()
  const board = () => view.board()
  const isEmpty = () =>
    board().engineers.length + board().tokens.length + board().extraWorkers + board().endBonus.length === 0 &&
    !board().blackWorker
  return (
    <div class="side" role="group" aria-label={words().board.beside}>
      <Show when={isEmpty()}>
        <p class="nothing">{words().board.nothingBeside}</p>
      </Show>
      <ul>
        <For each={board().engineers}>
          {engineer => (
            <Item
              spot={{ at: 'engineer', engineer }}
              label={words().board.engineer(view.copy().engineers[engineer].number, words().names.engineers[engineer])}
            >
              <b>#{view.copy().engineers[engineer].number}</b> {words().board.engineers[engineer]}
            </Item>
          )}
        </For>
        <For each={board().tokens}>
          {token => (
            <Item kind="token" spot={{ at: 'token', token }} label={words().board.token(words().names.tokens[token])}>
              <b>?</b> {words().board.tokens[token]}
            </Item>
          )}
        </For>
        <Show when={board().extraWorkers > 0}>
          <Item spot={{ at: 'worker' }} label={words().board.extraWorkers(board().extraWorkers)}>
            +{board().extraWorkers} <Worker />
          </Item>
        </Show>
        <Show when={board().blackWorker}>
          <Item spot={{ at: 'worker' }} label={words().board.blackWorker}>
            +1 <Worker black />
          </Item>
        </Show>
        <For each={board().endBonus}>
          {(card, i) => (
            <Item
              kind={card === 'hidden' ? 'face-down' : 'card'}
              spot={{ at: 'card', index: i() }}
              label={
                card === 'hidden' ? words().board.hiddenCard : words().board.card(words().names.endBonusCards[card])
              }
            >
              <Show when={card !== 'hidden' && card} fallback="★">
                {known => <>★ {words().names.endBonusCards[known()]}</>}
              </Show>
            </Item>
          )}
        </For>
      </ul>
    </div>
  )
}

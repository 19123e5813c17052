import './MoreSheet.css'
import { createMemo, For, Show } from 'solid-js'
import { NumberField } from '../../../../ui/NumberField'
import { Sheet } from '../../../../ui/Sheet'
import { Stepper } from '../../../../ui/Stepper'
import { type Copy, engineerIds } from '../../board/copy'
import { type EndBonusId, endBonusCards, endBonusCardsInPlay } from '../../printed/cards'
import type { EngineerId } from '../../printed/engineers'
import { extraWorkers } from '../../printed/players'
import { type TokenId, tokens } from '../../printed/tokens'
import { capital } from '../../text/said'
import { RefusalNote } from '../RefusalNote'
import { words } from '../words'
import { hiddenCards, setHidden, toggle, toggleCard } from './cards'
import type { Editing } from './editing'
import { PieceButton } from './PieceButton'
import { tokenSetting } from './tap'

const tokenIds = Object.keys(tokens) as readonly TokenId[]
const cardIds = Object.keys(endBonusCards) as readonly EndBonusId[]
const most = 999

const sortByNumber = (faces: Copy['engineers']): EngineerId[] =>
  [...engineerIds].sort((a, b) => faces[a].number - faces[b].number)

/** What lies beside a board, and what was counted so far. */
export function MoreSheet(props: { readonly editing: Editing; readonly names: readonly string[] }) {
  const board = () => props.editing.board()
  const faces = () => props.editing.state().copy.engineers
  const byNumber = createMemo(() => sortByNumber(faces()))
  const name = () => props.names[props.editing.seat()] ?? ''
  return (
    <Sheet title={words().edit.moreOf(name())} onClose={() => props.editing.setMoreOpen(false)}>
      <RefusalNote of={props.editing} names={props.names} />
      <fieldset class="pieces">
        <legend>{words().edit.tokens}</legend>
        <For each={tokenIds}>
          {token => (
            <PieceButton
              isOn={board().tokens.includes(token)}
              onClick={() => props.editing.setBoard(tokenSetting(board(), token))}
            >
              {capital(words().names.tokens[token])}
            </PieceButton>
          )}
        </For>
      </fieldset>
      <fieldset class="pieces">
        <legend>{words().edit.engineers}</legend>
        <For each={byNumber()}>
          {id => (
            <PieceButton
              isOn={board().engineers.includes(id)}
              onClick={() => props.editing.setBoard({ engineers: toggle(board().engineers, id) })}
            >
              <b>#{faces()[id].number}</b> {words().names.engineers[id]}
            </PieceButton>
          )}
        </For>
      </fieldset>
      <fieldset class="pieces">
        <legend>{words().edit.cards}</legend>
        <For each={cardIds}>
          {card => (
            <PieceButton
              isOn={board().endBonus.includes(card)}
              onClick={() => props.editing.setBoard({ endBonus: toggleCard(board().endBonus, card) })}
            >
              {capital(words().names.endBonusCards[card])}
            </PieceButton>
          )}
        </For>
        <Stepper
          label={words().edit.faceDown}
          value={hiddenCards(board().endBonus)}
          from={0}
          to={endBonusCardsInPlay}
          onChange={count => props.editing.setBoard({ endBonus: setHidden(board().endBonus, count) })}
        />
      </fieldset>
      <fieldset class="pieces">
        <legend>{words().edit.workers}</legend>
        <PieceButton
          isOn={board().blackWorker}
          onClick={() => props.editing.setBoard({ blackWorker: !board().blackWorker })}
        >
          {words().edit.blackWorker}
        </PieceButton>
        <Stepper
          label={words().edit.extraWorkers}
          value={board().extraWorkers}
          from={0}
          to={extraWorkers}
          onChange={count => props.editing.setBoard({ extraWorkers: count })}
        />
      </fieldset>
      <Show when={props.editing.state().way === 'track'}>
        <Stepper
          label={words().edit.roubles}
          value={props.editing.player().roubles}
          from={0}
          to={most}
          onChange={roubles => props.editing.set({ roubles })}
        />
      </Show>
      <NumberField
        label={words().edit.total}
        value={props.editing.player().points}
        from={-most}
        to={most}
        onChange={points => props.editing.set({ points })}
      />
    </Sheet>
  )
}

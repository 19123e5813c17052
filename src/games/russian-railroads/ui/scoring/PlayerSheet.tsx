import './PlayerSheet.css'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { options } from '../../../../table/options'
import { Sheet } from '../../../../ui/Sheet'
import { boardAt, type Seat } from '../../rules/state'
import { type Change, compareScores } from '../../scoring/explain-change'
import { roundScore, type Source, scoreRound, sources } from '../../scoring/round'
import { labelOf } from '../../text/points'
import { capital } from '../../text/said'
import type { Play } from '../table/play'
import { words } from '../words'
import { sayGain } from './gain'
import { HeldCards } from './HeldCards'
import type { Reviewing } from './reviewing'
import { SourceExplained } from './SourceExplained'
import { atOnceIn, type Scoring, scoringOf, sumOfAtOnce } from './scorings'
import { sourceName } from './source-name'

interface PlayerSheetProps {
  readonly play: Play
  readonly reviewing: Reviewing
  readonly seat: Seat
  readonly onClose: () => void
}

/** Whether there is anything to say about a player during the round. */
export function hasPlayerSheet(play: Play, seat: Seat): boolean {
  const { phase } = play.state()
  if (phase === 'final' || phase === 'over') return false
  return options.livePoints() || boardAt(play.state(), seat).endBonus.length > 0
}

/** What a player's board would score now and what changed since the last scoring; and the cards, face down. */
export function PlayerSheet(props: PlayerSheetProps) {
  const board = () => boardAt(props.play.state(), props.seat)
  const name = () => props.play.nameOf(props.seat)
  return (
    <Sheet title={words().scoring.now.title(name())} onClose={() => props.onClose()}>
      <div class="player-sheet">
        <Show when={options.livePoints()}>
          <Now {...props} />
        </Show>
        <Show when={board().endBonus.length > 0}>
          <HeldCards cards={board().endBonus} name={name()} />
        </Show>
      </div>
    </Sheet>
  )
}

function Now(props: PlayerSheetProps) {
  const [open, setOpen] = createSignal<Source>()
  const state = () => props.play.state()
  const board = () => boardAt(state(), props.seat)
  const score = createMemo(() => roundScore(board(), state().copy))
  const last = (): Scoring | undefined => props.reviewing.all().at(-1)
  const change = createMemo(() => {
    const scoring = last()
    const before = scoring && scoreRound(scoringOf(scoring, props.seat).board, scoring.at.copy)
    return before && compareScores(before, scoreRound(board(), state().copy))
  })
  const changeOf = (source: Source) =>
    change()?.parts.find(({ label }) => (label.key === 'line' ? label.line : label.key) === source)
  const atOnce = () => sumOfAtOnce(atOnceIn(state(), props.seat))
  return (
    <>
      <p>{words().scoring.now.would(score().total)}</p>
      <ul class="sources">
        <For each={sources}>
          {source => (
            <li>
              <button
                type="button"
                aria-expanded={open() === source}
                onClick={() => setOpen(open() === source ? undefined : source)}
              >
                <span>{sourceName(words(), source)}</span>
                <Show when={changeOf(source)}>
                  {changed => <small>{sayGain(changed().after - changed().before)}</small>}
                </Show>
                <b>{score()[source]}</b>
              </button>
              <Show when={open() === source}>
                <SourceExplained
                  board={board()}
                  copy={state().copy}
                  color={props.play.colorOf(props.seat)}
                  source={source}
                />
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={atOnce() !== 0}>
        <p>{words().scoring.now.atOnce(atOnce())}</p>
      </Show>
      <Show when={last()}>
        {scoring => (
          <Show when={change()} fallback={<p class="quiet">{words().scoring.now.same(scoring().scored.round)}</p>}>
            {changed => (
              <div>
                <h3>{words().scoring.now.since(scoring().scored.round)}</h3>
                <Changes of={changed().parts} />
              </div>
            )}
          </Show>
        )}
      </Show>
    </>
  )
}

/** "Kiev: 3 → 6", with the spaces that make the difference. */
function Changes(props: { readonly of: readonly Change[] }) {
  return (
    <ul class="changes">
      <For each={props.of}>
        {({ label, before, after, parts }) => (
          <li>
            {words().scoring.now.change(capital(labelOf(words(), label)), before, after)}
            <Show when={parts.length > 0}>
              <Changes of={parts} />
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}

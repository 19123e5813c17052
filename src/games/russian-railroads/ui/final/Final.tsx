import './final.css'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { linesOf as logLines, stepsOf } from '../../../../table/log'
import { playingTime } from '../../../../table/playing-time'
import { formatDuration } from '../../../../text/format'
import { language } from '../../../../text/language'
import { Bars } from '../../../../ui/Bars'
import { Button } from '../../../../ui/Button'
import { Curve } from '../../../../ui/Curve'
import { courseOf } from '../../files/course'
import { isUnfinished } from '../../rules/result'
import { boardAt, type Seat } from '../../rules/state'
import { PlayerShape } from '../PlayerShape'
import type { Play } from '../table/play'
import { words } from '../words'
import { CardRow } from './CardRow'
import { barsOf, linesOf } from './charts'
import { sayMajority } from './majority'
import { PlayerPoints } from './PlayerPoints'
import { type Rank, rankingOf, sayRank, sayResult } from './result'

/** The end of a game: places, cards, majority, the way there, and what can be taken along. */
export function Final(props: { readonly play: Play; readonly onShare: () => void }) {
  const [opened, setOpened] = createSignal<Seat>()
  const state = () => props.play.state()
  const course = createMemo(() => {
    const log = props.play.surface().log()
    return courseOf(props.play.setup, [log.start, ...stepsOf(log).map(step => step.state)], language())
  })
  const duration = () => formatDuration(playingTime(logLines(props.play.surface().log())))
  const bars = createMemo(() => barsOf(course(), props.play.setup.players))
  const holders = () => state().order.filter(seat => boardAt(state(), seat).endBonus.length > 0)
  return (
    <div class="final">
      <div class="paper" tabindex="0" role="group" aria-label={words().final.places.title}>
        <section class="places">
          <ol>
            <For each={rankingOf(state())}>
              {rank => <Place play={props.play} rank={rank} onOpen={() => setOpened(rank.seat)} />}
            </For>
          </ol>
          <For each={sayResult(words(), state(), props.play.names)}>{sentence => <p>{sentence}</p>}</For>
          <Show when={duration()}>{said => <p>{words().final.places.time(said())}</p>}</Show>
        </section>
        <Show when={!isUnfinished(state())}>
          <section>
            <h2>{words().final.majority.title}</h2>
            <For each={sayMajority(words(), state(), props.play.names)}>{sentence => <p>{sentence}</p>}</For>
          </section>
        </Show>
        <Show when={holders().length > 0}>
          <section>
            <h2>{words().final.cards.title}</h2>
            <For each={holders()}>{seat => <CardRow play={props.play} seat={seat} open />}</For>
          </section>
        </Show>
        <Show when={course().moments.length > 1}>
          <Curve
            caption={words().final.curve}
            heading={words().final.moment}
            moments={course().moments.map(({ name }) => name)}
            lines={linesOf(course(), props.play.setup.players)}
          />
          <Bars
            caption={words().final.bars}
            heading={words().final.source}
            total={words().final.total}
            sources={bars().sources}
            bars={bars().bars}
          />
        </Show>
      </div>
      <div class="ways">
        <Button kind="main" onClick={() => props.onShare()}>
          {words().final.share}
        </Button>
      </div>
      <Show when={opened() !== undefined}>
        <PlayerPoints play={props.play} seat={opened() ?? 0} onClose={() => setOpened(undefined)} />
      </Show>
    </div>
  )
}

function Place(props: { readonly play: Play; readonly rank: Rank; readonly onOpen: () => void }) {
  const color = () => props.play.colorOf(props.rank.seat)
  return (
    <li data-color={color()}>
      <button type="button" aria-label={sayRank(words(), props.rank, props.play.names)} onClick={() => props.onOpen()}>
        <span class="place">{props.rank.place ?? words().final.places.none}</span>
        <PlayerShape color={color()} />
        <span class="name">{props.play.nameOf(props.rank.seat)}</span>
        <b>{props.rank.points}</b>
      </button>
    </li>
  )
}

import './Review.css'
import { createMemo, createResource, createSignal, Match, Show, Switch } from 'solid-js'
import { nameOfGame } from '../../games/shelf'
import {
  continueFrom,
  hasOtherResult,
  type LinkedMoment,
  momentAt,
  openReview,
  positionAt,
  type Reviewed,
} from '../../history/open'
import { Replay } from '../../history/Replay'
import { Result } from '../../history/Result'
import { Rounds } from '../../history/Rounds'
import { sayKind } from '../../history/said'
import { words } from '../../history/words'
import { formatWhen } from '../../text/format'
import { language } from '../../text/language'
import { Bars } from '../../ui/Bars'
import { LinkButton } from '../../ui/Button'
import { Curve } from '../../ui/Curve'
import { Back } from '../Back'
import { CannotOpen } from '../CannotOpen'
import { address } from '../place'
import { place } from '../router'
import { Screen } from '../Screen'

/** A game looked back on: its numbers, or with a line in the address its boards at that moment. */
export default function Review() {
  const here = place()
  const { id, line, action } = here.page === 'review' ? here : { id: '' }
  const moment = line === undefined ? undefined : { line, action }
  const [opened] = createResource(() => openReview(id))
  const ready = () => {
    const now = opened.latest
    return typeof now === 'object' ? now : undefined
  }
  const refused = () => {
    const now = opened.latest
    return typeof now === 'object' ? undefined : now
  }
  return (
    <Switch
      fallback={
        <CannotOpen title={words().review.title} reason={refused()} href={address.history} back={words().review.back} />
      }
    >
      <Match when={moment && ready()}>{of => <Moments of={of()} moment={moment ?? { line: 0 }} />}</Match>
      <Match when={ready()}>{of => <Numbers of={of()} />}</Match>
    </Switch>
  )
}

function Numbers(props: { readonly of: Reviewed }) {
  const entry = () => props.of.entry
  const course = createMemo(() => props.of.game.course(props.of.setup, props.of.states, language()))
  const lines = () =>
    entry().players.map(({ name, color }, seat) => ({
      name,
      color,
      values: course().moments.map(({ standing }) => standing[seat] ?? 0),
    }))
  const bars = () =>
    entry().players.map(({ name, color }, seat) => ({
      name,
      color,
      values: course().sources.map((_, source) =>
        course().moments.reduce((sum, { gains }) => sum + (gains[seat]?.[source] ?? 0), 0),
      ),
    }))
  /** Sources that gave nobody anything are left out. */
  const given = createMemo(() =>
    course()
      .sources.map(({ name }, source) => ({ name, values: bars().map(({ values }) => values[source] ?? 0) }))
      .filter(({ values }) => values.some(value => value !== 0)),
  )
  const about = () => [
    nameOfGame(entry().game),
    formatWhen(entry().startedAt, entry().seconds),
    ...sayKind(entry()),
    ...(course().note ? [course().note] : []),
  ]
  const href = (position: number) => address.moment(entry().id, momentAt(props.of, position))
  return (
    <Screen title={words().review.title} before={<Back href={address.history}>{words().review.back}</Back>}>
      <p class="review-about">{about().join(' · ')}</p>
      <Show when={props.of.log.lost}>
        <p role="alert">{words().review.damaged}</p>
      </Show>
      <Show when={hasOtherResult(props.of)}>
        <p role="note">{words().review.differs}</p>
      </Show>
      <Result game={entry()} href={address.person} />
      <div class="review-ways">
        <LinkButton kind="main" href={href(0)}>
          {words().review.replay}
        </LinkButton>
        <LinkButton href={address.game(entry().id)}>{words().review.toTable}</LinkButton>
      </div>
      <Rounds course={course()} players={entry().players} href={href} />
      <Show when={course().moments.length > 1}>
        <Curve
          caption={words().review.curve}
          heading={words().review.round}
          moments={course().moments.map(({ name }) => name)}
          lines={lines()}
        />
        <Bars
          caption={words().review.bars}
          heading={words().review.source}
          total={words().review.total}
          sources={given().map(({ name }) => name)}
          bars={bars().map((bar, seat) => ({ ...bar, values: given().map(({ values }) => values[seat] ?? 0) }))}
        />
      </Show>
    </Screen>
  )
}

function Moments(props: { readonly of: Reviewed; readonly moment: LinkedMoment }) {
  const [isRefused, setRefused] = createSignal(false)
  const id = () => props.of.entry.id
  const goOn = async (position: number) => {
    const next = await continueFrom(props.of, position).catch(() => undefined)
    if (next === undefined) setRefused(true)
    else window.location.hash = address.game(next)
  }
  return (
    <Screen title={words().replay.title} before={<Back href={address.review(id())}>{words().replay.back}</Back>}>
      <Show when={isRefused()}>
        <p role="alert">{words().notDone}</p>
      </Show>
      <Replay
        of={props.of}
        start={positionAt(props.of, props.moment)}
        href={position => address.moment(id(), momentAt(props.of, position))}
        onContinue={position => void goOn(position)}
      />
    </Screen>
  )
}

import './Replay.css'
import { createMemo, createResource, createSignal, For, onCleanup, onMount, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { language } from '../text/language'
import { Button } from '../ui/Button'
import { Icon, type IconName } from '../ui/Icon'
import { Moves } from './Moves'
import type { Reviewed } from './open'
import { words } from './words'

interface ReplayProps {
  readonly of: Reviewed
  /** The moment to begin with. */
  readonly start: number
  /** The address of a moment. */
  readonly href: (position: number) => string
  readonly onContinue: (position: number) => void
}

type Way = 'start' | 'previousRound' | 'previous' | 'next' | 'nextRound' | 'end'
const ways: readonly Way[] = ['start', 'previousRound', 'previous', 'next', 'nextRound', 'end']
const keys: Readonly<Record<string, Way>> = {
  Home: 'start',
  PageUp: 'previousRound',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  PageDown: 'nextRound',
  End: 'end',
}

/** The game move by move: the boards at a moment, and all the ways to another one. */
export function Replay(props: ReplayProps) {
  const [position, setPosition] = createSignal(props.start) // eslint-disable-line solid/reactivity -- only to begin with
  const [copied, setCopied] = createSignal<'copied' | 'notCopied'>()
  const [screens] = createResource(() => props.of.game.screens())
  const last = () => props.of.steps.length
  const course = createMemo(() => props.of.game.course(props.of.setup, props.of.states, language()))
  const rounds = () => course().moments.map(moment => moment.position)

  const target = (way: Way): number => targetOf(way, position(), rounds(), last())
  // The address follows without a step in the browser's history, and not at every pixel of the slider.
  let waiting: number | undefined
  const go = (to: number) => {
    setPosition(to)
    setCopied(undefined)
    clearTimeout(waiting)
    const href = props.href(to)
    waiting = window.setTimeout(() => window.history.replaceState(null, '', href), 250)
  }
  const press = (event: KeyboardEvent) => {
    const way = keys[event.key]
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (!way || isModified) return
    event.preventDefault()
    go(target(way))
  }
  onMount(() => window.addEventListener('keydown', press))
  onCleanup(() => {
    window.removeEventListener('keydown', press)
    clearTimeout(waiting)
  })

  const step = () => props.of.steps[position() - 1]
  const said = () => {
    const now = step()
    return now ? props.of.game.sentence(props.of.setup, props.of.log, now, language()) : words().replay.beginning
  }
  const copyLink = async () => {
    const link = new URL(props.href(position()), window.location.href).href
    // Missing on an address without https, whatever TypeScript believes.
    const device: Partial<Pick<Navigator, 'clipboard'>> = navigator
    const isCopied = await device.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    setCopied(isCopied ? 'copied' : 'notCopied')
  }
  return (
    <div class="replay">
      <Show when={screens()}>
        {ready => <Dynamic component={ready().Boards} setup={props.of.setup} state={props.of.states[position()]} />}
      </Show>
      <div class="replay-more">
        <Show when={props.of.entry.state === 'running' || position() < last()}>
          <Button onClick={() => props.onContinue(position())}>{words().replay.goOn}</Button>
          <p>{words().replay.goOnHint}</p>
        </Show>
        <Button onClick={() => void copyLink()}>{words().replay.copyLink}</Button>
        <p role="status">
          <Show when={copied()}>{how => <>{words().replay[how()]}</>}</Show>
        </p>
        <p class="keys">{words().replay.keys}</p>
        <Moves of={props.of} course={course()} position={position()} onGo={go} />
      </div>
      <div class="replay-controls">
        <p class="said" aria-live="polite">
          <span>{said()}</span>
          <small aria-hidden="true">{words().replay.moment(position(), last())}</small>
        </p>
        <input
          type="range"
          min="0"
          max={last()}
          step="1"
          value={position()}
          aria-label={words().replay.slider}
          aria-valuetext={words().replay.moment(position(), last())}
          onInput={event => go(Number(event.currentTarget.value))}
        />
        <div class="ways">
          <For each={ways}>
            {way => (
              <Button kind="plain" label={words().replay[way]} onClick={() => go(target(way))}>
                <Icon name={way satisfies IconName} />
              </Button>
            )}
          </For>
        </div>
      </div>
    </div>
  )
}

/** Where a way leads from a moment. */
export function targetOf(way: Way, position: number, rounds: readonly number[], last: number): number {
  switch (way) {
    case 'start':
      return 0
    case 'previousRound':
      return rounds.findLast(round => round < position) ?? 0
    case 'previous':
      return Math.max(0, position - 1)
    case 'next':
      return Math.min(last, position + 1)
    case 'nextRound':
      return rounds.find(round => round > position) ?? last
    case 'end':
      return last
  }
}

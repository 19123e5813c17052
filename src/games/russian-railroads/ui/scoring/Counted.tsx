import './Counted.css'
import { createEffect, createMemo, createSignal, createUniqueId, For, on, Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { readTerms } from '../../../../ui/sum'
import type { Copy } from '../../board/copy'
import type { PlayerColor } from '../../printed/players'
import { countedFrom, type Explanation, explainCount, isCounted, shownExplanations } from '../../scoring/counted'
import { type Source, scoreRound, sources } from '../../scoring/round'
import { sentenceOfExplanation } from '../../text/slip'
import { words } from '../words'
import { decidedIn, wonAtOnce } from './agreements'
import { overlayOfCount } from './overlay'
import { SilentBoard } from './SourceExplained'
import type { PlayerScoring } from './scorings'
import { sourceName } from './source-name'

interface CountedProps {
  readonly of: PlayerScoring
  readonly copy: Copy
  readonly color: PlayerColor
  readonly name: string
  /** The number that the table has agreed on. */
  readonly agreed: number | undefined
  readonly onAgree: () => void
  /** The table's own number holds: so much more or less is logged. */
  readonly onDecide?: ((difference: number) => void) | undefined
  readonly onFix?: (() => void) | undefined
}

/** "We counted …": what the table got for a player, compared with the app, and where they differ what would explain it. */
export function Counted(props: CountedProps) {
  const id = createUniqueId()
  const [text, setText] = createSignal('')
  const terms = createMemo(() => readTerms(text()))
  const total = () => terms()?.reduce((sum, term) => sum + term, 0)
  const difference = () => (total() ?? props.of.score.total) - props.of.score.total
  const isOpen = () =>
    total() !== undefined && total() !== props.agreed && (difference() !== 0 || props.agreed !== undefined)
  /** The number that holds from here on; going back to the app's takes an earlier decision back. */
  const settleOn = (points: number) => {
    const change = points - props.of.score.total - decidedIn(props.of)
    setText('')
    if (change === 0) props.onAgree()
    else props.onDecide?.(change)
  }
  let paper: HTMLDivElement | undefined
  // What explains the difference stands below the field, and must not be under the keyboard.
  createEffect(on(isOpen, open => open && paper?.scrollIntoView({ block: 'start' }), { defer: true }))
  return (
    <div class="counted" ref={paper}>
      <div class="typed">
        <label for={id}>{words().scoring.counted.field(props.name)}</label>
        <input
          id={id}
          type="text"
          inputmode="tel"
          autocomplete="off"
          enterkeyhint="done"
          aria-describedby={`${id}-verdict`}
          value={text()}
          onInput={event => setText(event.currentTarget.value)}
          onChange={() => {
            if (total() === props.of.score.total && props.agreed === undefined) props.onAgree()
          }}
        />
      </div>
      <p id={`${id}-verdict`} role="status" classList={{ hint: total() === undefined && props.agreed === undefined }}>
        {sayVerdict(props.of.score.total, total(), props.agreed)}
      </p>
      <Show when={isOpen()}>
        <Show when={difference() !== 0}>
          <Reasons {...props} terms={terms() ?? []} />
        </Show>
        <div class="ways">
          <Button kind="main" onClick={() => settleOn(props.of.score.total)}>
            {words().scoring.counted.app(props.of.score.total)}
          </Button>
          <Show when={props.onDecide && difference() !== 0}>
            <Button onClick={() => settleOn(total() ?? 0)}>{words().scoring.counted.ours(total() ?? 0)}</Button>
          </Show>
          <Show when={props.onFix}>
            {fix => <Button onClick={() => fix()()}>{words().scoring.counted.fix}</Button>}
          </Show>
        </div>
      </Show>
    </div>
  )
}

function sayVerdict(app: number, counted: number | undefined, agreed: number | undefined): string {
  const say = words().scoring.counted
  if (agreed !== undefined && (counted ?? agreed) === agreed) return `✓ ${say.agreed(agreed)}`
  if (counted === undefined) return say.hint
  if (counted === app) return `✓ ${say.agrees(counted)}`
  return counted < app ? say.less(app - counted) : say.more(counted - app)
}

/** Where the count differs, and the slips that would lead to it, most likely first; each is shown on the board. */
function Reasons(props: CountedProps & { readonly terms: readonly number[] }) {
  const [open, setOpen] = createSignal<Explanation>()
  const counted = createMemo(() => countedFrom(props.terms))
  const explanations = createMemo(() => {
    if (isCounted(counted(), props.of.score)) return []
    return explainCount(props.of.board, props.copy, counted(), wonAtOnce(props.of)).slice(0, shownExplanations)
  })
  const differing = () =>
    sources.flatMap(source => {
      const found = counted()[source]
      return found === undefined || found === props.of.score[source] ? [] : [{ source, found }]
    })
  const total = () => props.terms.reduce((sum, term) => sum + term, 0)
  return (
    <>
      <For each={differing()}>
        {({ source, found }) => (
          <p>{words().scoring.counted.source(sourceName(words(), source), found, props.of.score[source])}</p>
        )}
      </For>
      <Show when={explanations().length > 0} fallback={<p class="hint">{words().slips.none}</p>}>
        <ul>
          <For each={explanations()}>
            {explanation => (
              <li>
                <button
                  type="button"
                  aria-expanded={open() === explanation}
                  onClick={() => setOpen(open() === explanation ? undefined : explanation)}
                >
                  {sentenceOfExplanation(words(), total(), explanation)}
                </button>
                <Show when={open() === explanation}>
                  <Slipped {...props} explanation={explanation} />
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </>
  )
}

/** The lines that were counted otherwise, as they were counted. */
function Slipped(props: CountedProps & { readonly explanation: Explanation }) {
  const right = createMemo(() => scoreRound(props.of.board, props.copy))
  const partOf = (tree: Explanation['tree'], source: Source) => tree.parts[sources.indexOf(source)] ?? tree
  const differing = () => sources.filter(source => pointsIn(source) !== props.of.score[source])
  const pointsIn = (source: Source) => partOf(props.explanation.tree, source).points
  return (
    <Show when={differing().length > 0} fallback={<p class="hint">{words().scoring.counted.inAdding}</p>}>
      <For each={differing()}>
        {source => (
          <div class="slipped">
            <SilentBoard
              board={props.of.board}
              copy={props.copy}
              color={props.color}
              source={source}
              points={overlayOfCount(partOf(props.explanation.tree, source), partOf(right(), source))}
            />
            <p>{words().scoring.counted.as(sourceName(words(), source), pointsIn(source), props.of.score[source])}</p>
          </div>
        )}
      </For>
    </Show>
  )
}

import './Moves.css'
import { createMemo, createSignal, For, Show } from 'solid-js'
import type { Course } from '../games/game'
import { language } from '../text/language'
import type { Reviewed } from './open'
import { words } from './words'

interface MovesProps {
  readonly of: Reviewed
  readonly course: Course
  /** The moment shown. */
  readonly position: number
  readonly onGo: (position: number) => void
}

interface Chapter {
  readonly name: string
  /** The first moment after its beginning, and its last. */
  readonly from: number
  readonly to: number
}

/** The log in sentences, a chapter for each round; a sentence leads to its moment. */
export function Moves(props: MovesProps) {
  const chapters = createMemo(() => chaptersOf(props.course, props.of.steps.length))
  return (
    <section class="moves">
      <h2>{words().replay.log}</h2>
      <For each={chapters()}>{chapter => <ChapterMoves {...props} chapter={chapter} />}</For>
    </section>
  )
}

function ChapterMoves(props: MovesProps & { readonly chapter: Chapter }) {
  const holds = () => props.position >= props.chapter.from && props.position <= props.chapter.to
  const [open, setOpen] = createSignal<boolean>()
  const isOpen = () => open() ?? holds()
  const steps = () => props.of.steps.slice(props.chapter.from - 1, props.chapter.to)
  const remarks = (step: Reviewed['steps'][number]) =>
    [step.action.auto && words().replay.auto, step.broke && words().replay.forced].filter(Boolean).join(', ')
  return (
    <div class="chapter">
      <button type="button" class="heading" aria-expanded={isOpen()} onClick={() => setOpen(!isOpen())}>
        {words().review.roundName(props.chapter.name)}
      </button>
      <Show when={isOpen()}>
        <ol>
          <For each={steps()}>
            {(step, i) => (
              <li>
                <button
                  type="button"
                  aria-current={props.position === props.chapter.from + i() ? 'step' : undefined}
                  onClick={() => props.onGo(props.chapter.from + i())}
                >
                  {props.of.game.sentence(props.of.setup, props.of.log, step, language())}
                  <Show when={remarks(step)}>
                    <small>{remarks(step)}</small>
                  </Show>
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </div>
  )
}

/** Each moment closes a chapter; what came after the last one is a chapter too. */
export function chaptersOf({ moments, running }: Pick<Course, 'moments' | 'running'>, last: number): Chapter[] {
  const chapters: Chapter[] = []
  let from = 1
  for (const { name, position } of moments.slice(1)) {
    if (position < from) continue
    chapters.push({ name, from, to: position })
    from = position + 1
  }
  return from <= last ? [...chapters, { name: running, from, to: last }] : chapters
}

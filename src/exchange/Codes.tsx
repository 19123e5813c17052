import { createEffect, createSignal, onCleanup, Show } from 'solid-js'
import { Button } from '../ui/Button'
import { QrCode } from './QrCode'
import { words } from './words'

/** How long each code of a sequence is shown, in milliseconds: a camera reads it in about half of that. */
const shownFor = 300

/** Codes one after the other, again and again; or the one that is enough. */
export function Codes(props: { readonly texts: readonly string[] }) {
  const [at, setAt] = createSignal(0)
  const [isPlaying, setPlaying] = createSignal(true)
  const next = () => setAt((at() + 1) % props.texts.length)
  createEffect(() => {
    if (!isPlaying() || props.texts.length < 2) return
    const timer = setInterval(next, shownFor)
    onCleanup(() => clearInterval(timer))
  })
  return (
    <>
      <QrCode text={props.texts[at()] ?? ''} label={words().handOver.code(at() + 1, props.texts.length)} />
      <Show when={props.texts.length > 1}>
        <div class="ways">
          <Button onClick={() => setPlaying(!isPlaying())}>
            {isPlaying() ? words().handOver.pause : words().handOver.play}
          </Button>
          <Show when={!isPlaying()}>
            <Button onClick={next}>{words().handOver.next}</Button>
          </Show>
          <span>{words().handOver.part(at() + 1, props.texts.length)}</span>
        </div>
      </Show>
    </>
  )
}

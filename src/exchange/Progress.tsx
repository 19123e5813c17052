import './Progress.css'
import { Button } from '../ui/Button'
import { words } from './words'

/** Long work that can be cancelled. */
export function Progress(props: { readonly text: string; readonly done: number; readonly onCancel: () => void }) {
  const percent = () => Math.floor(props.done * 100)
  return (
    <section class="progress">
      <p>
        {props.text}: {words().import.percent(percent())}
      </p>
      <progress max="100" value={percent()} aria-label={props.text} />
      <Button onClick={() => props.onCancel()}>{words().import.cancel}</Button>
    </section>
  )
}

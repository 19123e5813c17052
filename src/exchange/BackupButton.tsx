import { createSignal, Match, onCleanup, Show, Switch } from 'solid-js'
import { Button } from '../ui/Button'
import { Progress } from './Progress'
import { takeBackup } from './take-backup'
import { words } from './words'

type Stage =
  | { readonly at: 'idle' }
  | { readonly at: 'writing'; readonly done: number }
  | { readonly at: 'done'; readonly name: string; readonly games: number; readonly leftOut: number }
  | { readonly at: 'failed' }

interface BackupButtonProps {
  readonly kind?: 'main' | undefined
  /** Only these games, and nothing else of this device. */
  readonly ids?: readonly string[]
}

/** Exports everything, or some games, and says so. */
export function BackupButton(props: BackupButtonProps) {
  const [stage, setStage] = createSignal<Stage>({ at: 'idle' })
  let control = new AbortController()
  const start = async () => {
    control = new AbortController()
    const { signal } = control
    try {
      const { name, games, leftOut } = await takeBackup(props.ids, {
        signal,
        onProgress: done => setStage({ at: 'writing', done }),
      })
      setStage({ at: 'done', name, games, leftOut })
    } catch {
      setStage({ at: signal.aborted ? 'idle' : 'failed' })
    }
  }
  const writing = () => {
    const now = stage()
    return now.at === 'writing' ? now : undefined
  }
  const done = () => {
    const now = stage()
    return now.at === 'done' ? now : undefined
  }
  onCleanup(() => control.abort())
  return (
    <>
      <Show
        when={writing()}
        fallback={
          <Button kind={props.kind} onClick={() => void start()}>
            {props.ids ? words().data.exportThese : words().data.exportAll}
          </Button>
        }
      >
        {now => <Progress text={words().data.writing} done={now().done} onCancel={() => control.abort()} />}
      </Show>
      <Switch>
        <Match when={done()}>
          {now => (
            <p role="status">
              {words().data.exported(now().name, now().games)}
              <Show when={now().leftOut}>{n => <> {words().data.leftOut(n())}</>}</Show>
            </p>
          )}
        </Match>
        <Match when={stage().at === 'failed'}>
          <p role="alert">{words().data.failed}</p>
        </Match>
      </Switch>
    </>
  )
}

import './Import.css'
import { createEffect, createSignal, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js'
import { type Chosen, carryOut } from '../../exchange/carry-out'
import { FileButton } from '../../exchange/FileButton'
import { Preview } from '../../exchange/Preview'
import { Progress } from '../../exchange/Progress'
import { fromLink, unpack } from '../../exchange/pack'
import { type Plan, planImport } from '../../exchange/plan'
import { isProblem, type Problem } from '../../exchange/problem'
import { Scanner } from '../../exchange/Scanner'
import { words } from '../../exchange/words'
import type { Following } from '../../exchange/work'
import { sayProblem } from '../../text/exchange'
import { Button, LinkButton } from '../../ui/Button'
import { forgetIncoming, incoming } from '../incoming'
import { address } from '../place'
import { bringBack } from '../preferences'
import { place } from '../router'
import { Screen } from '../Screen'
import { takeShared } from '../shared-files'

type Stage =
  | { readonly at: 'start' }
  | { readonly at: 'scanning' }
  | { readonly at: 'reading'; readonly done: number }
  | { readonly at: 'writing'; readonly done: number }
  | { readonly at: 'ready'; readonly plan: Plan }
  | { readonly at: 'refused'; readonly problem: Problem }
  | { readonly at: 'done'; readonly taken: number; readonly game: string | undefined }

const isAt = <At extends Stage['at']>(stage: Stage, at: At): stage is Extract<Stage, { at: At }> => stage.at === at

/** Everything that comes in: first what it would change, then, if the player wants it, all of it or nothing. */
export default function Import() {
  const here = place()
  const [stage, setStage] = createSignal<Stage>({ at: 'start' })
  const is = <At extends Stage['at']>(at: At) => {
    const now = stage()
    return isAt(now, at) ? now : undefined
  }
  let control = new AbortController()

  /** Long work, followed on the screen; cancelled it leads back to the start. */
  const work = async <T extends object>(at: 'reading' | 'writing', run: (following: Following) => Promise<T>) => {
    control.abort()
    const mine = new AbortController()
    control = mine
    setStage({ at, done: 0 })
    try {
      return await run({ signal: mine.signal, onProgress: done => setStage({ at, done }) })
    } catch (error) {
      if (!mine.signal.aborted) throw error
      if (control === mine) setStage({ at: 'start' })
      return undefined
    }
  }
  const look = async (files: readonly Blob[]) => {
    const plan = await work('reading', following => planImport(files, following))
    if (plan) setStage(isProblem(plan) ? { at: 'refused', problem: plan } : { at: 'ready', plan })
  }
  const open = async (packed: Uint8Array | undefined) => {
    const text = packed && (await unpack(packed))
    if (text === undefined) setStage({ at: 'refused', problem: { problem: 'code' } })
    else await look([new Blob([text])])
  }
  const take = async (plan: Plan, chosen: Chosen) => {
    const result = await work('writing', following => carryOut(plan, chosen, following))
    if (!result) return
    if (isProblem(result)) return void setStage({ at: 'refused', problem: result })
    await bringBack()
    setStage({ at: 'done', taken: result.taken, game: plan.games.size === 1 ? [...plan.games.keys()][0] : undefined })
  }
  const lookAtShared = async () => {
    const files = await takeShared().catch(() => [])
    if (files.length > 0) await look(files)
  }
  onMount(() => {
    if (here.page === 'import' && here.packed) void open(fromLink(here.packed))
    else void lookAtShared()
  })
  createEffect(
    on(incoming, files => {
      if (files.length === 0) return
      forgetIncoming()
      void look(files)
    }),
  )
  onCleanup(() => control.abort())
  return (
    <Screen title={words().import.title}>
      <Switch>
        <Match when={is('scanning')}>
          <Scanner onScanned={packed => void open(packed)} onStop={() => setStage({ at: 'start' })} />
        </Match>
        <Match when={is('reading')}>
          {now => <Progress text={words().import.reading} done={now().done} onCancel={() => control.abort()} />}
        </Match>
        <Match when={is('writing')}>
          {now => <Progress text={words().import.writing} done={now().done} onCancel={() => control.abort()} />}
        </Match>
        <Match when={is('ready')}>
          {now => (
            <Preview
              plan={now().plan}
              onImport={chosen => void take(now().plan, chosen)}
              onCancel={() => setStage({ at: 'start' })}
            />
          )}
        </Match>
        <Match when={is('done')}>
          {now => (
            <>
              <p role="status">{words().import.done(now().taken)}</p>
              <div class="import-start">
                <Show
                  when={now().game}
                  fallback={
                    <LinkButton kind="main" href={address.history}>
                      {words().import.toHistory}
                    </LinkButton>
                  }
                >
                  {id => (
                    <LinkButton kind="main" href={address.game(id())}>
                      {words().import.open}
                    </LinkButton>
                  )}
                </Show>
              </div>
            </>
          )}
        </Match>
        <Match when={is('start') ?? is('refused')}>
          <Show when={is('refused')} fallback={<p>{words().import.hint}</p>}>
            {now => <Refused problem={now().problem} />}
          </Show>
          <div class="import-start">
            <FileButton kind="main" onFiles={files => void look(files)}>
              {is('refused') ? words().import.again : words().import.choose}
            </FileButton>
            <Button onClick={() => setStage({ at: 'scanning' })}>{words().import.scan}</Button>
          </div>
        </Match>
      </Switch>
    </Screen>
  )
}

function Refused(props: { readonly problem: Problem }) {
  return (
    <div class="import-refused" role="alert">
      <p>
        {sayProblem(words(), props.problem)} {words().nothingChanged}
      </p>
      <small>
        <Show when={props.problem.game}>{n => <>{words().game(n())} </>}</Show>
        <Show when={props.problem.path}>{path => <>{words().at(path())}</>}</Show>
      </small>
    </div>
  )
}

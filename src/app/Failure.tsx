import './Failure.css'
import { createEffect, createSignal, on, Show } from 'solid-js'
import { t } from '../text/language'
import { Button } from '../ui/Button'
import { address } from './place'
import { place } from './router'
import { Screen } from './Screen'
import { PageMissing } from './trouble'

/** Shown instead of a page that broke. Any change of page leads out of it. */
export function Failure(props: { readonly error: unknown; readonly recover: () => void }) {
  createEffect(on(place, () => props.recover(), { defer: true }))
  const words = () => (props.error instanceof PageMissing ? t().failure.missing : t().failure.broken)
  const game = () => {
    const here = place()
    return here.page === 'game' || here.page === 'review' ? here.id : undefined
  }
  const [exported, setExported] = createSignal<{ readonly file: string | undefined }>()
  const exportGame = async (id: string) => {
    const { takeGame } = await import('../exchange/take-game')
    setExported({ file: await takeGame(id) })
  }
  const sayExported = (file: string | undefined) =>
    file === undefined ? t().failure.notExported : t().game.exported(file)
  const goHome = () => {
    if (place().page === 'home') props.recover()
    else window.location.hash = address.home
  }
  return (
    <Screen title={words().title}>
      <p>{words().hint}</p>
      <p class="ways-out">
        <Button kind="main" onClick={() => window.location.reload()}>
          {t().failure.reload}
        </Button>
        <Show when={game()}>
          {id => (
            <Button onClick={() => void exportGame(id()).catch(() => setExported({ file: undefined }))}>
              {t().failure.exportGame}
            </Button>
          )}
        </Show>
        <Button onClick={goHome}>{t().app.toHome}</Button>
      </p>
      <Show when={exported()}>{now => <p role="status">{sayExported(now().file)}</p>}</Show>
      <details class="cause">
        <summary>{t().failure.details}</summary>
        <code>{String(props.error)}</code>
      </details>
    </Screen>
  )
}

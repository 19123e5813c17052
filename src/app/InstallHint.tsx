import './InstallHint.css'
import { createSignal, lazy, onMount, Show, Suspense } from 'solid-js'
import { t } from '../text/language'
import { Button } from '../ui/Button'
import { canInstall, install, isBrowserOnIos } from './install'

const BackupButton = lazy(async () => ({ default: (await import('../exchange/BackupButton')).BackupButton }))

/**
 * Where the browser offers to install; on iOS in the browser before the first game, with the reason. Games that are there
 * do not move to the home screen by themselves, so their file comes first. Closed for good.
 */
export function InstallHint(props: { readonly hasGames: boolean }) {
  const [closed, setClosed] = createSignal(true)
  const readClosed = async () => {
    const { readSetting } = await import('../storage/settings')
    const kept = await readSetting('closed-install-hint').catch(() => undefined)
    setClosed(kept === true)
  }
  onMount(() => void readClosed())
  const close = async () => {
    setClosed(true)
    const { keepSetting } = await import('../storage/settings')
    await keepSetting('closed-install-hint', true).catch(() => undefined) // then it comes back: no harm
  }
  const onIos = isBrowserOnIos()
  const said = () => {
    if (!onIos) return t().install.offer
    return props.hasGames ? t().install.iosGames : t().install.ios
  }
  return (
    <Show when={!closed() && (canInstall() || onIos)}>
      <aside class="install-hint">
        <p>{said()}</p>
        <div>
          <Show when={onIos && props.hasGames}>
            <Suspense>
              <BackupButton />
            </Suspense>
          </Show>
          <Show when={canInstall()}>
            <Button onClick={install}>{t().install.install}</Button>
          </Show>
          <Button kind="plain" onClick={() => void close()}>
            {t().install.close}
          </Button>
        </div>
      </aside>
    </Show>
  )
}

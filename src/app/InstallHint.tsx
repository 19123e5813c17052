import './InstallHint.css'
import { createSignal, onMount, Show } from 'solid-js'
import { t } from '../text/language'
import { Button } from '../ui/Button'
import { canInstall, install, isBrowserOnIos } from './install'

/** Where the browser offers to install; on iOS in the browser before the first game, with the reason. Closed for good. */
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
  const onIos = () => isBrowserOnIos() && !props.hasGames
  return (
    <Show when={!closed() && (canInstall() || onIos())}>
      <aside class="install-hint">
        <p>{onIos() ? t().install.ios : t().install.offer}</p>
        <div>
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

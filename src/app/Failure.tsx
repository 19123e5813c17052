import './Failure.css'
import { createEffect, on } from 'solid-js'
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
        <Button onClick={goHome}>{t().app.toHome}</Button>
      </p>
      <details class="cause">
        <summary>{t().failure.details}</summary>
        <code>{String(props.error)}</code>
      </details>
    </Screen>
  )
}

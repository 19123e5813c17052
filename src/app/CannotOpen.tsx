import { Match, Switch } from 'solid-js'
import { t } from '../text/language'
import { LinkButton } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { Screen } from './Screen'

interface CannotOpenProps {
  /** The title of the page that would have shown the game. */
  readonly title: string
  /** As `openTable` says it; undefined while the game is still being opened. */
  readonly reason: 'unknown' | 'storage' | 'setup' | undefined
  /** Where to go instead, and what it is called. */
  readonly href: string
  readonly back: string
}

/** A game that cannot be shown, and why. */
export function CannotOpen(props: CannotOpenProps) {
  const Nothing = (said: { readonly title: string; readonly hint: string }) => (
    <Screen title={props.title}>
      <EmptyState title={said.title} hint={said.hint}>
        <LinkButton kind="main" href={props.href}>
          {props.back}
        </LinkButton>
      </EmptyState>
    </Screen>
  )
  return (
    <Switch>
      <Match when={props.reason === 'storage'}>
        <Screen title={props.title}>
          <p role="alert">{t().storage.broken}</p>
        </Screen>
      </Match>
      <Match when={props.reason === 'setup'}>
        <Nothing title={t().game.newer} hint={t().game.newerHint} />
      </Match>
      <Match when={props.reason === 'unknown'}>
        <Nothing title={t().game.unknown} hint={t().game.unknownHint} />
      </Match>
    </Switch>
  )
}

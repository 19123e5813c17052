import { Match, Switch } from 'solid-js'
import type { GameEntry } from '../../storage/database'
import { t } from '../../text/language'
import { LinkButton } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { GameList } from '../GameList'
import { createLive } from '../live'
import { address } from '../place'
import { Screen } from '../Screen'

export default function History() {
  const live = createLive<readonly GameEntry[]>(async watcher =>
    (await import('../../storage/games')).watchAll(watcher),
  )
  const games = () => {
    const now = live()
    return now.state === 'ready' ? now.value : undefined
  }
  return (
    <Screen title={t().history.title}>
      <Switch>
        <Match when={live().state === 'broken'}>
          <p role="alert">{t().storage.broken}</p>
        </Match>
        <Match when={games()?.length === 0}>
          <EmptyState title={t().history.empty} hint={t().history.emptyHint}>
            <LinkButton kind="main" href={address.newGame}>
              {t().newGame.title}
            </LinkButton>
          </EmptyState>
        </Match>
        <Match when={games()}>{all => <GameList games={all()} />}</Match>
      </Switch>
    </Screen>
  )
}

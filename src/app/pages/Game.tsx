import { createEffect, Match, onCleanup, Show, Switch } from 'solid-js'
import { nameOfGame } from '../../games/shelf'
import type { GameEntry } from '../../storage/database'
import { t } from '../../text/language'
import { LinkButton } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Icon } from '../../ui/Icon'
import { setBusy } from '../busy'
import { createLive } from '../live'
import { address } from '../place'
import { place } from '../router'
import { Screen } from '../Screen'

/** One game. It has the screen to itself: no navigation, and nothing offers itself while it is running. */
export default function Game() {
  const here = place()
  const id = here.page === 'game' ? here.id : ''
  const live = createLive<GameEntry | undefined>(async watcher =>
    (await import('../../storage/games')).watchGame(id, watcher),
  )
  const game = () => {
    const now = live()
    return now.state === 'ready' ? now.value : undefined
  }
  createEffect(() => setBusy(game()?.state === 'running'))
  onCleanup(() => setBusy(false))
  const back = (
    <nav>
      <LinkButton kind="plain" href={address.home}>
        <Icon name="back" />
        {t().home.link}
      </LinkButton>
    </nav>
  )
  return (
    <Screen title={title(game())} before={back}>
      <Switch>
        <Match when={live().state === 'broken'}>
          <p role="alert">{t().storage.broken}</p>
        </Match>
        <Match when={live().state === 'ready'}>
          <Show
            when={game()}
            fallback={
              <EmptyState title={t().game.unknown} hint={t().game.unknownHint}>
                <LinkButton kind="main" href={address.home}>
                  {t().app.toHome}
                </LinkButton>
              </EmptyState>
            }
          >
            <EmptyState title={t().game.closed} hint={t().game.closedHint} />
          </Show>
        </Match>
      </Switch>
    </Screen>
  )
}

const title = (game: GameEntry | undefined): string => (game ? nameOfGame(game.game) : t().game.title)

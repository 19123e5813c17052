import './Home.css'
import { lazy, Match, Show, Suspense, Switch } from 'solid-js'
import type { GameEntry } from '../../storage/database'
import type { RecentGames } from '../../storage/games'
import { t } from '../../text/language'
import { LinkButton } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { GameList } from '../GameList'
import { InstallHint } from '../InstallHint'
import { createLive } from '../live'
import { address } from '../place'
import { Screen } from '../Screen'

// Nothing to say before the first games are finished.
const Reminder = lazy(async () => ({ default: (await import('../Reminder')).Reminder }))

export default function Home() {
  const live = createLive<RecentGames>(async watcher => (await import('../../storage/games')).watchRecent(watcher))
  const games = () => {
    const now = live()
    return now.state === 'ready' ? now.value : undefined
  }
  const isEmpty = (recent: RecentGames) => recent.running.length + recent.finished.length === 0
  return (
    <Screen title={t().app.name}>
      <div class="home">
        <Switch>
          <Match when={live().state === 'broken'}>
            <p role="alert">{t().storage.broken}</p>
          </Match>
          <Match when={games()}>
            {recent => (
              <>
                <GameList title={t().home.running} games={recent().running} />
                <GameList title={t().home.finished} games={recent().finished} />
                <Show when={isEmpty(recent())}>
                  <EmptyState title={t().home.empty} hint={t().home.emptyHint} />
                </Show>
                <Show when={recent().finished.length > 0}>
                  <Suspense>
                    <Reminder />
                  </Suspense>
                </Show>
                <InstallHint hasGames={!isEmpty(recent())} />
                <Show when={lastOf(recent())}>
                  {last => (
                    <LinkButton href={address.again(last().id)}>
                      {t().home.again(last().players.map(({ name }) => name))}
                    </LinkButton>
                  )}
                </Show>
              </>
            )}
          </Match>
        </Switch>
      </div>
      <LinkButton kind="main" href={address.newGame}>
        {t().newGame.title}
      </LinkButton>
    </Screen>
  )
}

/** The game played last, whose people are most likely to play again. */
const lastOf = ({ running, finished }: RecentGames): GameEntry | undefined =>
  [...running.slice(0, 1), ...finished.slice(0, 1)].sort((a, b) => b.changedAt - a.changedAt)[0]

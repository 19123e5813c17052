import { createMemo, Match, Switch } from 'solid-js'
import { PeopleList } from '../../history/PeopleList'
import { overviewOf } from '../../history/statistics'
import type { GameEntry, PersonEntry } from '../../storage/database'
import { t } from '../../text/language'
import { LinkButton } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { createLive } from '../live'
import { address } from '../place'
import { Screen } from '../Screen'

/** Everybody who has played. Names come first; how they did follows when all games have been read. */
export default function Players() {
  const people = createLive<readonly PersonEntry[]>(async watcher =>
    (await import('../../storage/people')).watchPeople(watcher),
  )
  const games = createLive<readonly GameEntry[]>(async watcher =>
    (await import('../../storage/games')).watchEvery(watcher),
  )
  const known = () => {
    const now = people()
    return now.state === 'ready' ? now.value : undefined
  }
  const overview = createMemo(() => {
    const now = games()
    return overviewOf(now.state === 'ready' ? now.value : [])
  })
  return (
    <Screen title={t().players.title}>
      <Switch>
        <Match when={people().state === 'broken'}>
          <p role="alert">{t().storage.broken}</p>
        </Match>
        <Match when={known()?.length === 0}>
          <EmptyState title={t().players.empty} hint={t().players.emptyHint}>
            <LinkButton kind="main" href={address.newGame}>
              {t().newGame.title}
            </LinkButton>
          </EmptyState>
        </Match>
        <Match when={known()}>{all => <PeopleList people={all()} overview={overview()} href={address.person} />}</Match>
      </Switch>
    </Screen>
  )
}

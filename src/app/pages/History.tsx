import './History.css'
import { createEffect, createMemo, createSignal, Match, on, onCleanup, Show, Switch } from 'solid-js'
import { BackupButton } from '../../exchange/BackupButton'
import { words as exchangeWords } from '../../exchange/words'
import { everything, Filter, findByName, isEverything, type Wanted } from '../../history/Filter'
import { GamesList } from '../../history/GamesList'
import { words } from '../../history/words'
import type { GameEntry } from '../../storage/database'
import { type GameFilter, readNewest, readYears, watchIds } from '../../storage/games'
import { deleteGame, restoreGame, type StoredGame } from '../../storage/log'
import { readPeople } from '../../storage/people'
import type { Watcher } from '../../storage/watch'
import { t } from '../../text/language'
import { Button, LinkButton } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { createLater } from '../../ui/later'
import { afterPaint } from '../after-paint'
import { createKeptScroll } from '../kept-scroll'
import { address } from '../place'
import { place } from '../router'
import { Screen } from '../Screen'
import { offer, offerUndo } from '../undo'

/** What was wanted last holds until the app is closed: a way back from a game leads to the same list. */
const [wanted, setWanted] = createSignal(everything)

/** All games, the newest first. */
export default function History() {
  const here = place()
  if (here.page === 'history' && here.person !== undefined) setWanted({ ...everything, person: here.person })
  const [found, setFound] = createSignal<Found>()
  const [isBroken, setBroken] = createSignal(false)
  // The games come first; what they can be filtered by follows.
  const isFound = createMemo(() => found() !== undefined)
  const choices = createLater(async () => (isFound() ? readChoices() : undefined))
  const people = () => choices()?.people ?? []
  const filter = createMemo(() => filterOf(wanted(), people))
  createEffect(
    on(filter, wants => {
      const watcher = { next: (found: Found) => void setFound(found), fail: () => void setBroken(true) }
      onCleanup(find(wants, watcher))
    }),
  )
  createKeptScroll(() => found()?.isAll ?? false)
  const href = ({ id, state }: GameEntry) => (state === 'running' ? address.game(id) : address.review(id))
  return (
    <Screen title={t().history.title}>
      <Switch>
        <Match when={isBroken()}>
          <p role="alert">{t().storage.broken}</p>
        </Match>
        <Match when={found()?.ids.length === 0 && isEverything(wanted())}>
          <EmptyState title={t().history.empty} hint={t().history.emptyHint}>
            <LinkButton kind="main" href={address.newGame}>
              {t().newGame.title}
            </LinkButton>
            <LinkButton href={address.import}>{exchangeWords().import.title}</LinkButton>
          </EmptyState>
        </Match>
        <Match when={found()}>
          {games => (
            <>
              <Filter wanted={wanted()} people={people()} years={choices()?.years ?? []} onChange={setWanted} />
              <div class="history-exchange">
                <Show when={games().isAll && games().ids.length > 0}>
                  <BackupButton ids={games().ids} />
                </Show>
                <LinkButton href={address.import}>{exchangeWords().import.title}</LinkButton>
              </div>
              <p class="history-count" role="status">
                {games().isAll ? words().count(games().ids.length) : '…'}
              </p>
              <Switch>
                <Match when={games().ids.length > 0}>
                  <GamesList ids={games().ids} newest={games().newest} href={href} onRemove={id => void remove(id)} />
                </Match>
                <Match when={true}>
                  <EmptyState title={words().filter.none} hint={words().filter.noneHint}>
                    <Button onClick={() => setWanted(everything)}>{words().filter.clear}</Button>
                  </EmptyState>
                </Match>
              </Switch>
            </>
          )}
        </Match>
      </Switch>
    </Screen>
  )
}

interface Found {
  /** The newest first. */
  readonly ids: readonly string[]
  /** Those that were read at once. */
  readonly newest: readonly GameEntry[]
  /** False while only the first of them are known. */
  readonly isAll: boolean
}

/** As many as a screen shows at once. */
const firstShown = 16

/** Tells the first games at once and, when they are on the screen, all of them and every change. Returns how to stop. */
function find(filter: GameFilter, watcher: Watcher<Found>): () => void {
  let left = false
  let stop: (() => void) | undefined
  const begin = async () => {
    const newest = (await readNewest(filter, firstShown)) ?? []
    if (newest.length > 0 && !left) {
      watcher.next({ ids: newest.map(({ id }) => id), newest, isAll: newest.length < firstShown })
      await afterPaint()
    }
    if (!left) stop = watchIds(filter, { ...watcher, next: ids => watcher.next({ ids, newest, isAll: true }) })
  }
  begin().catch(watcher.fail)
  return () => {
    left = true
    stop?.()
  }
}

/** Names are looked up among the people, so that the games need not be read. */
function filterOf({ name, person, game, year }: Wanted, people: () => Parameters<typeof findByName>[0]): GameFilter {
  const named = name.trim() === '' ? undefined : findByName(people(), name).map(({ id }) => id)
  const chosen = person === '' ? undefined : [person]
  return {
    people: named && chosen ? chosen.filter(id => named.includes(id)) : (named ?? chosen),
    game: game || undefined,
    year: year === '' ? undefined : Number(year),
  }
}

async function readChoices() {
  return { people: await readPeople().catch(() => []), years: await readYears().catch(() => []) }
}

/** What the offer on the screen would bring back. */
let removed: readonly StoredGame[] = []

/** Takes a game away; as long as the way back is offered, all that went meanwhile comes back with it. */
async function remove(id: string): Promise<void> {
  const game = await deleteGame(id).catch(() => 'refused' as const)
  if (game === 'refused') offerUndo({ text: words().notDone, label: '' })
  if (!game || game === 'refused') return
  removed = offer()?.undo && removed.length > 0 ? [...removed, game] : [game]
  const games = removed
  offerUndo({
    text: words().removed(games.length),
    label: words().undo,
    undo: () => {
      removed = []
      void Promise.all(games.map(restoreGame)).catch(() => offerUndo({ text: words().notDone, label: '' }))
    },
  })
}

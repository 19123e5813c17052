import { createEffect, createResource, createSignal, lazy, Match, onCleanup, onMount, Show, Switch } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { download, fileName } from '../../exchange/download'
import type { Screens } from '../../games/game'
import { loadGame, nameOfGame } from '../../games/shelf'
import type { Table } from '../../table/play'
import { t } from '../../text/language'
import { LinkButton } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { setBusy } from '../busy'
import { address } from '../place'
import { place } from '../router'
import { Screen } from '../Screen'
import { sharedGame } from '../shared-game'

const ShareSheet = lazy(async () => ({ default: (await import('../../exchange/ShareSheet')).ShareSheet }))

type Opened = { readonly table: Table; readonly screens: Screens } | 'unknown' | 'storage' | 'setup'

/** One game. It has the screen to itself: no navigation, and nothing offers itself while it is running. */
export default function Game() {
  const here = place()
  const [opened] = createResource(() => (here.page === 'game' ? here.id : ''), open)
  const ready = () => {
    const now = opened.latest
    return typeof now === 'object' ? now : undefined
  }
  onCleanup(() => {
    ready()?.table.close()
    setBusy(false)
  })
  return (
    <Switch>
      <Match when={ready()}>{found => <OnTable {...found()} />}</Match>
      <Match when={opened.latest === 'storage'}>
        <Screen title={t().game.title}>
          <p role="alert">{t().storage.broken}</p>
        </Screen>
      </Match>
      <Match when={opened.latest === 'setup'}>
        <Nothing title={t().game.newer} hint={t().game.newerHint} />
      </Match>
      <Match when={opened.latest === 'unknown'}>
        <Nothing title={t().game.unknown} hint={t().game.unknownHint} />
      </Match>
    </Switch>
  )
}

function OnTable(props: { readonly table: Table; readonly screens: Screens }) {
  const [exported, setExported] = createSignal('')
  const [isSharing, setSharing] = createSignal(false)
  const summary = () => props.table.game.summary(props.table.setup, props.table.state())
  // A page without a running move may offer an update; a running game never.
  createEffect(() => setBusy(!summary().finished))
  onMount(() => {
    document.title = `${nameOfGame(props.table.game.id)} · ${t().app.name}`
  })
  const exportGame = () => {
    const names = summary().players.map(player => player.name)
    const file = fileName(new Date(props.table.startedAt), names)
    download(file, `${props.table.game.writeGame(props.table.file())}\n`)
    setExported(file)
  }
  return (
    <>
      <Dynamic
        component={props.screens.Table}
        table={props.table}
        home={address.home}
        review={address.review(props.table.id)}
        onExport={exportGame}
        onHandOver={() => {
          window.location.hash = address.handOver(props.table.id)
        }}
        onShare={() => setSharing(true)}
      />
      <Show when={isSharing()}>
        <ShareSheet game={sharedGame(props.table)} onClose={() => setSharing(false)} />
      </Show>
      <Show when={exported()}>
        <p class="visually-hidden" role="status">
          {t().game.exported(exported())}
        </p>
      </Show>
    </>
  )
}

function Nothing(props: { readonly title: string; readonly hint: string }) {
  return (
    <Screen title={t().game.title}>
      <EmptyState title={props.title} hint={props.hint}>
        <LinkButton kind="main" href={address.home}>
          {t().app.toHome}
        </LinkButton>
      </EmptyState>
    </Screen>
  )
}

async function open(id: string): Promise<Opened> {
  const [{ findTable, openTable }, { followOptions }, { findGame }] = await Promise.all([
    import('../../table/play'),
    import('../../table/options'),
    import('../../storage/games'),
  ])
  await followOptions()
  const here = findTable(id)
  if (here) return { table: here, screens: await here.game.screens() }
  const entry = await findGame(id).catch(() => 'storage' as const)
  if (entry === 'storage') return entry
  if (!entry) return 'unknown'
  const game = await loadGame(entry.game)
  if (!game) return 'setup'
  const [opened, screens] = await Promise.all([openTable(game, id), game.screens()])
  return opened.ok ? { table: opened.table, screens } : opened.reason
}

import { createEffect, createResource, createSignal, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { download, fileName } from '../../exchange/download'
import type { Screens } from '../../games/game'
import { loadGame, nameOfGame } from '../../games/shelf'
import type { Table } from '../../table/play'
import { t } from '../../text/language'
import { setBusy } from '../busy'
import { CannotOpen } from '../CannotOpen'
import { address } from '../place'
import { place } from '../router'
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
  const refused = () => {
    const now = opened.latest
    return typeof now === 'object' ? undefined : now
  }
  onCleanup(() => {
    ready()?.table.close()
    setBusy(false)
  })
  return (
    <Show
      when={ready()}
      fallback={<CannotOpen title={t().game.title} reason={refused()} href={address.home} back={t().app.toHome} />}
    >
      {found => <OnTable {...found()} />}
    </Show>
  )
}

function OnTable(props: { readonly table: Table; readonly screens: Screens }) {
  const [exported, setExported] = createSignal('')
  const [isSharing, setSharing] = createSignal(false)
  const summary = () => props.table.game.summary(props.table.setup, props.table.state())
  // A page without a running move may offer an update; a running game never.
  createEffect(() => setBusy(!summary().finished))
  onMount(() => {
    props.table.follow()
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
        <Suspense>
          <ShareSheet game={sharedGame(props.table)} onClose={() => setSharing(false)} />
        </Suspense>
      </Show>
      <Show when={exported()}>
        <p class="visually-hidden" role="status">
          {t().game.exported(exported())}
        </p>
      </Show>
    </>
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

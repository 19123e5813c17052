import './GamesList.css'
import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js'
import type { GameEntry } from '../storage/database'
import { watchEntries } from '../storage/games'
import { VirtualList } from '../ui/VirtualList'
import { GameRow } from './GameRow'
import { words } from './words'

interface GamesListProps {
  /** The newest first. */
  readonly ids: readonly string[]
  /** Games that have been read already. */
  readonly newest: readonly GameEntry[]
  readonly href: (game: GameEntry) => string
  readonly onRemove: (id: string) => void
}

/** Games by their ids; only those that are seen are read, and followed while they are. */
export function GamesList(props: GamesListProps) {
  const [range, setRange] = createSignal({ from: 0, to: 0 })
  const [known, setKnown] = createSignal<ReadonlyMap<string, GameEntry>>(new Map())
  createEffect(
    on([() => props.ids, range], ([ids, { from, to }]) => {
      const stop = watchEntries(ids.slice(from, to), {
        next: games => setKnown(new Map(games.flatMap(game => (game ? [[game.id, game] as const] : [])))),
        fail: () => undefined, // the page says that nothing can be read
      })
      onCleanup(stop)
    }),
  )
  const gameAt = (index: number) => {
    const id = props.ids[index]
    return known().get(id ?? '') ?? props.newest.find(game => game.id === id)
  }
  return (
    <div class="games-list">
      <VirtualList label={words().list} count={props.ids.length} onRange={(from, to) => setRange({ from, to })}>
        {index => (
          <Show when={gameAt(index)}>
            {game => <GameRow game={game()} href={props.href(game())} onRemove={() => props.onRemove(game().id)} />}
          </Show>
        )}
      </VirtualList>
    </div>
  )
}

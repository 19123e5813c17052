import { For, Show } from 'solid-js'
import { shareWords } from '../text/share'
import { Facts } from '../ui/Facts'
import { linkOf, type Play, playOf } from './bg-stats'
import type { SharedGame } from './shared-game'

/** The one way out of the app: a link, and beside it everything that it sends. */
export function BgStats(props: { readonly game: SharedGame }) {
  const words = () => shareWords().bgStats
  return (
    <Show when={playOf(props.game)}>
      {play => (
        <section class="bg-stats">
          <h3>{words().title}</h3>
          <p>{words().hint}</p>
          <Facts
            facts={[
              { name: words().game, value: `${play().game.name} (BGG ${play().game.bggId})` },
              { name: words().date, value: play().playDate },
              { name: words().minutes, value: play().durationMin },
              ...(play().comments ? [{ name: words().comments, value: play().comments }] : []),
              { name: words().players, value: <Players of={play()} /> },
              { name: words().ids, value: <Ids of={play()} /> },
            ]}
          />
          <a class="button main" href={linkOf(play())} target="_blank" rel="noopener noreferrer">
            {words().send}
          </a>
        </section>
      )}
    </Show>
  )
}

const Players = (props: { readonly of: Play }) => (
  <ul>
    <For each={props.of.players}>
      {({ name, score, rank, startPlayer }) => <li>{shareWords().bgStats.player(name, score, rank, startPlayer)}</li>}
    </For>
  </ul>
)

const Ids = (props: { readonly of: Play }) => (
  <small>
    {[
      props.of.sourceName,
      props.of.sourcePlayId,
      props.of.game.sourceGameId,
      ...props.of.players.map(player => player.sourcePlayerId),
    ].join(', ')}
  </small>
)

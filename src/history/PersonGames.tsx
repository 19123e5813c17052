import './PersonGames.css'
import { For, Show } from 'solid-js'
import { formatMean, formatShare } from '../text/format'
import { Bars } from '../ui/Bars'
import { Facts } from '../ui/Facts'
import { PlayerShape } from '../ui/PlayerShape'
import type { ByCount, Statistics, Tally } from './statistics'
import { words } from './words'

interface PersonGamesProps {
  readonly name: string
  readonly color: string
  readonly of: Statistics
  /** The sources of points in order, with their names. */
  readonly sources: readonly { readonly id: string; readonly name: string }[]
  readonly gameHref: (id: string) => string
  readonly personHref: (id: string) => string
}

/** What somebody's games of one kind say. */
export function PersonGames(props: PersonGamesProps) {
  const means = () => {
    const known = new Map(props.of.sources.map(mean => [mean.id, mean]))
    return props.sources.flatMap(({ id, name }) => {
      const mean = known.get(id)
      return mean && (mean.own !== 0 || mean.others !== 0) ? [{ ...mean, name }] : []
    })
  }
  return (
    <div class="person-games">
      <TallyFacts of={props.of} gameHref={props.gameHref} />
      <Show when={props.of.byCount.length > 1}>
        <h3>{words().people.byCount}</h3>
        <Facts facts={props.of.byCount.map(factOf)} />
      </Show>
      <Show when={means().length > 0}>
        <Bars
          caption={words().people.sources}
          heading={words().people.source}
          total={words().people.total}
          sources={means().map(({ name }) => name)}
          bars={[
            { name: props.name, color: props.color, values: means().map(({ own }) => own) },
            { name: words().people.others, values: means().map(({ others }) => others) },
          ]}
        />
        <p class="hint">{words().people.sourcesHint}</p>
      </Show>
      <Show when={props.of.against.length > 0}>
        <h3>{words().people.headToHead}</h3>
        <AgainstTable {...props} />
      </Show>
      <Show when={props.of.expansion.games > 0}>
        <h3>{words().people.expansion}</h3>
        <TallyFacts of={props.of.expansion} gameHref={props.gameHref} />
      </Show>
      <Show when={props.of.running + props.of.unfinished + props.of.unranked > 0}>
        <h3>{words().people.apart}</h3>
        <Facts
          facts={(['running', 'unfinished', 'unranked'] as const)
            .filter(kind => props.of[kind] > 0)
            .map(kind => ({ name: words().people[kind], value: <>{words().count(props.of[kind])}</> }))}
        />
      </Show>
    </div>
  )
}

function TallyFacts(props: { readonly of: Tally; readonly gameHref: (id: string) => string }) {
  return (
    <Show when={props.of.best} fallback={<p class="hint">{words().people.noResultsHint}</p>}>
      {best => (
        <dl class="tally">
          <div>
            <dt>{words().people.games}</dt>
            <dd>{props.of.games}</dd>
          </div>
          <div>
            <dt>{words().people.wins}</dt>
            <dd>{props.of.wins}</dd>
          </div>
          <div>
            <dt>{words().people.winRate}</dt>
            <dd>{formatShare(props.of.wins / props.of.games)}</dd>
          </div>
          <div>
            <dt>{words().people.average}</dt>
            <dd>{formatMean(props.of.average)}</dd>
          </div>
          <div>
            <dt>{words().people.best}</dt>
            <dd>
              <a href={props.gameHref(best().game)}>{best().points}</a>
            </dd>
          </div>
        </dl>
      )}
    </Show>
  )
}

function AgainstTable(props: PersonGamesProps) {
  return (
    <table class="against">
      <thead>
        <tr>
          <th scope="col">{words().people.opponent}</th>
          <For each={['together', 'ahead', 'even', 'behind'] as const}>
            {column => <th scope="col">{words().people[column]}</th>}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.of.against}>
          {other => (
            <tr>
              <th scope="row">
                <a href={props.personHref(other.id)}>
                  <PlayerShape color={other.color} /> {other.name}
                </a>
              </th>
              <td>{other.games}</td>
              <td>{other.ahead}</td>
              <td>{other.even}</td>
              <td>{other.behind}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}

const factOf = ({ players, games, average }: ByCount) => ({
  name: words().people.players(players),
  value: `${formatMean(average)} (${words().count(games)})`,
})

import './ScoredDock.css'
import { For } from 'solid-js'
import { Button } from '../../../../ui/Button'
import type { ScoredRound } from '../../rules/state'
import { sources } from '../../scoring/round'
import { PlayerShape } from '../PlayerShape'
import { words } from '../words'
import type { Play } from './play'

/** The round that has just been scored, until the table goes on. */
export function ScoredDock(props: { readonly play: Play; readonly scored: ScoredRound; readonly onGoOn: () => void }) {
  const state = () => props.play.state()
  const goOn = () => {
    const { dock } = words()
    return state().phase === 'final' ? dock.toFinal : dock.nextRound(state().round)
  }
  const rowName = (source: (typeof sources)[number]) =>
    source === 'industry' ? words().points.labels.industry : words().names.lines[source]
  return (
    <div class="scored-dock">
      <table>
        <caption>{words().dock.roundScored(props.scored.round)}</caption>
        <thead>
          <tr>
            <td />
            <For each={props.scored.order}>
              {seat => (
                <th scope="col">
                  <PlayerShape color={props.play.colorOf(seat)} /> <span>{props.play.nameOf(seat)}</span>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={sources}>
            {source => (
              <tr>
                <th scope="row">{rowName(source)}</th>
                <For each={props.scored.order}>{seat => <td>{props.scored.scores[seat]?.[source]}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words().dock.roundTotal}</th>
            <For each={props.scored.order}>{seat => <td>{props.scored.scores[seat]?.total}</td>}</For>
          </tr>
          <tr>
            <th scope="row">{words().dock.runningTotal}</th>
            <For each={props.scored.order}>{seat => <td>{state().players[seat]?.points}</td>}</For>
          </tr>
        </tfoot>
      </table>
      <Button kind="main" onClick={() => props.onGoOn()}>
        {goOn()}
      </Button>
    </div>
  )
}

import './PendingDock.css'
import { createMemo, For, Show } from 'solid-js'
import type { Action } from '../../rules/actions'
import { ExplainedButton } from '../reference/ExplainedButton'
import { idsOfAction } from '../reference/look-up'
import { words } from '../words'
import { sayLeft } from './left'
import { sayOption, sayTile } from './options'
import type { Play } from './play'
import { inHand, isTile, optionsOf, type Target } from './targets'

/** What is still to be decided in a turn: marked on the board, and the same as buttons. */
export function PendingDock(props: { readonly play: Play }) {
  const options = createMemo(() => optionsOf(props.play.offered()).filter(action => action.do !== 'leave'))
  const heading = () => {
    const { state } = props.play
    if (state().open.length > 0) return sayLeft(state().open, words())
    return words().dock.choose
  }
  const hint = () => {
    if (inHand(props.play.state()) > 0) return words().dock.chainHint
    return props.play.targets().length > 0 ? words().dock.tapMarked : undefined
  }
  return (
    <div class="pending-dock">
      <h2>{heading()}</h2>
      <Show when={hint()}>{text => <p>{text()}</p>}</Show>
      <div class="options">
        <Show when={props.play.tiles().length > 1}>
          <For each={props.play.tiles()}>{tile => <TileButton play={props.play} tile={tile} />}</For>
        </Show>
        <For each={props.play.targets().filter(target => !isShownAsTile(props.play, target))}>
          {({ mark, action }) => (
            <ExplainedButton
              ids={idsOfAction(action, props.play.state())}
              corrections={props.play.state().corrections}
              onClick={() => props.play.act(action)}
            >
              {mark.label}
            </ExplainedButton>
          )}
        </For>
        <For each={options()}>
          {action => (
            <ExplainedButton
              ids={idsOfAction(action, props.play.state())}
              corrections={props.play.state().corrections}
              onClick={() => props.play.act(action)}
            >
              {sayOption(props.play.state(), action, words())}
            </ExplainedButton>
          )}
        </For>
      </div>
    </div>
  )
}

/** With one gap to fill the tile decides everything; with all gaps filled it is chosen first and then the gap. */
function TileButton(props: {
  readonly play: Play
  readonly tile: Play['tiles'] extends () => (infer T)[] ? T : never
}) {
  const builds = () =>
    props.play
      .offered()
      .filter((action): action is Action & { do: 'factory' } => action.do === 'factory' && isTile(action, props.tile))
  const tap = () => {
    const [first, ...others] = builds()
    if (first && others.length === 0) props.play.act(first)
    else props.play.setTile(props.tile)
  }
  /** Undefined where a tap decides everything and nothing is chosen first. */
  const isChosen = () => (builds().length > 1 ? props.play.chosenTile() === props.tile : undefined)
  return (
    <ExplainedButton
      ids={[`factory:${props.tile.tile}`]}
      corrections={props.play.state().corrections}
      pressed={isChosen()}
      onClick={tap}
    >
      {sayTile(props.tile, words())}
    </ExplainedButton>
  )
}

const isShownAsTile = (play: Play, { action }: Target): boolean => action.do === 'factory' && play.tiles().length > 1

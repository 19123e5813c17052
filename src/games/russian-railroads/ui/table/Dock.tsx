import './Dock.css'
import { createMemo, Match, Show, Switch } from 'solid-js'
import { Button } from '../../../../ui/Button'
import type { Action } from '../../rules/actions'
import { EditDock } from '../edit/EditDock'
import type { Editing } from '../edit/editing'
import { NextButton } from '../edit/NextButton'
import { Final } from '../final/Final'
import { FinalCards } from '../final/FinalCards'
import { RefusalNote } from '../RefusalNote'
import { isAsking } from '../reference/asking'
import type { Reviewing } from '../scoring/reviewing'
import { type Doubts, ScoringPanel } from '../scoring/ScoringPanel'
import { words } from '../words'
import { sayOption } from './options'
import { PendingDock } from './PendingDock'
import type { Play } from './play'
import { SpacesDock } from './SpacesDock'
import { UndoBar } from './UndoBar'

interface DockProps {
  readonly play: Play
  /** Set while boards are set by hand. */
  readonly editing: Editing | undefined
  /** Ends the setting by hand; absent where something else does. */
  readonly onEdited: (() => void) | undefined
  readonly onShare: () => void
  readonly reviewing: Reviewing
  readonly doubts: Doubts | undefined
}

/** What can be done now. While another board is looked at, only whose turn it is. */
export function Dock(props: DockProps) {
  const state = () => props.play.state()
  const scoring = () => props.reviewing.shown()
  const onward = () => {
    const { dock, scoring: said } = words()
    const { phase, round } = state()
    if (!scoring()?.isLast || phase === 'over') return said.back
    return phase === 'final' ? dock.toFinal : dock.nextRound(round)
  }
  const isPending = () => state().open.length > 0 || state().phase === 'bonus'
  const isChoosing = createMemo(() => {
    const playing = state().phase === 'turns' || state().phase === 'moved'
    return playing && !isPending() && !scoring() && !props.editing && props.play.isOn()
  })
  /** The action spaces are drawn once and then only hidden: their many buttons would cost every turn its first frame. */
  const wasChoosing = createMemo((before: boolean) => before || isChoosing(), false)
  const leave = () => props.play.offered().find((action): action is Action & { do: 'leave' } => action.do === 'leave')
  /** A round that could score itself, after somebody went back to before that. */
  const score = () => state().way === 'track' && props.play.offered().some(action => action.do === 'score')
  const pass = () => props.play.offered().find(action => action.do === 'pass')
  return (
    <section class="dock">
      <Switch>
        <Match when={scoring()}>
          {shown => (
            <ScoringPanel play={props.play} reviewing={props.reviewing} scoring={shown()} doubts={props.doubts} />
          )}
        </Match>
        <Match when={state().phase === 'over'}>
          <Final play={props.play} onShare={() => props.onShare()} />
        </Match>
        <Match when={props.editing}>{editing => <EditDock editing={editing()} names={props.play.names} />}</Match>
        <Match when={state().phase === 'final'}>
          <FinalCards play={props.play} />
        </Match>
        <Match when={!props.play.isOn()}>
          <div class="looking">
            <p>{words().dock.lookingAt(props.play.nameOf(state().turn))}</p>
            <Button kind="main" onClick={() => props.play.show(undefined)}>
              {words().dock.backTo(props.play.nameOf(state().turn))}
            </Button>
          </div>
        </Match>
        <Match when={isPending()}>
          <PendingDock play={props.play} />
        </Match>
      </Switch>
      <Show when={wasChoosing()}>
        <div hidden={!isChoosing()}>
          <SpacesDock play={props.play} />
        </div>
      </Show>
      <Show when={!isAsking()}>
        <Show
          when={props.play.refused()}
          fallback={
            <UndoBar play={props.play}>
              <Show when={score() && !scoring() && !props.editing}>
                <Button kind="main" onClick={() => props.play.act({ do: 'score' })}>
                  {words().edit.scoreRound(state().round)}
                </Button>
              </Show>
              <Show when={scoring()}>
                <Button kind="main" onClick={() => props.reviewing.close()}>
                  {onward()}
                </Button>
              </Show>
              <Show when={props.onEdited && !scoring() && props.editing}>
                {editing => (
                  <Show
                    when={state().way === 'score' && state().phase === 'scoring'}
                    fallback={
                      <Button kind="main" onClick={() => props.onEdited?.()}>
                        {words().edit.done}
                      </Button>
                    }
                  >
                    <NextButton
                      editing={editing()}
                      names={props.play.names}
                      onSeat={props.play.show}
                      onScore={() => props.play.act({ do: 'score' })}
                    />
                  </Show>
                )}
              </Show>
              <Show when={props.play.isOn() && !scoring() && !props.editing}>
                <Show when={leave()}>
                  {action => (
                    <Button onClick={() => props.play.act(action())}>{sayOption(state(), action(), words())}</Button>
                  )}
                </Show>
                <Show when={pass()}>
                  {action => <Button onClick={() => props.play.act(action())}>{words().dock.pass}</Button>}
                </Show>
              </Show>
            </UndoBar>
          }
        >
          <RefusalNote of={props.play} names={props.play.names} />
        </Show>
      </Show>
    </section>
  )
}

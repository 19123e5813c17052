import './SpacesDock.css'
import { createSignal, For, Index, Show } from 'solid-js'
import { listenToHold } from '../../../../ui/hold'
import { costOf } from '../../rules/spaces'
import { Cost } from '../Cost'
import { PlayerShape } from '../PlayerShape'
import { isAsking } from '../reference/asking'
import { WhatIfSheet } from '../scoring/WhatIfSheet'
import { words } from '../words'
import type { Play } from './play'
import { SpaceFace } from './SpaceFace'
import { nameOfSpace } from './space-name'
import { type DockGroup, type DockSpace, dockGroups } from './spaces'

/** The action spaces, grouped as on the cardboard: one group at a time on a phone, all of them on a wide screen. */
export function SpacesDock(props: { readonly play: Play }) {
  const inGroup = (group: DockGroup) => props.play.spaces().filter(space => space.group === group)
  const free = (group: DockGroup) => inGroup(group).filter(space => !space.refusal).length
  return (
    <div class="spaces-dock">
      <div class="groups">
        <For each={dockGroups}>
          {group => (
            <button
              type="button"
              aria-pressed={props.play.group() === group}
              aria-label={words().dock.groupFree(words().dock.groups[group], free(group))}
              onClick={() => props.play.setGroup(group)}
            >
              <span>{words().dock.groups[group]}</span>
              <small>{free(group)}</small>
            </button>
          )}
        </For>
      </div>
      <div class="group-list">
        <For each={dockGroups}>
          {group => (
            <section classList={{ chosen: props.play.group() === group }} data-group={group}>
              <h3>{words().dock.groups[group]}</h3>
              <div>
                <Index each={inGroup(group)}>{space => <SpaceButton play={props.play} space={space()} />}</Index>
              </div>
            </section>
          )}
        </For>
      </div>
    </div>
  )
}

function SpaceButton(props: { readonly play: Play; readonly space: DockSpace }) {
  const [isHeld, setHeld] = createSignal(false)
  const listeners = listenToHold({
    onTap: () => (isAsking() ? setHeld(true) : props.play.act(props.space.take)),
    onHold: () => () => setHeld(true),
  })
  const cost = () => costOf(props.play.state(), props.space.space)
  const owner = () => (props.space.space === 'track-basic' ? undefined : props.space.taken[0])
  const label = () => {
    const name = nameOfSpace(props.play.state(), props.space.space, words())
    const seat = owner()
    return seat === undefined ? name : `${name}, ${words().dock.takenBy(props.play.nameOf(seat))}`
  }
  return (
    <>
      <button
        type="button"
        class="space"
        data-space={props.space.space}
        aria-disabled={props.space.refusal ? 'true' : undefined}
        aria-label={label()}
        {...listeners}
      >
        <SpaceFace state={props.play.state()} space={props.space.space} />
        <Show when={owner() !== undefined} fallback={<Cost workers={cost().workers} roubles={cost().roubles} />}>
          <PlayerShape color={props.play.colorOf(owner() ?? 0)} />
        </Show>
      </button>
      <Show when={isHeld()}>
        <WhatIfSheet state={props.play.state()} space={props.space} onClose={() => setHeld(false)} />
      </Show>
    </>
  )
}

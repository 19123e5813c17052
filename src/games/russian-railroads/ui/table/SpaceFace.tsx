import './SpaceFace.css'
import { For, Match, Switch } from 'solid-js'
import type { Colour } from '../../printed/lines'
import { colours } from '../../printed/lines'
import { effectsOf, engineerOn } from '../../rules/spaces'
import type { Space, State } from '../../rules/state'
import { words } from '../words'
import { isBoardSpace } from './space-name'

/** The face of an action space: tracks as pieces, engineers with their number, everything else in words. */
export function SpaceFace(props: { readonly state: State; readonly space: Space }) {
  const engineer = () => engineerOn(props.state, props.space)
  const track = () => {
    const [effect] = effectsOf(props.state, props.space)
    return props.space.startsWith('track-') && effect?.kind === 'advance' ? effect : undefined
  }
  return (
    <span class="space-face" aria-hidden="true">
      <Switch fallback={isBoardSpace(props.space) ? words().names.spaces[props.space].short : ''}>
        <Match when={track()}>
          {effect => (
            <>
              {effect().steps}
              <RailChips colours={effect().colours} />
            </>
          )}
        </Match>
        <Match when={engineer()}>
          {id => (
            <>
              <b>
                {props.space === 'hire' ? words().names.spaces.hire.short : ''} #
                {props.state.copy.engineers[id()].number}
              </b>{' '}
              {words().names.engineers[id()]}
            </>
          )}
        </Match>
      </Switch>
    </span>
  )
}

/** Track colours as pieces with their letters; any colour is all five side by side. */
export function RailChips(props: { readonly colours: readonly Colour[] }) {
  return (
    <span class="rail-chips" classList={{ any: props.colours.length === colours.length }}>
      <For each={props.colours}>
        {colour => (
          <i class="rail-chip" data-colour={colour}>
            {words().names.colourMarks[colour]}
          </i>
        )}
      </For>
    </span>
  )
}

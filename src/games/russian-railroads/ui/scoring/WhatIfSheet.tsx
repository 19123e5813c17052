import { createMemo, Show } from 'solid-js'
import { options } from '../../../../table/options'
import { Sheet } from '../../../../ui/Sheet'
import type { State } from '../../rules/state'
import { Explanations } from '../reference/Explanations'
import { idsOfSpace } from '../reference/look-up'
import { nameOfSpace } from '../table/space-name'
import type { DockSpace } from '../table/spaces'
import { words } from '../words'
import { sayGain } from './gain'
import { prospectOf } from './what-if'

interface WhatIfProps {
  readonly state: State
  readonly space: DockSpace
  readonly onClose: () => void
}

/** What an action space is, and what taking it would bring, whichever way it is used. Nothing is done or logged. */
export function WhatIfSheet(props: WhatIfProps) {
  const said = createMemo(() => {
    const { exact, range, atLeast, not } = words().scoring.whatIf
    const prospect = props.space.refusal ? undefined : prospectOf(props.state, props.space.take)
    if (!prospect) return not
    const { least, most, whole } = prospect
    if (!whole) return atLeast(sayGain(most))
    return least === most ? exact(sayGain(most)) : range(sayGain(least), sayGain(most))
  })
  return (
    <Sheet title={nameOfSpace(props.state, props.space.space, words())} onClose={() => props.onClose()}>
      <Explanations ids={idsOfSpace(props.space.space, props.state)} corrections={props.state.corrections} />
      <Show when={options.whatIf()}>
        <p>{said()}</p>
      </Show>
    </Sheet>
  )
}

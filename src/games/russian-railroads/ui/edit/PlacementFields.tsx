import './PlacementFields.css'
import { createSignal, For, Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { spacesFor } from '../../rules/moves/take'
import { costOf, refuseSpace } from '../../rules/spaces'
import type { Placement, Seat, Space, State } from '../../rules/state'
import { Cost } from '../Cost'
import { nameOfSpace } from '../table/space-name'
import { words } from '../words'

interface PlacementFieldsProps {
  readonly state: State
  /** The players by seat. */
  readonly names: readonly string[]
  readonly placements: readonly Placement[]
  readonly onChange: (placements: readonly Placement[]) => void
}

/** The pieces on the action spaces: taken off, or put where they lie on the table. */
export function PlacementFields(props: PlacementFieldsProps) {
  const [seat, setSeat] = createSignal<Seat>(0)
  const [space, setSpace] = createSignal<Space>('track-basic')
  const text = () => words().edit.table
  const say = (placement: Placement) =>
    `${props.names[placement.seat]}: ${nameOfSpace(props.state, placement.space, words())}`
  const spaces = () =>
    spacesFor(props.state, seat()).filter(
      space => refuseSpace(props.state, seat(), space)?.rule !== 'space.unavailable',
    )
  const put = () => {
    const { workers, roubles } = costOf(props.state, space())
    props.onChange([
      ...props.placements,
      { seat: seat(), space: space(), own: workers, black: 0, turquoise: 0, roubles },
    ])
  }
  return (
    <fieldset class="placements">
      <legend>{text().placements}</legend>
      <Show when={props.placements.length > 0} fallback={<p>{text().noPlacements}</p>}>
        <ul>
          <For each={props.placements}>
            {placement => (
              <li>
                <span>{say(placement)}</span>
                <Cost
                  workers={placement.own}
                  black={placement.black}
                  turquoise={placement.turquoise}
                  roubles={placement.roubles}
                />
                <Button
                  label={text().takeOff(say(placement))}
                  onClick={() => props.onChange(props.placements.filter(other => other !== placement))}
                >
                  <Icon name="bin" />
                </Button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <div class="put">
        <select
          aria-label={text().whose}
          onChange={event => {
            setSeat(Number(event.currentTarget.value))
            if (!spaces().includes(space())) setSpace('track-basic') // somebody else's engineer
          }}
        >
          <For each={props.names}>{(name, seat) => <option value={seat()}>{name}</option>}</For>
        </select>
        <select
          aria-label={text().where}
          onChange={event => {
            const { value } = event.currentTarget
            const chosen = spaces().find(space => space === value)
            if (chosen) setSpace(chosen)
          }}
        >
          <For each={spaces()}>
            {each => (
              <option value={each} selected={each === space()}>
                {nameOfSpace(props.state, each, words())}
              </option>
            )}
          </For>
        </select>
        <Button onClick={put}>{text().put}</Button>
      </div>
    </fieldset>
  )
}

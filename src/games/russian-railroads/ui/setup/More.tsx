import './More.css'
import { createSignal, For, Show, untrack } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { NumberField } from '../../../../ui/NumberField'
import { Sheet } from '../../../../ui/Sheet'
import { Stepper } from '../../../../ui/Stepper'
import { MatchCopy } from '../edit/MatchCopy'
import { words } from '../words'
import {
  givePoints,
  type HouseValue,
  hasHouseValues,
  houseValue,
  joinInRound,
  setHouse,
  useExpansion,
  valuesOf,
} from './draft'
import type { PartProps } from './form'

/** How far a table may go from the rules. */
const limits: Readonly<Record<HouseValue, { readonly from: number; readonly to: number }>> = {
  rounds: { from: 1, to: 20 },
  workers: { from: 1, to: 20 },
  roubles: { from: 0, to: 99 },
}
const houseValues = ['rounds', 'workers', 'roubles'] as const

/** What few games need: joining in the middle, house values, an expansion, place and note. */
export function More(props: PartProps) {
  const w = () => words().setup
  const [matching, setMatching] = createSignal(false)
  const wasChanged = untrack(() => hasHouseValues(props.draft))
  return (
    <details class="setup-more" open={wasChanged}>
      <summary>
        {w().more}
        <Show when={hasHouseValues(props.draft)}>
          <small>{w().house}</small>
        </Show>
      </summary>
      <div class="setup-more-parts">
        <div>
          <Stepper
            label={w().round}
            value={props.draft.round}
            from={1}
            to={houseValue(props.draft, 'rounds')}
            onChange={round => props.change(joinInRound(props.draft, round))}
          />
          <p class="setup-hint">{w().roundHint}</p>
        </div>
        <div>
          <label class="setup-check">
            <input
              type="checkbox"
              checked={props.draft.expansion}
              onChange={event => {
                const { checked } = event.currentTarget
                props.change(useExpansion(props.draft, checked))
              }}
            />
            {w().expansion}
          </label>
          <p class="setup-hint">{w().expansionHint}</p>
        </div>
        <section class="setup-part">
          <h3>{w().house}</h3>
          <p class="setup-hint">{w().houseHint}</p>
          <For each={houseValues}>
            {value => (
              <div>
                <Stepper
                  label={w().values[value]}
                  value={houseValue(props.draft, value)}
                  from={limits[value].from}
                  to={limits[value].to}
                  onChange={to => props.change(setHouse(props.draft, value, to))}
                />
                <Show when={props.draft.house[value] !== undefined}>
                  <p class="setup-changed">{w().changed(valuesOf(props.draft)[value])}</p>
                </Show>
              </div>
            )}
          </For>
        </section>
        <Show when={props.draft.players.length > 0}>
          <section class="setup-part">
            <h3>{w().points}</h3>
            <For each={props.draft.players.map(({ id }) => id)}>
              {id => {
                const player = () => props.draft.players.find(one => one.id === id)
                return (
                  <NumberField
                    label={player()?.name ?? ''}
                    value={player()?.points ?? 0}
                    from={0}
                    to={9999}
                    onChange={points => props.change(givePoints(props.draft, id, points))}
                  />
                )
              }}
            </For>
          </section>
        </Show>
        <Button onClick={() => setMatching(true)}>{words().edit.copy.title}</Button>
        <Show when={matching()}>
          <Sheet title={words().edit.copy.title} onClose={() => setMatching(false)}>
            <MatchCopy
              corrections={props.draft.printed}
              onSave={printed => {
                props.change({ ...props.draft, printed })
                setMatching(false)
              }}
            />
          </Sheet>
        </Show>
        <label class="setup-field">
          {w().where}
          <input
            type="text"
            maxlength={60}
            value={props.draft.place}
            onInput={event => {
              const place = event.currentTarget.value
              props.change({ ...props.draft, place })
            }}
          />
        </label>
        <label class="setup-field">
          {w().note}
          <textarea
            rows={2}
            maxlength={1000}
            value={props.draft.note}
            onInput={event => {
              const note = event.currentTarget.value
              props.change({ ...props.draft, note })
            }}
          />
        </label>
      </div>
    </details>
  )
}

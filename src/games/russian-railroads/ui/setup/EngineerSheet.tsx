import { For, Show } from 'solid-js'
import { NumberField } from '../../../../ui/NumberField'
import { Sheet } from '../../../../ui/Sheet'
import { matchCopy } from '../../board/copy'
import type { EngineerId } from '../../printed/engineers'
import { words } from '../words'
import { correctEngineer, engineerPlaces, pickEngineer, tilesFor } from './dealing'
import { EngineerFace } from './EngineerFace'
import type { PartProps } from './form'

interface EngineerSheetProps extends PartProps {
  /** Which space, from the right. */
  readonly place: number
  /** Shows another space, or none. */
  readonly show: (place: number | undefined) => void
}

/** The tile on one space: which it is, where it was dealt, and the number on it. */
export function EngineerSheet(props: EngineerSheetProps) {
  const w = () => words().setup
  const here = () => engineerPlaces(props.draft)[props.place]
  const letter = () => here()?.letter ?? 'A'
  const faces = () => matchCopy(props.draft.printed).engineers
  const title = () => {
    const space = w().engineerSpaces[here()?.space ?? 'waiting']
    return props.draft.engineersBy === 'dealt' ? w().chooseFor(space, letter()) : space
  }
  /** Then the next empty space, so that a whole row is entered without closing the sheet. */
  const pick = (engineer: EngineerId) => {
    props.change(pickEngineer(props.draft, props.place, engineer))
    const next = engineerPlaces(props.draft).findIndex((place, i) => i > props.place && !place.engineer)
    props.show(next < 0 ? undefined : next)
  }
  const liesOn = (engineer: EngineerId) => engineerPlaces(props.draft).find(place => place.engineer === engineer)?.space
  const tiles = (list: readonly EngineerId[]) => (
    <ul class="engineer-places">
      <For each={list}>
        {engineer => (
          <li>
            <button type="button" class="engineer-tile" onClick={() => pick(engineer)}>
              <EngineerFace number={faces()[engineer].number} letter={faces()[engineer].letter} />
              <span>{words().names.engineers[engineer]}</span>
              <Show when={liesOn(engineer)}>{space => <small>{w().lies(w().engineerSpaces[space()])}</small>}</Show>
            </button>
          </li>
        )}
      </For>
    </ul>
  )
  return (
    <Sheet title={title()} onClose={() => props.show(undefined)}>
      <Show when={here()?.engineer} keyed>
        {engineer => (
          <>
            <p>{words().names.engineers[engineer]}</p>
            <NumberField
              label={w().number}
              value={faces()[engineer].number}
              from={1}
              to={99}
              onChange={number =>
                props.change(correctEngineer(props.draft, engineer, { number, letter: faces()[engineer].letter }))
              }
            />
            <p class="setup-hint">{w().numberHint}</p>
          </>
        )}
      </Show>
      <Show when={props.draft.engineersBy === 'dealt'}>
        {tiles(tilesFor(props.draft, letter()).same)}
        <details class="setup-more-tiles">
          <summary>{w().otherLetter(letter())}</summary>
          <p class="setup-hint">{w().otherLetterHint(letter())}</p>
          {tiles(tilesFor(props.draft, letter()).other)}
        </details>
      </Show>
    </Sheet>
  )
}

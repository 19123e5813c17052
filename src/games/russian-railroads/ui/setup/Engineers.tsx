import './Engineers.css'
import { createSignal, Index, Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { Choice } from '../../../../ui/Choice'
import { matchCopy } from '../../board/copy'
import { words } from '../words'
import { type EngineerPlace, engineerPlaces, redrawEngineers } from './dealing'
import { EngineerFace } from './EngineerFace'
import { EngineerSheet } from './EngineerSheet'
import type { PartProps } from './form'

/** The engineers from the right: drawn by the app, entered as they lie, or left for later where only rounds are scored. */
export function Engineers(props: PartProps) {
  const [open, setOpen] = createSignal<number>()
  const w = () => words().setup
  const ways = () =>
    props.draft.way === 'score' ? (['drawn', 'dealt', 'later'] as const) : (['drawn', 'dealt'] as const)
  const places = () => engineerPlaces(props.draft)
  const face = ({ engineer }: EngineerPlace) => engineer && matchCopy(props.draft.printed).engineers[engineer]
  const label = (place: EngineerPlace) => {
    const space = w().engineerSpaces[place.space]
    const printed = face(place)
    if (!place.engineer || !printed) return w().noTile(space, place.letter)
    return w().tile(space, printed.number, printed.letter, words().names.engineers[place.engineer])
  }
  return (
    <div class="setup-part">
      <Choice
        legend={w().engineers}
        options={ways().map(value => ({ value, label: w().engineersBy[value] }))}
        chosen={props.draft.engineersBy}
        onChoose={engineersBy => props.change({ ...props.draft, engineersBy })}
      />
      <Show when={props.draft.engineersBy !== 'later'}>
        <p class="setup-hint">{w().fromTheRight}</p>
        <ol class="engineer-places">
          <Index each={places()}>
            {(place, index) => (
              <li>
                <button
                  type="button"
                  class="engineer-place"
                  data-empty={place().engineer ? undefined : ''}
                  aria-label={label(place())}
                  onClick={() => setOpen(index)}
                >
                  <small>{w().engineerSpaces[place().space]}</small>
                  <EngineerFace number={face(place())?.number} letter={place().letter} />
                  <span>
                    <Show when={place().engineer} fallback="…">
                      {engineer => <>{words().names.engineers[engineer()]}</>}
                    </Show>
                  </span>
                </button>
              </li>
            )}
          </Index>
        </ol>
        <Show when={props.draft.engineersBy === 'drawn'}>
          <Button
            kind="plain"
            label={w().drawEngineersAgain}
            onClick={() => props.change(redrawEngineers(props.draft, Math.random()))}
          >
            {w().drawAgain}
          </Button>
        </Show>
      </Show>
      <Show when={open() !== undefined}>
        <EngineerSheet draft={props.draft} change={props.change} place={open() ?? 0} show={setOpen} />
      </Show>
    </div>
  )
}

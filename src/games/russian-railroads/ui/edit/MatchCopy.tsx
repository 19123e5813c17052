import './MatchCopy.css'
import { createMemo, createSignal, For, Index, Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { NumberField } from '../../../../ui/NumberField'
import { Stepper } from '../../../../ui/Stepper'
import { type Corrections, engineerIds, matchCopy } from '../../board/copy'
import { letterlessEngineer } from '../../printed/engineers'
import { words } from '../words'
import {
  type CopyValues,
  correctionsTo,
  lacksLetters,
  lettersNeeded,
  sameNumber,
  tokenPositions,
  uncertainSpaces,
  valuesOf,
} from './copy-values'
import { PieceButton } from './PieceButton'

interface MatchCopyProps {
  /** What differs from the defaults so far. */
  readonly corrections: Corrections
  readonly onSave: (corrections: Corrections) => void
}

/** The printed values that a table may find to differ on its own copy. */
export function MatchCopy(props: MatchCopyProps) {
  const [changed, setChanged] = createSignal<Partial<CopyValues>>({})
  const values = createMemo((): CopyValues => ({ ...valuesOf(props.corrections), ...changed() }))
  const change = (some: Partial<CopyValues>) => setChanged({ ...changed(), ...some })
  const text = () => words().edit.copy
  const wrong = (): string | undefined => {
    const number = sameNumber(values())
    if (number !== undefined) return text().sameNumber(number)
    return lacksLetters(values()) ? text().letters(lettersNeeded.A, lettersNeeded.B) : undefined
  }
  return (
    <div class="match-copy">
      <p>{text().hint}</p>
      <NumberField
        label={text().kievStar8}
        value={values().kievStar8}
        from={0}
        to={99}
        onChange={kievStar8 => change({ kievStar8 })}
      />
      <IndustryToken position={values().industryToken} onChange={industryToken => change({ industryToken })} />
      <Stepper
        label={text().lastRoundWorkers}
        value={values().lastRoundWorkers}
        from={1}
        to={9}
        onChange={lastRoundWorkers => change({ lastRoundWorkers })}
      />
      <fieldset>
        <legend>{text().passPoints}</legend>
        <Index each={values().passPoints}>
          {(points, i) => (
            <NumberField
              label={text().place(i + 1)}
              value={points()}
              from={0}
              to={99}
              onChange={given => change({ passPoints: values().passPoints.with(i, given) })}
            />
          )}
        </Index>
      </fieldset>
      <fieldset class="pieces">
        <legend>{text().twoPlayers}</legend>
        <For each={uncertainSpaces}>
          {space => (
            <PieceButton
              isOn={values().twoPlayerSpaces[space]}
              onClick={() =>
                change({ twoPlayerSpaces: { ...values().twoPlayerSpaces, [space]: !values().twoPlayerSpaces[space] } })
              }
            >
              {words().names.twoPlayerSpaces[space]}
            </PieceButton>
          )}
        </For>
      </fieldset>
      <EngineerFaces values={values()} onChange={change} />
      <Show when={wrong()}>
        {sentence => (
          <p class="wrong" role="alert">
            {sentence()}
          </p>
        )}
      </Show>
      <Button
        kind="main"
        onClick={() => {
          if (!wrong()) props.onSave(correctionsTo(values(), props.corrections))
        }}
      >
        {text().save}
      </Button>
    </div>
  )
}

/** The ? moves from space to space, and the track is shown as it would then be printed. */
function IndustryToken(props: { readonly position: number; readonly onChange: (position: number) => void }) {
  const track = () =>
    matchCopy({ industryToken: props.position })
      .industry.map((points, position) => (position === props.position ? '?' : (points ?? '▢')))
      .join(' ')
  return (
    <div>
      <Stepper
        label={words().edit.copy.industryToken}
        value={tokenPositions.indexOf(props.position)}
        shown="?"
        from={0}
        to={tokenPositions.length - 1}
        onChange={place => props.onChange(tokenPositions[place] ?? props.position)}
      />
      <p class="track">{track()}</p>
    </div>
  )
}

const letters = ['A', 'B'] as const

function EngineerFaces(props: { readonly values: CopyValues; readonly onChange: (some: Partial<CopyValues>) => void }) {
  const text = () => words().edit.copy
  const face = (id: (typeof engineerIds)[number]) => props.values.engineers[id]
  const change = (id: (typeof engineerIds)[number], some: Partial<CopyValues['engineers'][typeof id]>) =>
    props.onChange({ engineers: { ...props.values.engineers, [id]: { ...face(id), ...some } } })
  return (
    <fieldset class="faces">
      <legend>{text().engineers}</legend>
      <For each={engineerIds}>
        {id => (
          <div>
            <NumberField
              label={words().names.engineers[id]}
              value={face(id).number}
              from={1}
              to={99}
              onChange={number => change(id, { number })}
            />
            <Show when={id !== letterlessEngineer} fallback={<span class="letter">–</span>}>
              <select
                aria-label={text().letter(words().names.engineers[id])}
                onChange={event => {
                  const letter = letters.find(known => known === event.currentTarget.value)
                  if (letter) change(id, { letter })
                }}
              >
                <For each={letters}>
                  {letter => (
                    <option value={letter} selected={face(id).letter === letter}>
                      {letter}
                    </option>
                  )}
                </For>
              </select>
            </Show>
          </div>
        )}
      </For>
    </fieldset>
  )
}

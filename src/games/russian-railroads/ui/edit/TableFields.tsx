import './TableFields.css'
import { For, Index, Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { Stepper } from '../../../../ui/Stepper'
import { type QuestionCardId, questionCards } from '../../printed/cards'
import type { TrackAgain } from '../../rules/actions'
import type { State } from '../../rules/state'
import { capital } from '../../text/said'
import { words } from '../words'
import { engineerTwice, moveForward, returnable, rowEngineers, rowPlaces, tilesLeft, withReturned } from './again'
import { toggle } from './cards'
import { PieceButton } from './PieceButton'

const cardIds = Object.keys(questionCards) as readonly QuestionCardId[]

/** What belongs to all; roubles are set with the boards. */
export type TableValues = Omit<TrackAgain, 'roubles'>

interface TableFieldsProps {
  readonly state: State
  /** The players by seat. */
  readonly names: readonly string[]
  readonly values: TableValues
  readonly onChange: (values: Partial<TableValues>) => void
}

/** Turn order, the engineers of the main board, returned factories and open ? cards. */
export function TableFields(props: TableFieldsProps) {
  const again = () => words().edit.again
  return (
    <>
      <fieldset class="turn-order">
        <legend>{again().order}</legend>
        <ol>
          <For each={props.values.order}>
            {(seat, place) => (
              <li>
                <span>
                  {place() + 1}. {props.names[seat]}
                </span>
                <Show when={place() > 0}>
                  <Button
                    label={again().forward(props.names[seat] ?? '')}
                    onClick={() => props.onChange({ order: moveForward(props.values.order, seat) })}
                  >
                    ↑
                  </Button>
                </Show>
              </li>
            )}
          </For>
        </ol>
      </fieldset>
      <EngineerRow {...props} />
      <Show when={returnable(props.state).length > 0}>
        <fieldset class="returned">
          <legend>{again().returned}</legend>
          <p>{again().returnedHint}</p>
          <For each={returnable(props.state)}>
            {number => (
              <Stepper
                label={words().names.factory(String(number))}
                sign={`#${number}`}
                value={props.values.returned.filter(other => other === number).length}
                from={0}
                to={tilesLeft(props.state, number)}
                onChange={count => props.onChange({ returned: withReturned(props.values.returned, number, count) })}
              />
            )}
          </For>
        </fieldset>
      </Show>
      <fieldset class="pieces">
        <legend>{again().cards}</legend>
        <For each={cardIds}>
          {card => (
            <PieceButton
              isOn={props.values.cards.includes(card)}
              onClick={() => props.onChange({ cards: toggle(props.values.cards, card) })}
            >
              {capital(words().names.questionCards[card])}
            </PieceButton>
          )}
        </For>
      </fieldset>
    </>
  )
}

function EngineerRow(props: TableFieldsProps) {
  const again = () => words().edit.again
  const places = () => rowPlaces(props.state)
  const numberOf = (id: keyof State['copy']['engineers']) => props.state.copy.engineers[id].number
  const nameOf = (place: number): string => {
    const space = places()[place] ?? 'waiting'
    if (space !== 'waiting') return again().places[space]
    return again().waiting(place + 1 - places().indexOf('waiting'))
  }
  const choose = (place: number, value: string) =>
    props.onChange({
      engineers: places().map((_, i) =>
        i === place
          ? (rowEngineers(props.state).find(id => id === value) ?? null)
          : (props.values.engineers[i] ?? null),
      ),
    })
  return (
    <fieldset class="engineer-row">
      <legend>{again().row}</legend>
      <p>{again().rowHint}</p>
      <Index each={places()}>
        {(_, place) => (
          <label>
            <span>{nameOf(place)}</span>
            <select onChange={event => choose(place, event.currentTarget.value)}>
              <option value="" selected={!props.values.engineers[place]}>
                {again().empty}
              </option>
              <For each={rowEngineers(props.state)}>
                {id => (
                  <option value={id} selected={props.values.engineers[place] === id}>
                    #{numberOf(id)} {words().names.engineers[id]}
                  </option>
                )}
              </For>
            </select>
          </label>
        )}
      </Index>
      <Show when={engineerTwice(props.values.engineers)}>
        {id => (
          <p class="wrong" role="alert">
            {again().twice(numberOf(id()))}
          </p>
        )}
      </Show>
    </fieldset>
  )
}

import './PointsSection.css'
import { createMemo, createSignal, createUniqueId, For, Index, onMount, Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { NumberField } from '../../../../ui/NumberField'
import { words } from '../words'
import type { Editing } from './editing'
import { type UsualPoints, usedNotes, usualPoints } from './points'

/** Points at once: one tap each for the usual ones, and a number of the table's own. */
export function PointsSection(props: { readonly editing: Editing }) {
  const usual = createMemo(() => usualPoints(props.editing.state(), props.editing.seat()))
  return (
    <Show when={!props.editing.isTyping()} fallback={<FreePoints editing={props.editing} />}>
      <Index each={usual()}>
        {usualOne => (
          <button
            type="button"
            class="points-button"
            classList={{ due: usualOne().isDue ?? false }}
            aria-label={sayPoints(usualOne())}
            onClick={() => props.editing.givePoints(usualOne().points, usualOne().reason)}
          >
            <b>+{usualOne().points}</b>
            <span>{words().edit.reasons[usualOne().reason]}</span>
          </button>
        )}
      </Index>
      <button
        type="button"
        class="points-button"
        aria-label={words().edit.other}
        onClick={() => props.editing.setTyping(true)}
      >
        <b>+ …</b>
        <span>{words().edit.reasons.table}</span>
      </button>
    </Show>
  )
}

function sayPoints({ points, reason, isDue }: UsualPoints): string {
  const { give, reasons, due } = words().edit
  return isDue ? `${give(points, reasons[reason])}, ${due}` : give(points, reasons[reason])
}

const most = 999
const longestNote = 60

function FreePoints(props: { readonly editing: Editing }) {
  const [points, setPoints] = createSignal(0)
  const [note, setNote] = createSignal('')
  const list = createUniqueId()
  let form: HTMLFormElement | undefined
  onMount(() => form?.querySelector<HTMLInputElement>('input[type=number]')?.focus())
  const add = () => {
    if (points() !== 0) props.editing.givePoints(points(), 'table', note().trim())
    props.editing.setTyping(false)
  }
  return (
    <form
      ref={form}
      class="free-points"
      onSubmit={event => {
        event.preventDefault()
        add()
      }}
    >
      <input
        class="what-for"
        aria-label={words().edit.whatFor}
        placeholder={words().edit.whatFor}
        maxlength={longestNote}
        list={list}
        onInput={event => setNote(event.currentTarget.value)}
      />
      <datalist id={list}>
        <For each={usedNotes(props.editing.state())}>{used => <option value={used} />}</For>
      </datalist>
      <NumberField label={words().edit.otherPoints} value={points()} from={-most} to={most} onChange={setPoints} />
      <button type="submit" class="button main">
        {words().edit.add}
      </button>
      <Button onClick={() => props.editing.setTyping(false)}>{words().edit.leave}</Button>
    </form>
  )
}

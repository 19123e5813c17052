import './NumberChoice.css'
import { For, onCleanup, onMount, Show } from 'solid-js'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { locomotiveNumbers } from '../../printed/locomotives'
import { words } from '../words'
import type { Editing } from './editing'
import type { Choosing } from './tap'

/** Which number a locomotive or a factory has: the second of its two taps. */
export function NumberChoice(props: { readonly editing: Editing; readonly of: Choosing }) {
  const title = () => {
    const { edit, names } = words()
    return props.of.of === 'factory'
      ? edit.whichFactory(props.of.gap)
      : edit.whichLocomotive(names.lines[props.of.line])
  }
  const now = (): number | undefined => {
    const { factories, locomotives } = props.editing.board()
    return props.of.of === 'factory' ? factories[props.of.gap - 1] : locomotives[props.of.line][props.of.place]
  }
  // Gaps are filled from the left: only the last factory leaves none behind it.
  const canTakeOff = () =>
    now() !== undefined && (props.of.of === 'locomotive' || props.of.gap === props.editing.board().factories.length)
  const nameOf = (number: (typeof locomotiveNumbers)[number]) =>
    props.of.of === 'factory'
      ? words().dock.factory(number, words().names.factories[number])
      : words().names.locomotive(String(number))
  let choice: HTMLDivElement | undefined
  let heading: HTMLHeadingElement | undefined
  const before = document.activeElement
  onMount(() => heading?.focus())
  onCleanup(() => {
    // Who has tapped something else meanwhile is there. What had the focus is not shown again before this is done.
    if (choice?.contains(document.activeElement) && before instanceof HTMLElement) queueMicrotask(() => before.focus())
  })
  return (
    <div ref={choice} class="number-choice">
      <header>
        <h2 ref={heading} tabindex="-1">
          {title()}
        </h2>
        <Button kind="plain" label={words().edit.leave} onClick={() => props.editing.leave()}>
          <Icon name="close" />
        </Button>
      </header>
      <div class="numbers">
        <For each={locomotiveNumbers}>
          {number => (
            <button
              type="button"
              aria-label={nameOf(number)}
              aria-pressed={now() === number}
              onClick={() => props.editing.choose(number)}
            >
              {number}
            </button>
          )}
        </For>
        <Show when={canTakeOff()}>
          <button type="button" class="none" onClick={() => props.editing.choose(undefined)}>
            {words().edit.takeOff}
          </button>
        </Show>
      </div>
    </div>
  )
}

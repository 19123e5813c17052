import { createUniqueId, type JSX } from 'solid-js'
import type { Part } from './spot'

interface PartFrameProps {
  readonly part: Part
  readonly title: string
  readonly note: JSX.Element
  /** All of the part in one sentence; the drawing itself is silent but for its targets. */
  readonly description: string
  readonly children: JSX.Element
}

/** A part of the board under its name. */
export function PartFrame(props: PartFrameProps) {
  const id = createUniqueId()
  return (
    <div class="part" data-part={props.part} role="group" aria-labelledby={id}>
      <p class="unseen" id={id}>
        {props.description}
      </p>
      <p class="part-name" aria-hidden="true">
        <strong>{props.title}</strong> {props.note}
      </p>
      {props.children}
    </div>
  )
}

import './PieceButton.css'
import type { JSX } from 'solid-js'

interface PieceButtonProps {
  /** Whether the piece lies there, where tapping puts it down and takes it off. */
  readonly isOn?: boolean
  readonly label?: string
  readonly onClick: () => void
  readonly children: JSX.Element
}

/** A piece to be put down, taken off or given a number. */
export function PieceButton(props: PieceButtonProps) {
  return (
    <button
      type="button"
      class="piece-button"
      aria-pressed={props.isOn}
      aria-label={props.label}
      onClick={() => props.onClick()}
    >
      {props.children}
    </button>
  )
}

import './Stepper.css'
import type { JSX } from 'solid-js'

interface StepperProps {
  /** What is counted, for screen readers and, where there is no sign, for everyone. */
  readonly label: string
  /** A short sign in place of the visible label. */
  readonly sign?: JSX.Element
  readonly value: number
  /** How the value is written, where that is not its number. */
  readonly shown?: string
  readonly from: number
  readonly to: number
  readonly onChange: (value: number) => void
}

/** A number that goes up and down by one. At a limit the button only says so: a disabled one would lose the focus. */
export function Stepper(props: StepperProps) {
  const isLowest = () => props.value <= props.from
  const isHighest = () => props.value >= props.to
  return (
    <div class="stepper" role="group" aria-label={props.label}>
      <span class="stepper-label" aria-hidden="true">
        {props.sign ?? props.label}
      </span>
      <button
        type="button"
        aria-label={`${props.label} −1`}
        aria-disabled={isLowest() ? 'true' : undefined}
        onClick={() => !isLowest() && props.onChange(props.value - 1)}
      >
        −
      </button>
      <output>{props.shown ?? props.value}</output>
      <button
        type="button"
        aria-label={`${props.label} +1`}
        aria-disabled={isHighest() ? 'true' : undefined}
        onClick={() => !isHighest() && props.onChange(props.value + 1)}
      >
        +
      </button>
    </div>
  )
}

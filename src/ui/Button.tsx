import './button.css'
import type { JSX } from 'solid-js'

type Kind = 'main' | 'plain'

interface ButtonProps {
  readonly kind?: Kind | undefined
  /** Whether it is chosen, where it is one of a choice. */
  readonly pressed?: boolean | undefined
  readonly onClick: () => void
  readonly label?: string | undefined
  readonly children: JSX.Element
}

/** Does something here. */
export function Button(props: ButtonProps) {
  return (
    <button
      type="button"
      class="button"
      classList={{ main: props.kind === 'main', plain: props.kind === 'plain' }}
      aria-label={props.label}
      aria-pressed={props.pressed}
      onClick={() => props.onClick()}
    >
      {props.children}
    </button>
  )
}

interface LinkButtonProps {
  readonly kind?: Kind | undefined
  readonly href: string
  readonly label?: string | undefined
  readonly children: JSX.Element
}

/** Leads to another page. */
export function LinkButton(props: LinkButtonProps) {
  return (
    <a
      class="button"
      classList={{ main: props.kind === 'main', plain: props.kind === 'plain' }}
      href={props.href}
      aria-label={props.label}
    >
      {props.children}
    </a>
  )
}

import './EmptyState.css'
import type { JSX } from 'solid-js'

/** Nothing here yet: what will be, and as children the one way on. */
export function EmptyState(props: { readonly title: string; readonly hint: string; readonly children?: JSX.Element }) {
  return (
    <section class="empty-state">
      <h2>{props.title}</h2>
      <p>{props.hint}</p>
      {props.children}
    </section>
  )
}

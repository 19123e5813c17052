import './Page.css'
import { createEffect, type JSX, onMount } from 'solid-js'

interface PageProps {
  readonly title: string
  /** What the browser's tab says, where it is not the title. */
  readonly tab: string
  /** True when the player came here from another page: the heading takes the focus and the page starts at its top. */
  readonly arrived: boolean
  readonly before?: JSX.Element
  readonly children: JSX.Element
}

/** A page with its heading, its title in the browser, and the focus where a screen reader should begin. */
export function Page(props: PageProps) {
  let heading: HTMLHeadingElement | undefined
  createEffect(() => {
    document.title = props.tab
  })
  onMount(() => {
    if (!props.arrived) return
    window.scrollTo(0, 0)
    heading?.focus({ preventScroll: true })
  })
  return (
    <div class="page">
      {props.before}
      <h1 ref={heading} tabindex="-1">
        {props.title}
      </h1>
      {props.children}
    </div>
  )
}

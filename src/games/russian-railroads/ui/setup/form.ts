import type { Draft } from './draft'

/** What each part of the form is given: the set-up so far, and how to change it. */
export interface PartProps {
  readonly draft: Draft
  readonly change: (next: Draft) => void
}

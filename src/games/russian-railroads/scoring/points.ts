import type { EndBonusId } from '../printed/cards'
import type { Colour, Line } from '../printed/lines'

/** What a number is for; `text/` turns it into words. */
export type Label =
  | { readonly key: 'round' | 'industry' | 'end' | 'cards' | 'total' }
  | { readonly key: 'line'; readonly line: Line }
  /** `doubled`: by a doubler. */
  | {
      readonly key: 'space'
      readonly line: Line
      readonly space: number
      readonly colour: Colour
      readonly doubled: boolean
    }
  | { readonly key: 'line-doubled' }
  | { readonly key: 'star'; readonly space: number }
  | { readonly key: 'medal' }
  | { readonly key: 'marker'; readonly position: number }
  | { readonly key: 'card'; readonly card: EndBonusId; readonly count?: number }
  | { readonly key: 'majority'; readonly place: number; readonly engineers: number; readonly highest: number }

/** A labelled sum: the points of a node with parts are the sum of theirs. */
export interface Points {
  readonly label: Label
  readonly points: number
  readonly parts: readonly Points[]
}

export const leaf = (label: Label, points: number): Points => ({ label, points, parts: [] })

export const sumOf = (label: Label, parts: readonly Points[]): Points => ({
  label,
  points: parts.reduce((sum, part) => sum + part.points, 0),
  parts,
})

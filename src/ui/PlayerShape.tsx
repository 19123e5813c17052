import './PlayerShape.css'

/** Each colour has a shape of its own, in a square of 16, so that nobody needs to see the colour. */
export const shapes = {
  red: 'M8 2 15 14H1z',
  blue: 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
  green: 'M2 2h12v12H2z',
  yellow: 'M8 .8 15.2 8 8 15.2.8 8z',
}

/** A cross, for a colour that only a newer version of the app knows. */
const otherShape = 'M6 1h4v5h5v4h-5v5H6v-5H1V6h5z'

/** The shape of a colour, whichever game it comes from. */
export const shapeOf = (color: string): string => new Map(Object.entries(shapes)).get(color) ?? otherShape

/** A player's mark: shape and colour. The name stands beside it or is said by its owner. */
export function PlayerShape(props: { readonly color: string }) {
  return (
    <svg class="player-shape" data-color={props.color} viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapeOf(props.color)} />
    </svg>
  )
}

import './PlayerShape.css'
import type { PlayerColor } from '../printed/players'

/** Each colour has a shape of its own, so that nobody needs to see the colour. */
export const shapes: Readonly<Record<PlayerColor, string>> = {
  red: 'M8 2 15 14H1z',
  blue: 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
  green: 'M2 2h12v12H2z',
  yellow: 'M8 .8 15.2 8 8 15.2.8 8z',
}

/** A player's mark: shape and colour. The name stands beside it or is said by its owner. */
export function PlayerShape(props: { readonly color: PlayerColor }) {
  return (
    <svg class="player-shape" data-color={props.color} viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[props.color]} />
    </svg>
  )
}

/** A worker of the player's colour, or the black one. */
export function Worker(props: { readonly black?: boolean }) {
  return (
    <svg class="worker" classList={{ black: props.black ?? false }} viewBox="-1 -1 10 11" aria-hidden="true">
      <path d={pawn} />
    </svg>
  )
}

/** The outline of a worker, 8 by 9. */
export const pawn = 'M4 0a2.3 2.3 0 0 1 1.3 4.2C6.5 5 7.2 6.7 7.5 9H.5C.8 6.7 1.5 5 2.7 4.2A2.3 2.3 0 0 1 4 0z'

/** A buffer stop where the reach of the locomotives ends. */
export function Buffer(props: { readonly x: number }) {
  return (
    <path
      class="buffer"
      transform={`translate(${props.x} 0)`}
      d="M0 13.5v21M-4.5 18v3M-4.5 27v3M-4.5 19.5H0M-4.5 28.5H0"
    />
  )
}

/** The pattern of what no locomotive reaches. */
export function Hatching(props: { readonly id: string }) {
  return (
    <pattern id={props.id} class="hatching" width="5" height="5" patternUnits="userSpaceOnUse">
      <path d="M-1 1 1-1M0 5 5 0M4 6 6 4" />
    </pattern>
  )
}

/** The pattern of what no locomotive reaches. */
export function Hatching(props: { readonly id: string }) {
  return (
    <pattern id={props.id} class="hatching" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M-1 1 1-1M0 6 6 0M5 7 7 5" />
    </pattern>
  )
}

/** What has been won is ticked. */
export function Tick(props: { readonly x: number; readonly y: number }) {
  return (
    <g class="tick" transform={`translate(${props.x} ${props.y})`}>
      <circle r="4" />
      <path d="m-2 .2 1.4 1.4 2.6-3" />
    </g>
  )
}

/** What has been won is ticked. */
export function Tick(props: { readonly x: number; readonly y: number }) {
  return (
    <g class="tick" transform={`translate(${props.x} ${props.y})`}>
      <circle r="4.5" />
      <path d="m-2.2 0 1.6 1.7 2.8-3.2" />
    </g>
  )
}

/** Number and letter as they stand on the tile. */
export function EngineerFace(props: { readonly number: number | undefined; readonly letter: string }) {
  return (
    <span class="engineer-face">
      <b>{props.number ?? '?'}</b>
      <i>{props.letter}</i>
    </span>
  )
}

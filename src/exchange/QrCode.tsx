import './QrCode.css'
import { createMemo } from 'solid-js'
import { encode } from 'uqr'

/** A text as a QR code, with the quiet edge it needs. */
export function QrCode(props: { readonly text: string; readonly label: string }) {
  const code = createMemo(() => encode(props.text, { ecc: 'L', border: 4 }))
  return (
    <svg
      class="qr-code"
      role="img"
      aria-label={props.label}
      viewBox={`0 0 ${code().size} ${code().size}`}
      shape-rendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${code().size}v${code().size}H0z`} />
      <path fill="#000" d={draw(code().data)} />
    </svg>
  )
}

/** One path for all dark squares. */
const draw = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

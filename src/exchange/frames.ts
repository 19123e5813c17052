import { checkSum } from './pack'

// A packed game as the texts of QR codes: one where it fits, else a sequence that is shown again and again. A text says
// which part of how many it is and the check sum of the whole, so that parts of two games never mix:
//
//   SM1:2/5:9AD3F00C:<part, two bytes in three characters>
//
// It uses only the characters of a QR code's alphanumeric mode, which packs them almost as tightly as bytes.

/** What one code holds at most, if one is enough; and each code of a sequence, which is easier to scan. */
const most = 1200
const each = 400

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** The texts that carry these bytes. */
export function toFrames(bytes: Uint8Array): string[] {
  const size = bytes.length <= most ? most : each
  const total = Math.max(1, Math.ceil(bytes.length / size))
  const sum = checkSum(bytes).toString(16).toUpperCase().padStart(8, '0')
  return Array.from(
    { length: total },
    (_, i) => `SM1:${i + 1}/${total}:${sum}:${encode(bytes.subarray(i * size, (i + 1) * size))}`,
  )
}

/** How far a sequence has come. */
export interface Collected {
  readonly have: number
  readonly total: number
  /** Everything, once it is there and its check sum is right. */
  readonly bytes?: Uint8Array
}

/** Longer sequences are not made by anybody: a game has at most 2 MB. */
const longestSequence = 5000

/** Puts a sequence together, in whichever order its parts are seen. A part of another game begins anew. */
export function createCollector() {
  let whole = ''
  let parts = new Map<number, Uint8Array>()
  /** The state after this text, or undefined if it is no part of a game. */
  return (text: string): Collected | undefined => {
    const [, index, total, sum, part] = /^SM1:(\d{1,4})\/(\d{1,4}):([0-9A-F]{8}):(.*)$/s.exec(text) ?? []
    const content = part === undefined ? undefined : decode(part)
    const [at, all] = [Number(index), Number(total)]
    if (!content || at < 1 || at > all || all > longestSequence) return undefined
    if (whole !== `${total}:${sum}`) parts = new Map()
    whole = `${total}:${sum}`
    parts.set(at, content)
    if (parts.size < all) return { have: parts.size, total: all }
    const bytes = join(Array.from({ length: all }, (_, i) => parts.get(i + 1) ?? new Uint8Array()))
    if (checkSum(bytes) === Number.parseInt(sum ?? '', 16)) return { have: all, total: all, bytes }
    parts = new Map()
    return { have: 0, total: all }
  }
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Two bytes are three characters, a single one at the end two (RFC 9285). */
function encode(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 2) {
    const pair = bytes[i + 1] === undefined ? (bytes[i] ?? 0) : (bytes[i] ?? 0) * 256 + (bytes[i + 1] ?? 0)
    text += letter(pair) + letter(pair / 45)
    if (bytes[i + 1] !== undefined) text += letter(pair / 2025)
  }
  return text
}

const letter = (value: number): string => letters.charAt(Math.floor(value) % 45)

function decode(text: string): Uint8Array | undefined {
  const bytes: number[] = []
  for (let i = 0; i < text.length; i += 3) {
    const digits = Array.from(text.slice(i, i + 3), character => letters.indexOf(character))
    const value = (digits[0] ?? 0) + (digits[1] ?? 0) * 45 + (digits[2] ?? 0) * 2025
    if (digits.length < 2 || digits.includes(-1) || value >= (digits.length === 3 ? 65536 : 256)) return undefined
    if (digits.length === 3) bytes.push(value >> 8)
    bytes.push(value & 255)
  }
  return Uint8Array.from(bytes)
}

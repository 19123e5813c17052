import { maxGame } from './source'

// A packed game: one byte that says how, four bytes of a check sum, and the game file's text, deflated where the browser
// can. Small enough for QR codes and links.

type Bytes = Uint8Array<ArrayBuffer>

const plain = 0
const deflated = 1

// TypeScript believes that every browser has them.
const device: Partial<Pick<typeof globalThis, 'CompressionStream' | 'DecompressionStream'>> = globalThis

/** A game's text, as small as this browser makes it. */
export async function pack(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  const Stream = device.CompressionStream
  const content = Stream ? await pump(bytes, new Stream('deflate-raw')) : bytes
  const packed = new Uint8Array(5 + content.length)
  packed[0] = Stream ? deflated : plain
  new DataView(packed.buffer).setUint32(1, checkSum(bytes))
  packed.set(content, 5)
  return packed
}

/** The text of a packed game, or undefined where it is not one, is damaged or unpacks to more than any game. */
export async function unpack(packed: Uint8Array): Promise<string | undefined> {
  const [how] = packed
  if (packed.length < 5 || (how !== plain && how !== deflated)) return undefined
  const sum = new DataView(packed.buffer, packed.byteOffset).getUint32(1)
  const content = packed.slice(5)
  try {
    const Stream = device.DecompressionStream
    if (how === deflated && !Stream) return undefined
    const bytes = how === deflated && Stream ? await pump(content, new Stream('deflate-raw')) : content
    return checkSum(bytes) === sum ? new TextDecoder('utf-8', { fatal: true }).decode(bytes) : undefined
  } catch {
    return undefined
  }
}

/** Sends bytes through a stream; stops where more comes out than any game has. */
async function pump(bytes: Bytes, stream: ReadableWritablePair<Bytes, BufferSource>): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const chunks: Bytes[] = []
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value)
    length += next.value.length
    if (length > maxGame) {
      await reader.cancel()
      throw new RangeError('larger than any game')
    }
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** CRC-32, as zip files have it. */
export function checkSum(bytes: Uint8Array): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

/** Bytes as a link carries them. */
export function toLink(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function fromLink(link: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), character => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

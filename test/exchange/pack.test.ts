import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createCollector, toFrames } from '../../src/exchange/frames'
import { checkSum, fromLink, pack, toLink, unpack } from '../../src/exchange/pack'
import { writeGame } from '../../src/games/russian-railroads/files/game-file'
import { drawGame } from './games'

afterEach(() => vi.unstubAllGlobals())

const short = writeGame(drawGame(0, 20))
const whole = writeGame(drawGame(2))

test('the check sum is that of zip files', () => {
  expect(checkSum(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
})

describe('a packed game', () => {
  test('unpacks to the same text, through a link too', async () => {
    for (const text of [short, whole]) {
      const packed = await pack(text)
      expect(await unpack(packed)).toBe(text)
      expect(fromLink(toLink(packed))).toEqual(packed)
      expect(toLink(packed)).toMatch(/^[\w-]+$/)
      expect(packed.length).toBeLessThan(text.length / 3)
    }
  })

  test('travels unpacked from a browser that cannot deflate', async () => {
    vi.stubGlobal('CompressionStream', undefined)
    const packed = await pack(short)
    vi.unstubAllGlobals()
    expect(await unpack(packed)).toBe(short)
  })

  test('is nothing at all once a byte of it is wrong', async () => {
    const packed = await pack(short)
    for (let at = 0; at < packed.length; at += 7) {
      const wrong = packed.with(at, (packed[at] ?? 0) ^ 4)
      expect(await unpack(wrong)).toBeUndefined()
    }
    expect(await unpack(packed.slice(0, -3))).toBeUndefined()
    expect(await unpack(new Uint8Array())).toBeUndefined()
    expect(fromLink('ümläut')).toBeUndefined()
  })

  test('that would unpack to more than any game has is refused', async () => {
    const bomb = new Blob(['x'.repeat(50_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const content = new Uint8Array(await new Response(bomb).arrayBuffer())
    expect(await unpack(Uint8Array.from([1, 0, 0, 0, 0, ...content]))).toBeUndefined()
  })
})

describe('codes', () => {
  test('one is enough for 1,200 bytes, a sequence carries more', () => {
    expect(toFrames(new Uint8Array(1200))).toHaveLength(1)
    expect(toFrames(new Uint8Array(1201)).length).toBeGreaterThan(1)
  })

  test('use only what the alphanumeric mode of a QR code has', () => {
    expect(toFrames(Uint8Array.from({ length: 256 }, (_, i) => i)).join('')).toMatch(/^[0-9A-Z $%*+\-./:]+$/)
  })

  test('give the bytes back in whichever order and however often they are seen', () => {
    const bytes = fc.uint8Array({ maxLength: 3000 })
    fc.assert(
      fc.property(bytes, fc.infiniteStream(fc.nat()), (sent, order) => {
        const frames = toFrames(sent)
        const collect = createCollector()
        let received: Uint8Array | undefined
        for (const at of order) {
          received = collect(frames[at % frames.length] ?? '')?.bytes
          if (received) break
        }
        expect(received).toEqual(sent)
      }),
      { numRuns: 60 },
    )
  })

  test('of two games never mix', () => {
    const [first, second] = [new Uint8Array(2000).fill(1), new Uint8Array(2000).fill(2)].map(toFrames)
    const collect = createCollector()
    for (const frame of first?.slice(1) ?? []) expect(collect(frame)?.bytes).toBeUndefined()
    expect(collect(second?.[0] ?? '')).toEqual({ have: 1, total: 5 })
  })

  test.each([
    '',
    'https://example.org',
    'SM1:0/1:00000000:',
    'SM1:2/1:00000000:',
    'SM1:1/1:00000000:abc',
    'SM1:1/1:00000000:::::',
  ])('“%s” is none of ours', text => expect(createCollector()(text)).toBeUndefined())
})

import { createCollector } from './frames'

/** A picture that can be drawn, and its size. */
interface Picture {
  readonly image: CanvasImageSource
  readonly width: number
  readonly height: number
}

/** More pixels would not make a code easier to read. */
const mostPixels = 1600

/** Reads the text of a QR code in a picture; the code for that is fetched now. */
export async function createReader(): Promise<(picture: Picture) => string | undefined> {
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return ({ image, width, height }) => {
    const scale = Math.min(1, mostPixels / Math.max(width, height, 1))
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    if (!context || canvas.width === 0 || canvas.height === 0) return undefined
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      return undefined // no code in sight
    }
  }
}

/** The packed game in pictures of its codes, or undefined where they do not hold all of it. */
export async function scanPictures(files: readonly Blob[]): Promise<Uint8Array | undefined> {
  const read = await createReader()
  const collect = createCollector()
  for (const file of files) {
    const image = await createImageBitmap(file).catch(() => undefined)
    const text = image && read({ image, width: image.width, height: image.height })
    const bytes = text === undefined ? undefined : collect(text)?.bytes
    if (bytes) return bytes
  }
  return undefined
}

/** The camera's picture, or why there is none. */
export async function openCamera(): Promise<MediaStream | 'refused' | 'missing'> {
  const device: Partial<Pick<Navigator, 'mediaDevices'>> = navigator // missing on an address without https
  if (!device.mediaDevices) return 'missing'
  try {
    return await device.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotFoundError' ? 'missing' : 'refused'
  }
}

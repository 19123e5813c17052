import './Scanner.css'
import { createSignal, onCleanup, onMount, Show } from 'solid-js'
import { Button } from '../ui/Button'
import { FileButton } from './FileButton'
import { type Collected, createCollector } from './frames'
import { createReader, openCamera, scanPictures } from './scan'
import { words } from './words'

interface ScannerProps {
  /** A packed game, whole. */
  readonly onScanned: (packed: Uint8Array) => void
  readonly onStop: () => void
}

const pause = 60

/** Reads a game from the codes that another phone shows: with the camera, or from pictures of them. */
export function Scanner(props: ScannerProps) {
  const [camera, setCamera] = createSignal<'starting' | 'running' | 'refused' | 'missing'>('starting')
  const [seen, setSeen] = createSignal<Collected>()
  const [isLost, setLost] = createSignal(false)
  let video: HTMLVideoElement | undefined
  let stream: MediaStream | undefined
  let left = false

  const start = async () => {
    const opened = await openCamera()
    if (typeof opened === 'string') return void setCamera(opened)
    stream = opened
    if (left || !video) return stop()
    video.srcObject = opened
    await video.play().catch(() => undefined) // left in the same moment
    setCamera('running')
    await watch(video)
  }
  const watch = async (from: HTMLVideoElement) => {
    const read = await createReader()
    const collect = createCollector()
    while (!left) {
      const text = read({ image: from, width: from.videoWidth, height: from.videoHeight })
      const collected = text === undefined ? undefined : collect(text)
      if (collected) setSeen(collected)
      if (collected?.bytes) {
        props.onScanned(collected.bytes)
        return
      }
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
  const stop = () => stream?.getTracks().forEach(track => track.stop())
  const look = async (files: readonly File[]) => {
    const packed = await scanPictures(files)
    setLost(!packed)
    if (packed) props.onScanned(packed)
  }
  onMount(() => void start())
  onCleanup(() => {
    left = true
    stop()
  })
  const said = () => {
    const now = camera()
    const parts = seen()
    if (now === 'refused' || now === 'missing') return words().scan[now]
    if (parts) return words().scan.have(parts.have, parts.total)
    return now === 'starting' ? words().scan.starting : words().scan.hint
  }
  return (
    <section class="scanner">
      <h2>{words().scan.title}</h2>
      <Show when={camera() !== 'refused' && camera() !== 'missing'}>
        <video ref={video} muted playsinline aria-label={words().scan.title} />
      </Show>
      <p role="status">{said()}</p>
      <Show when={isLost()}>
        <p role="alert">{words().scan.notFound}</p>
      </Show>
      <div class="ways">
        <FileButton accept="image/*" onFiles={files => void look(files)}>
          {words().scan.fromPicture}
        </FileButton>
        <Button kind="plain" onClick={() => props.onStop()}>
          {words().scan.stop}
        </Button>
      </div>
    </section>
  )
}

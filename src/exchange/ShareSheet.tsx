import './ShareSheet.css'
import { createSignal, onCleanup, Show } from 'solid-js'
import { formatWhen } from '../text/format'
import { shareWords } from '../text/share'
import { Button } from '../ui/Button'
import { createLater } from '../ui/later'
import { Sheet } from '../ui/Sheet'
import { BgStats } from './BgStats'
import { csvOf } from './csv'
import { download, fileName } from './download'
import { drawPicture } from './picture'
import { copy, share, textOf } from './share'
import type { SharedGame } from './shared-game'

/** A game to take along: as a text, a picture, its file, a table, or a play for BG Stats. */
export function ShareSheet(props: { readonly game: SharedGame; readonly onClose: () => void }) {
  const [said, setSaid] = createSignal('')
  const [byHand, setByHand] = createSignal('')
  const when = () => formatWhen(props.game.startedAt, props.game.seconds)
  const text = () => textOf(props.game, when(), shareWords())
  const nameOf = (ending: string) =>
    fileName(
      new Date(props.game.startedAt),
      props.game.players.map(({ name }) => name),
      ending,
    )
  const draw = () => {
    const { noPlace, made } = shareWords()
    return drawPicture(props.game, { when: when(), noPlace, made }).catch(() => undefined)
  }
  const picture = createLater(draw)
  let shownUrl = ''
  const free = () => URL.revokeObjectURL(shownUrl)
  onCleanup(free)
  const preview = () => {
    const blob = picture()
    free()
    shownUrl = blob ? URL.createObjectURL(blob) : ''
    return shownUrl
  }

  const shareText = async () => {
    const result = text()
    setByHand('')
    if ((await share({ text: result })) !== 'refused') return
    if (await copy(result)) setSaid(shareWords().copied)
    else setByHand(result)
  }
  /** Through the share sheet where it takes files, else as a download. */
  const give = async (shared: File, saved = shared) => {
    if ((await share({ files: [shared] })) !== 'refused') return
    download(saved.name, saved)
    setSaid(shareWords().saved(saved.name))
  }
  const sharePicture = async () => {
    const blob = picture() ?? (await draw()) // a quick tap comes before the preview
    if (blob) await give(new File([blob], nameOf('png'), { type: 'image/png' }))
    else setSaid(shareWords().noPicture)
  }
  const shareFile = () =>
    give(
      // The share sheet refuses endings it does not know; whoever imports the file looks at its content.
      new File([props.game.file], nameOf('railroads.txt'), { type: 'text/plain' }),
      new File([props.game.file], nameOf('railroads.json'), { type: 'application/json' }),
    )
  const shareCsv = () =>
    give(new File([csvOf(props.game, shareWords().csvWords)], nameOf('csv'), { type: 'text/csv;charset=utf-8' }))

  return (
    <Sheet title={shareWords().title} onClose={() => props.onClose()}>
      <div class="share-sheet">
        <div class="preview">
          <Show when={preview()}>{url => <img src={url()} alt={shareWords().preview} />}</Show>
        </div>
        <div class="ways">
          <Button kind="main" onClick={() => void shareText()}>
            {shareWords().text}
          </Button>
          <Button kind="main" onClick={() => void sharePicture()}>
            {shareWords().picture}
          </Button>
          <Button onClick={() => void shareFile()}>{shareWords().file}</Button>
          <Button onClick={() => void shareCsv()}>{shareWords().csv}</Button>
        </div>
        <p role="status">{said()}</p>
        <Show when={byHand()}>
          <label>
            {shareWords().copyByHand}
            <textarea readonly rows="6" onFocus={event => event.currentTarget.select()}>
              {byHand()}
            </textarea>
          </label>
        </Show>
        <BgStats game={props.game} />
      </div>
    </Sheet>
  )
}

import './Data.css'
import { createSignal, Show } from 'solid-js'
import { BackupButton } from '../exchange/BackupButton'
import { words } from '../exchange/words'
import { Button, LinkButton } from '../ui/Button'
import { Sheet } from '../ui/Sheet'
import { address } from './place'
import { forgetCopies } from './preferences'

/** All games out, games in, or everything away. */
export function Data() {
  const [isClearing, setClearing] = createSignal(false)
  const [isRefused, setRefused] = createSignal(false)
  const clear = async () => {
    const { wipe } = await import('../storage/everything')
    try {
      await wipe()
    } catch {
      return void setRefused(true)
    }
    forgetCopies()
    window.location.hash = address.home
    window.location.reload() // what is held in memory goes too
  }
  return (
    <section class="data">
      <h2>{words().data.title}</h2>
      <BackupButton />
      <LinkButton href={address.import}>{words().data.import}</LinkButton>
      <Button onClick={() => setClearing(true)}>{words().data.clear}</Button>
      <Show when={isClearing()}>
        <Sheet title={words().data.clear} onClose={() => setClearing(false)}>
          <div class="data-clear">
            <p>{words().data.clearHint}</p>
            <BackupButton kind="main" />
            <Button onClick={() => void clear()}>{words().data.clearNow}</Button>
            <Button kind="plain" onClick={() => setClearing(false)}>
              {words().data.keep}
            </Button>
            <Show when={isRefused()}>
              <p role="alert">{words().data.notCleared}</p>
            </Show>
          </div>
        </Sheet>
      </Show>
    </section>
  )
}

import './InstallHint.css'
import { createResource, Show } from 'solid-js'
import { BackupButton } from '../exchange/BackupButton'
import { countUnsafe, restReminder } from '../exchange/take-backup'
import { words } from '../exchange/words'
import { Button } from '../ui/Button'

/** A quiet word after every tenth finished game that no backup holds. */
export function Reminder() {
  const [unsafe, { mutate }] = createResource(() => countUnsafe().catch(() => undefined))
  const close = () => {
    mutate(undefined)
    void restReminder()
  }
  return (
    <Show when={unsafe.latest}>
      {games => (
        <aside class="install-hint">
          <p>{words().reminder.text(games())}</p>
          <div>
            <BackupButton />
            <Button kind="plain" onClick={close}>
              {words().reminder.later}
            </Button>
          </div>
        </aside>
      )}
    </Show>
  )
}

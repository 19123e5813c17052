import './DeviceState.css'
import { Show } from 'solid-js'
import { formatBytes } from '../text/format'
import { t } from '../text/language'
import { Button } from '../ui/Button'
import { Facts } from '../ui/Facts'
import { createLater } from '../ui/later'
import { update } from './update'
import { offline } from './worker'

/** What this device does for the app: offline, storage, version. */
export function DeviceState() {
  const stored = createLater(readStored)
  const isOffline = () => (window.isSecureContext ? t().device.offlineIs[offline()] : t().device.needsHttps)
  const persistence = () => {
    const known = stored()
    return known ? t().device.persistenceIs[known.persistence] : '…'
  }
  const usage = () => {
    const known = stored()
    if (!known) return '…'
    const bytes = known.usage
    return bytes === undefined ? t().device.unknown : formatBytes(bytes)
  }
  return (
    <section class="device-state">
      <h2>{t().device.title}</h2>
      <Facts
        facts={[
          { name: t().device.offline, value: <>{isOffline()}</> },
          { name: t().device.persistence, value: <>{persistence()}</> },
          { name: t().device.usage, value: <>{usage()}</> },
          { name: t().device.version, value: <>{__VERSION__}</> },
        ]}
      />
      <Show when={update.waits()}>
        <p>{t().notice.update}</p>
        <Button kind="main" onClick={update.take}>
          {t().notice.takeUpdate}
        </Button>
      </Show>
    </section>
  )
}

async function readStored() {
  const { readPersistence, readUsage } = await import('../storage/persistence')
  // A database that cannot be opened does not keep the rest of this page from being read.
  const persistence = await readPersistence().catch(() => 'unavailable' as const)
  return { persistence, usage: await readUsage().catch(() => undefined) }
}

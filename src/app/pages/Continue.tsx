import { onMount } from 'solid-js'
import { t } from '../../text/language'
import { address } from '../place'
import { Screen } from '../Screen'

/** Where the home screen's shortcut leads: on to the game played last, or Home. Leaves no step in the history. */
export default function Continue() {
  const goOn = async () => {
    const { findLastRunning } = await import('../../storage/games')
    const id = await findLastRunning().catch(() => undefined) // Home says what is wrong with the storage
    window.location.replace(id === undefined ? address.home : address.game(id))
  }
  onMount(() => void goOn())
  return <Screen title={t().continue.title}>{null}</Screen>
}

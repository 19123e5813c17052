import './HandOver.css'
import { createResource, createSignal, Match, Show, Switch } from 'solid-js'
import { Codes } from '../../exchange/Codes'
import { toFrames } from '../../exchange/frames'
import { readGameText } from '../../exchange/game-text'
import { pack, toLink } from '../../exchange/pack'
import { copy, share } from '../../exchange/share'
import { words } from '../../exchange/words'
import { markHandedOver } from '../../storage/handed-over'
import { t } from '../../text/language'
import { Button, LinkButton } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { address } from '../place'
import { place } from '../router'
import { Screen } from '../Screen'

/** Gives a game to another phone, by codes that its camera reads or by a link that carries it. */
export default function HandOver() {
  const here = place()
  const id = here.page === 'handOver' ? here.id : ''
  const [packed] = createResource(() => packGame(id))
  const [sent, setSent] = createSignal<'copied' | 'by-hand'>()
  const link = (bytes: Uint8Array) => new URL(`./${address.arrival(toLink(bytes))}`, window.location.href).href
  const send = async (bytes: Uint8Array) => {
    const url = link(bytes)
    if ((await share({ url })) !== 'refused') return
    setSent((await copy(url)) ? 'copied' : 'by-hand')
  }
  const mark = async () => {
    await markHandedOver(id, Date.now()).catch(() => undefined) // not saved here at all: then it is only there now
    window.location.hash = address.home
  }
  return (
    <Screen title={words().handOver.title}>
      <Switch>
        <Match when={packed.latest === 'storage'}>
          <p role="alert">{t().storage.broken}</p>
        </Match>
        <Match when={packed.latest === 'unknown'}>
          <EmptyState title={t().game.unknown} hint={t().game.unknownHint}>
            <LinkButton kind="main" href={address.home}>
              {t().app.toHome}
            </LinkButton>
          </EmptyState>
        </Match>
        <Match when={readBytes(packed.latest)}>
          {bytes => (
            <div class="hand-over">
              <Codes texts={toFrames(bytes())} />
              <p>{words().handOver.hint}</p>
              <div class="ways">
                <Button kind="main" onClick={() => void mark()}>
                  {words().handOver.done}
                </Button>
                <Button onClick={() => void send(bytes())}>{words().handOver.link}</Button>
                <LinkButton kind="plain" href={address.game(id)}>
                  {words().handOver.back}
                </LinkButton>
              </div>
              <div role="status">
                <Show when={sent() === 'copied'}>
                  <p>
                    {words().handOver.copied} {words().handOver.linkHint}
                  </p>
                </Show>
                <Show when={sent() === 'by-hand'}>
                  <label>
                    {words().handOver.copyByHand}
                    <textarea readonly rows="3">
                      {link(bytes())}
                    </textarea>
                  </label>
                </Show>
              </div>
            </div>
          )}
        </Match>
      </Switch>
    </Screen>
  )
}

const readBytes = (packed: Uint8Array | string | undefined): Uint8Array | undefined =>
  packed instanceof Uint8Array ? packed : undefined

async function packGame(id: string): Promise<Uint8Array | 'unknown' | 'storage'> {
  const text = await readGameText(id).catch(() => false as const)
  if (text === false) return 'storage'
  return text === undefined ? 'unknown' : pack(text)
}

import './TableOptions.css'
import { createResource, createSignal, For, onMount, Show, Suspense } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { loadGame, shelf } from '../games/shelf'
import { optionWords } from '../table/option-words'
import { followOptions, keepPrinted, lastingOptions, options, printedOf, setOption } from '../table/options'
import { t } from '../text/language'
import { Button } from '../ui/Button'
import { Sheet } from '../ui/Sheet'
import { Switches } from '../ui/Switches'

/** How tables behave on this device, and what is printed on its copies of the games. */
export function TableOptions() {
  const [matched, setMatched] = createSignal<string>()
  onMount(() => void followOptions())
  return (
    <>
      <section class="table-options">
        <h2>{optionWords().title}</h2>
        <Switches
          names={lastingOptions}
          label={option => optionWords()[option]}
          isOn={option => options[option]()}
          onChange={setOption}
        />
      </section>
      <section class="table-options">
        <h2>{t().settings.copy}</h2>
        <For each={shelf}>{({ id, name }) => <Button onClick={() => setMatched(id)}>{name}</Button>}</For>
      </section>
      <Show when={matched()} keyed>
        {game => (
          <Suspense>
            <CopySheet game={game} onClose={() => setMatched(undefined)} />
          </Suspense>
        )}
      </Show>
    </>
  )
}

function CopySheet(props: { readonly game: string; readonly onClose: () => void }) {
  const [screens] = createResource(async () => (await loadGame(props.game))?.screens())
  const save = (printed: unknown) => {
    keepPrinted(props.game, printed)
    props.onClose()
  }
  return (
    <Show when={screens()}>
      {ready => (
        <Sheet title={t().settings.copy} onClose={() => props.onClose()}>
          <Dynamic component={ready().Copy} printed={printedOf(props.game)} onSave={save} />
        </Sheet>
      )}
    </Show>
  )
}

import { createResource, createSignal, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { loadGame, nameOfGame, shelf } from '../../games/shelf'
import { followOptions, printedOf } from '../../table/options'
import { t } from '../../text/language'
import { Choice } from '../../ui/Choice'
import { Screen } from '../Screen'

/** Everything of a game explained, with what this device has kept of its printed values. */
export default function Reference() {
  const [chosen, setChosen] = createSignal(shelf[0]?.id ?? '')
  const [screens] = createResource(chosen, async id => {
    const [game] = await Promise.all([loadGame(id), followOptions()])
    return game?.screens()
  })
  return (
    <Screen title={t().reference.title}>
      <Show when={shelf.length > 1} fallback={<p>{nameOfGame(chosen())}</p>}>
        <Choice
          legend={t().newGame.game}
          options={shelf.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={chosen()}
          onChoose={setChosen}
        />
      </Show>
      <Show when={screens()}>{ready => <Dynamic component={ready().Reference} printed={printedOf(chosen())} />}</Show>
    </Screen>
  )
}

import './NewGame.css'
import { createResource, createSignal, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Game } from '../../games/game'
import { loadGame, nameOfGame, shelf } from '../../games/shelf'
import { readGame } from '../../storage/log'
import { readPeople } from '../../storage/people'
import { newId } from '../../table/id'
import { followOptions } from '../../table/options'
import { createTable } from '../../table/play'
import { t } from '../../text/language'
import { Choice } from '../../ui/Choice'
import { address } from '../place'
import { place } from '../router'
import { Screen } from '../Screen'

/** Sets up a game of the shelf, or with `#/new/…` one for the people of an earlier game. */
export default function NewGame() {
  const here = place()
  const again = here.page === 'newGame' ? here.again : undefined
  const [chosen, setChosen] = createSignal(shelf[0]?.id ?? '')
  const [form] = createResource(chosen, game => prepare(game, again))
  let starting = false

  /**
   * Opens the table in place of the form, so that back leads to where the player came from: once the game is on disk,
   * or where the device does not take it, for then the table itself says that it is not saved.
   */
  const start = async (game: Game, setup: unknown) => {
    if (starting) return
    starting = true
    const table = createTable(game, setup)
    await table.settled()
    table.close() // the page that shows it follows it again
    window.location.replace(address.game(table.id))
  }
  return (
    <Screen title={t().newGame.title}>
      <Show when={form()}>
        {ready => (
          <>
            <Show
              when={shelf.length > 1 && !ready().again}
              fallback={<p class="which-game">{nameOfGame(ready().game.id)}</p>}
            >
              <Choice
                legend={t().newGame.game}
                options={shelf.map(({ id, name }) => ({ value: id, label: name }))}
                chosen={chosen()}
                onChoose={setChosen}
              />
            </Show>
            <Dynamic
              component={ready().screens.NewGame}
              people={ready().people}
              again={ready().again}
              newId={newId}
              onStart={setup => void start(ready().game, setup)}
            />
          </>
        )}
      </Show>
    </Screen>
  )
}

/** Everything the form needs. Where nothing can be read from the storage it starts empty; Home says why. */
async function prepare(chosen: string, again: string | undefined) {
  const played = again === undefined ? undefined : await readGame(again).catch(() => undefined)
  const game = await loadGame(played?.entry.game ?? chosen)
  if (!game) throw new Error(`no game ${chosen} on the shelf`)
  await followOptions()
  return { game, screens: await game.screens(), people: await readPeople().catch(() => []), again: played?.setup }
}

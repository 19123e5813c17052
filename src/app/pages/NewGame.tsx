import './NewGame.css'
import { For } from 'solid-js'
import { shelf } from '../../games/shelf'
import { t } from '../../text/language'
import { LinkButton } from '../../ui/Button'
import { address } from '../place'
import { Screen } from '../Screen'

export default function NewGame() {
  return (
    <Screen title={t().newGame.title}>
      <ul class="shelf">
        <For each={shelf}>
          {game => (
            <li>
              <h2>{game.name}</h2>
              <p>{t().newGame.players(game.players.from, game.players.to)}</p>
            </li>
          )}
        </For>
      </ul>
      <p>{t().newGame.soon}</p>
      <p>
        <LinkButton kind="main" href={address.settings}>
          {t().newGame.toSettings}
        </LinkButton>
      </p>
    </Screen>
  )
}

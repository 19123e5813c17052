import { t } from '../../text/language'
import { LinkButton } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { address } from '../place'
import { Screen } from '../Screen'

export default function Players() {
  return (
    <Screen title={t().players.title}>
      <EmptyState title={t().players.empty} hint={t().players.emptyHint}>
        <LinkButton kind="main" href={address.newGame}>
          {t().newGame.title}
        </LinkButton>
      </EmptyState>
    </Screen>
  )
}

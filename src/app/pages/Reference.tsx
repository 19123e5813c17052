import { t } from '../../text/language'
import { LinkButton } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { address } from '../place'
import { Screen } from '../Screen'

export default function Reference() {
  return (
    <Screen title={t().reference.title}>
      <EmptyState title={t().reference.empty} hint={t().reference.emptyHint}>
        <LinkButton kind="main" href={address.newGame}>
          {t().reference.toShelf}
        </LinkButton>
      </EmptyState>
    </Screen>
  )
}

import { t } from '../../text/language'
import { LinkButton } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { address } from '../place'
import { Screen } from '../Screen'

/** An address that leads nowhere. */
export default function Lost() {
  return (
    <Screen title={t().lost.title}>
      <EmptyState title={t().lost.empty} hint={t().lost.hint}>
        <LinkButton kind="main" href={address.home}>
          {t().app.toHome}
        </LinkButton>
      </EmptyState>
    </Screen>
  )
}

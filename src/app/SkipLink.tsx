import './SkipLink.css'
import { t } from '../text/language'

/** Past the navigation, for keyboards. The address stays as it is: its hash belongs to the pages. */
export function SkipLink(props: { readonly to: () => HTMLElement | undefined }) {
  const skip = (event: Event) => {
    event.preventDefault()
    props.to()?.focus()
  }
  return (
    <a class="skip-link button" href="#main" onClick={skip}>
      {t().app.skip}
    </a>
  )
}

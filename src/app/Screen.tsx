import type { JSX } from 'solid-js'
import { t } from '../text/language'
import { Page } from '../ui/Page'
import { hasMoved } from './router'

/** A page of this app: the shared page with our name in the tab and the router's knowledge of where one came from. */
export function Screen(props: {
  readonly title: string
  readonly before?: JSX.Element
  readonly children: JSX.Element
}) {
  const tab = () => (props.title === t().app.name ? props.title : `${props.title} · ${t().app.name}`)
  return (
    <Page title={props.title} tab={tab()} arrived={hasMoved()} before={props.before}>
      {props.children}
    </Page>
  )
}

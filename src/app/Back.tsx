import './Back.css'
import { Icon } from '../ui/Icon'

/** The way back to the page that this one belongs to. */
export function Back(props: { readonly href: string; readonly children: string }) {
  return (
    <a class="back" href={props.href}>
      <Icon name="back" /> {props.children}
    </a>
  )
}

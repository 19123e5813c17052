import './Navigation.css'
import { For } from 'solid-js'
import { t } from '../text/language'
import { Icon } from '../ui/Icon'
import { address } from './place'
import { place } from './router'

const stops = ['home', 'history', 'players', 'reference', 'settings'] as const

/** A page that is reached from one of them. */
const within: Readonly<Partial<Record<(typeof stops)[number], string>>> = { history: 'review', players: 'person' }

/** The five pages one comes back to: along the bottom of a phone, at the side of a wide screen. */
export function Navigation() {
  const label = (stop: (typeof stops)[number]) => (stop === 'home' ? t().home.link : t()[stop].title)
  return (
    <nav class="navigation" aria-label={t().app.navigation}>
      <ul>
        <For each={stops}>
          {stop => (
            <li>
              <a
                href={address[stop]}
                aria-current={place().page === stop ? 'page' : place().page === within[stop] ? 'true' : undefined}
              >
                <Icon name={stop} />
                <span>{label(stop)}</span>
              </a>
            </li>
          )}
        </For>
      </ul>
    </nav>
  )
}

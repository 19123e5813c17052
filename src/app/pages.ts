import { type Component, lazy } from 'solid-js'
import Home from './pages/Home'
import type { Place } from './place'
import { PageMissing } from './trouble'

/** The component of each page. Home comes with the first paint, every other when it is opened. */
export const pages: Record<Place['page'], Component> = {
  home: Home,
  newGame: later(() => import('./pages/NewGame')),
  continue: later(() => import('./pages/Continue')),
  game: later(() => import('./pages/Game')),
  history: later(() => import('./pages/History')),
  review: later(() => import('./pages/Review')),
  players: later(() => import('./pages/Players')),
  person: later(() => import('./pages/Person')),
  reference: later(() => import('./pages/Reference')),
  settings: later(() => import('./pages/Settings')),
  import: later(() => import('./pages/Import')),
  handOver: later(() => import('./pages/HandOver')),
  lost: later(() => import('./pages/Lost')),
}

function later(load: () => Promise<{ default: Component }>): Component {
  return lazy(() =>
    load().catch((cause: unknown) => {
      throw new PageMissing('page code did not load', { cause })
    }),
  )
}

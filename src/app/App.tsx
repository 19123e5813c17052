import './App.css'
import { onMount, Show, Suspense } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { Boundary } from './Boundary'
import { acceptFiles } from './incoming'
import { rememberTable } from './left-open'
import { Navigation } from './Navigation'
import { Notices } from './Notices'
import { pages } from './pages'
import { isGamesOwn } from './place'
import { followPreferences } from './preferences'
import { place } from './router'
import { SkipLink } from './SkipLink'
import { sayOnce } from './said'
import { startWorker } from './worker'

/** The frame around every page. */
export function App() {
  let main: HTMLElement | undefined
  rememberTable()
  onMount(() => {
    acceptFiles()
    void followPreferences()
    void startWorker()
    if (!window.isSecureContext) void sayOnce('said-insecure')
  })
  return (
    <div class="app">
      <SkipLink to={() => main} />
      <div class="edge">
        <Notices />
        <Show when={!isGamesOwn(place())}>
          <Navigation />
        </Show>
      </div>
      <main ref={main} id="main" tabindex="-1">
        <Boundary>
          <Suspense>
            <Show when={place()} keyed>
              {here => <Dynamic component={pages[here.page]} />}
            </Show>
          </Suspense>
        </Boundary>
      </main>
    </div>
  )
}

import { createEffect, Match, on, Switch } from 'solid-js'
import { t } from '../text/language'
import { Notice } from '../ui/Notice'
import { busy } from './busy'
import { place } from './router'
import { hush, saying } from './said'
import { dropOffer, offer } from './undo'
import { update } from './update'

/** What the app has to say by itself: at most one thing at a time, and nothing while a move is running. */
export function Notices() {
  // A sentence that had to wait for the end of a game has not been read yet.
  createEffect(
    on(
      place,
      (_, before) => {
        if (before?.page !== 'game') hush()
      },
      { defer: true },
    ),
  )
  createEffect(on(place, () => dropOffer(window.location.hash), { defer: true }))
  return (
    <div class="notices" role="status">
      <Switch>
        <Match when={offer()}>
          {undoable => (
            <Notice
              text={undoable().text}
              {...(undoable().undo && { action: { label: undoable().label, onClick: () => undoable().undo?.() } })}
              closeLabel={t().app.close}
              onClose={() => dropOffer()}
            />
          )}
        </Match>
        <Match when={update.offered()}>
          <Notice
            text={t().notice.update}
            action={{ label: t().notice.takeUpdate, onClick: update.take }}
            closeLabel={t().app.close}
            onClose={update.close}
          />
        </Match>
        <Match when={!busy() && saying() === 'said-offline'}>
          <Notice text={t().notice.offline} closeLabel={t().app.close} onClose={hush} />
        </Match>
        <Match when={!busy() && saying() === 'said-insecure'}>
          <Notice text={t().notice.insecure} closeLabel={t().app.close} onClose={hush} />
        </Match>
      </Switch>
    </div>
  )
}
